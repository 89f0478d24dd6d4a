import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import {
  convertV4MiniflareOptions,
  kCurrentWorker,
  Miniflare,
  type MiniflareOptions,
  type WorkerdStructuredLog,
} from "miniflare";
import { prepareDatabases } from "../../scripts/local/databases.ts";
import { HOST } from "../../scripts/local/settings.ts";
import { cpuSeconds, runtimePids } from "../load/cpu.ts";
import { median } from "../load/statistics.ts";
import {
  apiBundle,
  type Bundles,
  bundles,
  productionVars,
  serviceOptions,
  type WorkerName,
} from "./bundles.ts";

export const BACKOFFICE_TOKEN = "bench-backoffice-token";

export const SECRETS = {
  KEY_SECRET: "bench-key-secret-0123456789",
  CURSOR_SECRET: "bench-cursor-secret-0123456789",
  BACKOFFICE_TOKEN,
  IDENTITY_SECRET: "bench-identity-secret-0123456789",
};

/** A bench's environments: as deployed, or with the costs in each answer. */
export type Environment = "production" | "local";

/** The Workers that run side by side. */
const WORKERS = ["service", "floor", "hello"] as const satisfies readonly WorkerName[];

/** Starts the Workers again on the same state; in between nothing runs. */
export type Restart = (
  environment: Environment,
  meanwhile?: (state: string) => Promise<void>,
) => Promise<Runtime>;

export interface Runtime {
  readonly miniflare: Miniflare;
  readonly urls: Readonly<Record<(typeof WORKERS)[number], URL>>;
  /** The runtime's process, if known. */
  readonly pid: number | null;
  readonly bundles: Bundles;
  /** The Worker that has the service's objects. */
  readonly objects: string;
  /** The directory, and the other databases. */
  readonly databases: readonly string[];
}

export type LogLine = WorkerdStructuredLog;

interface Extras {
  readonly handleStructuredLogs?: (line: LogLine) => void;
  readonly unsafeInspectDurableObjects?: boolean;
  readonly inspectorPort?: number;
}

interface Choices extends Extras {
  /** Workers other than those bundled for a deployment. */
  readonly made?: () => Promise<Bundles>;
  /** Databases in addition to the configuration's, by their bindings. */
  readonly shards?: readonly string[];
}

/** The entry first, then the other modules of its folder. */
const modulesOf = (file: string): readonly string[] => {
  const others = readdirSync(dirname(file)).filter((name) => name.endsWith(".js") && name !== basename(file));
  return [file, ...others.map((name) => join(dirname(file), name))];
};

/** On its own socket, without the proxies of local development, such as the assets' router. */
const workerOf = (name: WorkerName, file: string) => ({
  name,
  rootPath: dirname(file),
  modulesRoot: dirname(file),
  modules: modulesOf(file).map((path) => ({ type: "ESModule", path, contents: readFileSync(path, "utf8") })),
  unsafeDirectSockets: [{ host: HOST, port: 0 }],
});

/** As deployed: every object belongs to another Worker. */
const withoutObjects = (options: object): object => ({ ...options, durableObjects: {} });

/** A Worker's options for Miniflare. */
export const optionsOf = (name: WorkerName, bundles: Bundles, environment: Environment): object => {
  const { assets, ...service } = serviceOptions();
  const own = { ...workerOf(name, bundles[name]), compatibilityDate: service.compatibilityDate };
  if (name === "hello") return own;
  if (name === "service" || name === "bound") {
    const vars = service.bindings as Record<string, string>;
    const { binding, directory } = assets as { readonly binding: string; readonly directory: string };
    const serviceBindings = {
      [binding]: { disk: { path: directory, writable: false } },
      SELF: kCurrentWorker,
    };
    const bindings = { ...vars, ...SECRETS, ...(environment === "production" && productionVars()) };
    return { ...service, ...own, serviceBindings, bindings };
  }
  const durableObjects = {
    GATE: { className: "Gate", useSQLite: true },
    LOG: { className: "Log", useSQLite: true },
  };
  return { ...own, d1Databases: service.d1Databases, durableObjects };
};

const runtimeOptions = (
  state: string,
  bundles: Bundles,
  names: readonly WorkerName[],
  environment: Environment,
  extras: Extras = {},
  shaped: (options: object) => object = (options) => options,
): MiniflareOptions => {
  const workers = names.map((name) => shaped(optionsOf(name, bundles, environment)));
  const options = { host: HOST, port: 0, cf: false, ...extras, workers };
  return {
    ...convertV4MiniflareOptions(options as Parameters<typeof convertV4MiniflareOptions>[0]),
    // The folder with Wrangler's migrated database.
    resourcePersistencePath: join(state, "v3"),
  };
};

/** A path of each part of the service (`src/app.ts`), which it refuses without a key, once it is loaded. */
const FIRST_CALLS = {
  account: "/v1/me",
  records: "/v1/properties",
  business: "/v1/team",
  agents: "/mcp",
  platform: "/backoffice/accounts",
} as const;
const PARTS = Object.keys(FIRST_CALLS) as (keyof typeof FIRST_CALLS)[];
/** It has the most schemas. */
const LARGEST_PART = "records";

/** Processor seconds until the first answer of a new runtime with one Worker. */
const startCpu = async (bundles: Bundles, name: WorkerName, path = "/health"): Promise<number | null> => {
  const state = mkdtempSync(join(tmpdir(), "service-bench-"));
  const before = new Set(runtimePids());
  const miniflare = new Miniflare(runtimeOptions(state, bundles, [name], "production", {}, withoutObjects));
  try {
    await miniflare.ready;
    await (await fetch(new URL(path, await miniflare.unsafeGetDirectURL(name)))).text();
    return cpuSeconds(runtimePids().find((pid) => !before.has(pid)) ?? null);
  } finally {
    await miniflare.dispose();
    rmSync(state, { recursive: true, force: true });
  }
};

/** Processor milliseconds of the service's start, beyond the starts of two minimal Workers. */
export interface StartCost {
  /** With the service's bindings, so both start the same parts of the simulated platform. */
  readonly beyondBound: number;
  readonly beyondHello: number;
  /** The additional time if the first answer also loads a part of the service. */
  readonly parts: Readonly<Record<keyof typeof FIRST_CALLS, number>>;
  /** `beyondBound` of another build, if there is one to compare with. */
  readonly beside?: number;
}

/**
 * Medians of starts, made in turns; null if no processor time can be read.
 * @param beside another build of the API
 */
export const startCost = async (
  bundles: Bundles,
  starts: number,
  beside?: string,
): Promise<StartCost | null> => {
  const beyondBound: number[] = [];
  const beyondHello: number[] = [];
  const parts = new Map(PARTS.map((part) => [part, [] as number[]]));
  const others: number[] = [];
  const deployed = { ...bundles, service: join((await apiBundle()).folder, "index.js") };
  for (let time = 0; time < starts; time += 1) {
    const hello = await startCpu(deployed, "hello");
    const bound = await startCpu(deployed, "bound");
    const service = await startCpu(deployed, "service");
    if (hello === null || bound === null || service === null) return null;
    beyondBound.push((service - bound) * 1_000);
    beyondHello.push((service - hello) * 1_000);
    for (const [part, found] of parts) {
      const first = await startCpu(deployed, "service", FIRST_CALLS[part]);
      if (first !== null) found.push((first - service) * 1_000);
    }
    if (beside === undefined) continue;
    const other = await startCpu({ ...deployed, service: beside }, "service");
    if (other !== null) others.push((other - bound) * 1_000);
  }
  const own = {
    beyondBound: median(beyondBound),
    beyondHello: median(beyondHello),
    parts: Object.fromEntries([...parts].map(([part, found]) => [part, median(found)])) as StartCost["parts"],
  };
  return others.length > 0 ? { ...own, beside: median(others) } : own;
};

const withPart = ({ beyondBound, parts }: StartCost): number => beyondBound + parts[LARGEST_PART];

const comparisonText = (cost: StartCost): string => {
  const { beyondBound, beside } = cost;
  return beside === undefined
    ? ""
    : ` That of the other build takes ${beside.toFixed(0)} ms more than the first: the ratios are ${(beyondBound / beside).toFixed(2)} and, with the largest part, ${(withPart(cost) / beside).toFixed(2)}.`;
};

const partsText = ({ parts }: StartCost): string =>
  PARTS.map((part) => `${part} ${parts[part].toFixed(0)}`).join(", ");

/** The cost of a start, for a reader. */
export const startText = (cost: StartCost | null): string =>
  cost === null
    ? "A start's processor time cannot be read here."
    : `A start with its first answer takes ${cost.beyondBound.toFixed(0)} ms of processor time more than a minimal Worker with the same bindings, and ${cost.beyondHello.toFixed(0)} ms more than one without bindings, whose platform simulates no databases, objects or queues. A first answer that loads a part takes so many ms more: ${partsText(cost)}.${comparisonText(cost)}`;

/**
 * Starts the service, bundled as for deployment, and the floor in one runtime, with temporary state.
 * @param use gets the runtime, and a function that restarts it in another environment on the same state
 * @param choices a receiver of the Workers' logs, which are printed by default; whether objects can be inspected;
 * which Workers run
 */
export const withRuntime = async <T>(
  environment: Environment,
  use: (runtime: Runtime, restart: Restart) => Promise<T>,
  { made = bundles, shards = [], ...extras }: Choices = {},
): Promise<T> => {
  const state = mkdtempSync(join(tmpdir(), "service-bench-"));
  const files = await made();
  await prepareDatabases(state, { shards });
  let miniflare: Miniflare | undefined;
  const further = Object.fromEntries(shards.map((name) => [name, name]));
  const withShards = (options: { readonly d1Databases?: object }): object =>
    options.d1Databases ? { ...options, d1Databases: { ...options.d1Databases, ...further } } : options;
  const start: Restart = async (chosen, meanwhile) => {
    await miniflare?.dispose();
    await meanwhile?.(state);
    const started = new Miniflare(runtimeOptions(state, files, WORKERS, chosen, extras, withShards));
    miniflare = started;
    await started.ready;
    const [service, floor, hello] = await Promise.all(
      WORKERS.map((name) => started.unsafeGetDirectURL(name)),
    );
    const urls = { service: service!, floor: floor!, hello: hello! };
    return {
      miniflare: started,
      urls,
      pid: runtimePids().at(-1) ?? null,
      bundles: files,
      objects: "service",
      databases: ["DB", ...shards],
    };
  };
  try {
    return await use(await start(environment), start);
  } finally {
    await miniflare?.dispose();
    rmSync(state, { recursive: true, force: true });
  }
};
