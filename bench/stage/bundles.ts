import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  unstable_readConfig as readConfig,
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
} from "wrangler";
import { type Bundled, bundleParts } from "../../scripts/bundle/parts.ts";
import { ROOT } from "../../scripts/local/settings.ts";
import { runWrangler } from "../../scripts/local/wrangler.ts";

/**
 * The service with its boards, as on a developer's machine; the floor, on the same database; a minimal Worker, without
 * and with the service's bindings.
 */
export type WorkerName = "service" | "floor" | "hello" | "bound";

export type Bundles = Readonly<Record<WorkerName, string>>;

/** The bench's own Workers, by entry point. */
const ENTRY_POINTS = { floor: "worker", hello: "hello", bound: "bound" } as const;

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

const bundleOwn = async (name: keyof typeof ENTRY_POINTS, folder: string): Promise<string> => {
  const config = join(folder, `${name}.json`);
  const main = join(ROOT, "bench/floor", `${ENTRY_POINTS[name]}.ts`);
  const { compatibilityDate } = serviceOptions();
  writeFileSync(config, JSON.stringify({ name, main, compatibility_date: compatibilityDate, minify: true }));
  await runWrangler(["deploy", "--dry-run", "--config", config, "--outdir", join(folder, name)]);
  return join(folder, name, `${ENTRY_POINTS[name]}.js`);
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

/** The service's Worker and its boards' Worker in one, for a runtime with a single Worker. */
const WHOLE_SERVICE = "src/local.ts";

const bundleAll = async (entry: string, minify = true): Promise<Bundles> => {
  // The Worker serves the documents: a deployment builds them too.
  await import("../../scripts/documents.ts");
  const service = join(newFolder(), "service");
  const [others] = await Promise.all([ownBundles(), bundleParts(entry, service, { minify })]);
  return { ...others, service: join(service, `${basename(entry, ".ts")}.js`) };
};

let made: Promise<Bundles> | undefined;

/** Each Worker bundled, once for all benches of a run. @returns the file of each, in the folder of its other modules */
export const bundles = (): Promise<Bundles> => {
  made ??= bundleAll(WHOLE_SERVICE);
  return made;
};

/** The same with the service's names unchanged, so that the runtime's messages name its functions. */
export const readableBundles = (): Promise<Bundles> => bundleAll(WHOLE_SERVICE, false);

/** The same with another Worker in place of the service. @param entry its `index.ts` */
export const bundlesOf = (entry: string): Promise<Bundles> => bundleAll(entry);

/** A Worker as bundled for a deployment. @returns its file */
export const deployedBundle = async (config: string): Promise<string> => {
  const folder = join(newFolder(), "deployed");
  await runWrangler(["deploy", "--config", config, "--env", "production", "--dry-run", "--outdir", folder]);
  const { main } = readConfig({ config: join(ROOT, config), env: "production" });
  return join(folder, `${basename(main!, ".ts")}.js`);
};

let api: Promise<Bundled> | undefined;

/** The API's Worker as deployed, without the boards. */
export const apiBundle = (): Promise<Bundled> => {
  api ??= bundleParts("src/index.ts", join(newFolder(), "api"));
  return api;
};

interface Size {
  readonly bytes: number;
  readonly gzipped: number;
}

/** In bytes. */
export const sizeOf = (file: string): Size => {
  const bytes = readFileSync(file);
  return { bytes: bytes.byteLength, gzipped: gzipSync(bytes).byteLength };
};

/** In bytes: of the whole, to which the platform's limit applies, and of what a start loads. */
export const sizesOf = ({ folder, chunks }: Bundled): { readonly whole: Size; readonly atStart: Size } => {
  const sum = (counted: typeof chunks): Size => {
    const sizes = counted.map(({ file }) => sizeOf(join(folder, file)));
    return {
      bytes: sizes.reduce((bytes, size) => bytes + size.bytes, 0),
      gzipped: sizes.reduce((bytes, size) => bytes + size.gzipped, 0),
    };
  };
  return { whole: sum(chunks), atStart: sum(chunks.filter(({ isStatic }) => isStatic)) };
};
