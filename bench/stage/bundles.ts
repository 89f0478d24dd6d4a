import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  unstable_readConfig as readConfig,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from "wrangler";
import { ROOT } from "../../scripts/local/settings.ts";
import { runWrangler } from "../../scripts/local/wrangler.ts";

/** The service as deployed; the floor, over the same database; the least a Worker can do. */
export type WorkerName = "service" | "floor" | "hello";

export type Bundles = Readonly<Record<WorkerName, string>>;

/** The Workers of the bench's own, by entry point. */
const OWN = { floor: "worker", hello: "hello" } as const;

/**
 * What `wrangler.toml` says of the service, and nothing else: Wrangler would add the values of `.dev.vars` and of the
 * shell. The secrets come from the bench, so that nothing is to be warned of.
 */
export const serviceOptions = () => {
  process.env.WRANGLER_LOG = "error";
  const config = readConfig({ config: join(ROOT, "wrangler.toml") });
  const { workerOptions } = workerOptionsOf(config);
  workerOptions.bindings = config.vars;
  return workerOptions;
};

const bundleOwn = async (name: keyof typeof OWN, folder: string): Promise<string> => {
  const config = join(folder, `${name}.json`);
  const main = join(ROOT, "bench/floor", `${OWN[name]}.ts`);
  const { compatibilityDate } = serviceOptions();
  writeFileSync(config, JSON.stringify({ name, main, compatibility_date: compatibilityDate, minify: true }));
  await runWrangler(["deploy", "--dry-run", "--config", config, "--outdir", join(folder, name)]);
  return join(folder, name, `${OWN[name]}.js`);
};

const bundleAll = async (options: readonly string[]): Promise<Bundles> => {
  const folder = mkdtempSync(join(tmpdir(), "service-bundles-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await runWrangler(["deploy", "--dry-run", ...options, "--outdir", join(folder, "service")]);
  return {
    service: join(folder, "service", "index.js"),
    floor: await bundleOwn("floor", folder),
    hello: await bundleOwn("hello", folder),
  };
};

let made: Promise<Bundles> | undefined;

/** Each Worker as bundled for a deployment, once for all benches of a run. @returns the file of each */
export const bundles = (): Promise<Bundles> => {
  made ??= bundleAll([]);
  return made;
};

/** The same with the service's names left as they are written, for who reads what the runtime says of its functions. */
export const readableBundles = (): Promise<Bundles> => bundleAll(["--minify=false"]);

/** In bytes; the platform's limit and the ceiling are of the second. */
export const sizeOf = (file: string): { bytes: number; gzipped: number } => {
  const bytes = readFileSync(file);
  return { bytes: bytes.byteLength, gzipped: gzipSync(bytes).byteLength };
};
