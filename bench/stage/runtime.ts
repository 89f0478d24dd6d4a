import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { applyMigrations } from "../../scripts/local/service.ts";
import { HOST, ROOT } from "../../scripts/local/settings.ts";
import { runWrangler } from "../../scripts/local/wrangler.ts";
import { wranglerConfig } from "../../scripts/local/wrangler-config.ts";
import { runtimePids } from "../load/cpu.ts";

export const BACKOFFICE_TOKEN = "bench-backoffice-token";

const SECRETS = {
  KEY_SECRET: "bench-key-secret-0123456789",
  CURSOR_SECRET: "bench-cursor-secret-0123456789",
  BACKOFFICE_TOKEN,
};

/** The environments a bench runs in: as deployed, or telling in each answer what it cost. */
const ENVIRONMENTS = {
  production: { ENVIRONMENT: "production", ALLOW_PRIVATE_TARGETS: "false" },
  local: { ENVIRONMENT: "local", ALLOW_PRIVATE_TARGETS: "true" },
} as const;

export type Environment = keyof typeof ENVIRONMENTS;

/** The service as deployed; the floor, over the same database; the least a Worker can do. */
export type WorkerName = "service" | "floor" | "hello";

export interface Runtime {
  readonly miniflare: Miniflare;
  readonly urls: Readonly<Record<WorkerName, URL>>;
  /** The runtime's process, where it can be told. */
  readonly pid: number | null;
  readonly bundle: string;
}

/** Where a Worker is reached without the proxies of local development. */
const SOCKET = { unsafeDirectSockets: [{ host: HOST, port: 0 }] };

const workerOf = (name: WorkerName, file: string) => ({
  ...SOCKET,
  name,
  rootPath: dirname(file),
  modulesRoot: dirname(file),
  modules: [{ type: "ESModule", path: file, contents: readFileSync(file, "utf8") }],
});

/** The Workers of the bench's own. */
const OWN = { floor: "bench/floor/worker.ts", hello: "bench/floor/hello.ts" } as const;

/** Bundled as for a deployment: one file each. */
const bundleAll = async (state: string): Promise<Readonly<Record<WorkerName, string>>> => {
  const folders = {
    service: join(state, "service"),
    floor: join(state, "floor"),
    hello: join(state, "hello"),
  };
  await runWrangler(["deploy", "--dry-run", "--outdir", folders.service]);
  for (const [name, main] of Object.entries(OWN)) {
    const outdir = folders[name as keyof typeof OWN];
    const config = join(state, `${name}.json`);
    writeFileSync(config, JSON.stringify({ name, main: join(ROOT, main), compatibility_date: "2026-10-23" }));
    await runWrangler(["deploy", "--dry-run", "--config", config, "--outdir", outdir]);
  }
  return {
    service: join(folders.service, "index.js"),
    floor: join(folders.floor, "worker.js"),
    hello: join(folders.hello, "hello.js"),
  };
};

const optionsFor = (
  state: string,
  bundles: Readonly<Record<WorkerName, string>>,
  environment: Environment,
): MiniflareOptions => {
  const { workerOptions } = workerOptionsOf(join(ROOT, "wrangler.toml"));
  const service = {
    ...workerOptions,
    ...workerOf("service", bundles.service),
    bindings: {
      ...(workerOptions.bindings as Record<string, string>),
      ...SECRETS,
      ...ENVIRONMENTS[environment],
    },
  };
  const floor = {
    ...workerOf("floor", bundles.floor),
    compatibilityDate: workerOptions.compatibilityDate,
    d1Databases: workerOptions.d1Databases,
    durableObjects: {
      GATE: { className: "Gate", useSQLite: true },
      LOG: { className: "Log", useSQLite: true },
    },
  };
  const hello = {
    ...workerOf("hello", bundles.hello),
    compatibilityDate: workerOptions.compatibilityDate,
  };
  const shared = { host: HOST, port: 0, cf: false };
  const options = { ...shared, workers: [service, floor, hello] };
  return {
    ...convertV4MiniflareOptions(options as Parameters<typeof convertV4MiniflareOptions>[0]),
    // Where Wrangler has put the migrated database.
    resourcePersistencePath: join(state, "v3"),
  };
};

const withoutWarnings = <T>(work: () => T): T => {
  // Required secrets come from here, not from a file that Wrangler would find.
  Object.assign(process.env, SECRETS);
  return work();
};

/**
 * Starts the service, as it is bundled for deployment, beside the floor in one runtime, with state that is thrown away.
 * @param use is given the runtime, and a way to start it anew in another environment over the same state
 */
export const withRuntime = async (
  environment: Environment,
  use: (runtime: Runtime, restart: (environment: Environment) => Promise<Runtime>) => Promise<void>,
): Promise<void> => {
  const state = mkdtempSync(join(tmpdir(), "service-bench-"));
  const bundles = await bundleAll(state);
  await applyMigrations(state, wranglerConfig().databases);
  let miniflare: Miniflare | undefined;
  const start = async (chosen: Environment): Promise<Runtime> => {
    await miniflare?.dispose();
    miniflare = new Miniflare(withoutWarnings(() => optionsFor(state, bundles, chosen)));
    await miniflare.ready;
    const [service, floor, hello] = await Promise.all(
      (["service", "floor", "hello"] as const).map((name) => miniflare!.unsafeGetDirectURL(name)),
    );
    const urls = { service: service!, floor: floor!, hello: hello! };
    return { miniflare, urls, pid: runtimePids().at(-1) ?? null, bundle: bundles.service };
  };
  try {
    await use(await start(environment), start);
  } finally {
    await miniflare?.dispose();
    rmSync(state, { recursive: true, force: true });
  }
};
