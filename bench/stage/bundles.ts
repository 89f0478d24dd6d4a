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

/**
 * The service as deployed; the floor, on the same database; a minimal Worker, without and with the service's bindings.
 */
export type WorkerName = "service" | "floor" | "hello" | "bound";

export type Bundles = Readonly<Record<WorkerName, string>>;

/** The bench's own Workers, by entry point. */
const OWN = { floor: "worker", hello: "hello", bound: "bound" } as const;

const configOf = (env?: string) => readConfig({ config: join(ROOT, "wrangler.toml"), ...(env && { env }) });

/**
 * The local service's settings of `wrangler.toml`, and nothing else: Wrangler would add the values of `.env` files and
 * of the shell. The secrets come from the bench, so that no warning appears.
 */
export const serviceOptions = () => {
  process.env.WRANGLER_LOG = "error";
  const config = configOf();
  const { workerOptions } = workerOptionsOf(config);
  workerOptions.bindings = config.vars;
  return workerOptions;
};

/** The variables of a production deployment. */
export const productionVars = () => configOf("production").vars;

const bundleOwn = async (name: keyof typeof OWN, folder: string): Promise<string> => {
  const config = join(folder, `${name}.json`);
  const main = join(ROOT, "bench/floor", `${OWN[name]}.ts`);
  const { compatibilityDate } = serviceOptions();
  writeFileSync(config, JSON.stringify({ name, main, compatibility_date: compatibilityDate, minify: true }));
  await runWrangler(["deploy", "--dry-run", "--config", config, "--outdir", join(folder, name)]);
  return join(folder, name, `${OWN[name]}.js`);
};

/** Deleted when the process ends. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "service-bundles-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

let own: Promise<Omit<Bundles, "service">> | undefined;

const ownBundles = () => {
  const folder = newFolder();
  const bundleAll = async () => {
    const [floor, hello, bound] = await Promise.all(
      (["floor", "hello", "bound"] as const).map((name) => bundleOwn(name, folder)),
    );
    return { floor: floor!, hello: hello!, bound: bound! };
  };
  own ??= bundleAll();
  return own;
};

const bundleAll = async (options: readonly string[]): Promise<Bundles> => {
  const service = join(newFolder(), "service");
  const [others] = await Promise.all([
    ownBundles(),
    runWrangler(["deploy", ...options, "--env", "production", "--dry-run", "--outdir", service]),
  ]);
  return { ...others, service: join(service, "index.js") };
};

let made: Promise<Bundles> | undefined;

/** Each Worker bundled as for a deployment, once for all benches of a run. @returns the file of each */
export const bundles = (): Promise<Bundles> => {
  made ??= bundleAll([]);
  return made;
};

/** The same with the service's names unchanged, for readers of the runtime's messages about functions. */
export const readableBundles = (): Promise<Bundles> => bundleAll(["--minify=false"]);

/** The same with another Worker in place of the service. @param entry its `index.ts` */
export const bundlesOf = (entry: string): Promise<Bundles> => bundleAll([entry]);

/** The dashboard's Worker as bundled for a deployment. @returns its file */
export const panelBundle = async (): Promise<string> => {
  const folder = join(newFolder(), "panel");
  const config = ["--config", "panel/wrangler.toml", "--env", "production"];
  await runWrangler(["deploy", ...config, "--dry-run", "--outdir", folder]);
  return join(folder, "index.js");
};

/** In bytes; the platform's limit and the ceiling apply to the second. */
export const sizeOf = (file: string): { bytes: number; gzipped: number } => {
  const bytes = readFileSync(file);
  return { bytes: bytes.byteLength, gzipped: gzipSync(bytes).byteLength };
};
