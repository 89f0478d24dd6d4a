import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { Stop } from "../cloudflare/stop.ts";
import { ROOT } from "../local/settings.ts";

export const ENVIRONMENTS = ["production", "staging"] as const;

const API = "wrangler.toml";

/** The configurations of the Workers. */
export const CONFIGS = [
  API,
  "workers/objects.toml",
  "workers/boards.toml",
  "workers/tokens.toml",
  "panel/wrangler.toml",
  "workers/edge-router.toml",
  "workers/probe.toml",
  "workers/backups.toml",
] as const;

/** The platform's settings for a Worker's logs and traces. No version carries them. */
export interface Observability {
  readonly logs?: object;
  readonly traces?: object;
  readonly [setting: string]: unknown;
}

export interface BorrowedDatabase {
  readonly binding: string;
  readonly name: string;
  /** Null before the database is made. */
  readonly id: string | null;
}

interface WantedDatabase extends BorrowedDatabase {
  /** The folder of its migrations. */
  readonly migrations: string;
}

export interface WantedConsumer {
  readonly queue: string;
  readonly deadLetterQueue: string | null;
  /** By the platform's names. */
  readonly settings: Readonly<Record<string, number>>;
}

/** A binding of one Worker to another, or to itself. */
export interface BoundWorker {
  readonly worker: string;
  /** A class of objects, or an entry point; null for the default one. */
  readonly of: string | null;
  readonly isClass: boolean;
}

/** A bucket that answers everybody at a host of its own. */
export interface PublishedBucket {
  readonly bucket: string;
  readonly host: string;
}

/** A Worker as its file in the repository describes it. */
export interface Worker {
  readonly file: string;
  readonly path: string;
  readonly environment: string;
  readonly name: string;
  /** The folder of its assets, which only a build fills; null if it has none. */
  readonly assets: string | null;
  readonly accountId: string | undefined;
  /** The suffix of the environment's datasets of points. */
  readonly datasetSuffix: string;
  readonly observability: Observability;
  readonly databases: readonly WantedDatabase[];
  /** Databases of another Worker, whose migrations they have. */
  readonly borrowed: readonly BorrowedDatabase[];
  readonly buckets: readonly string[];
  /** The bucket that keeps exports for a fixed number of days; null if there is none. */
  readonly archive: string | null;
  /** The bucket of photos, if photos have a host of their own. */
  readonly published: PublishedBucket | null;
  /** Workers that must exist before this one. */
  readonly binds: readonly BoundWorker[];
  /** The classes of objects that it has. */
  readonly classes: readonly string[];
  readonly queues: readonly string[];
  /** The queues that it sends to. */
  readonly sendsTo: readonly string[];
  readonly consumers: readonly WantedConsumer[];
  readonly crons: readonly string[];
  readonly domains: readonly string[];
  /** The names of the secrets that it requires. */
  readonly secrets: readonly string[];
  /** Null if it sends no mail. */
  readonly sender: string | null;
  /** The only addresses that the platform lets it send from; null if it lets all. */
  readonly allowedSenders: readonly string[] | null;
  /** The addresses that its variables name. */
  readonly urls: Readonly<Record<string, string>>;
  /** Variables that follow from what the other Workers are given. */
  readonly derived: Readonly<Record<string, string>>;
}

interface Consumer {
  readonly queue: string;
  readonly dead_letter_queue?: string;
  readonly max_batch_size?: number;
  readonly max_batch_timeout?: number;
  readonly max_retries?: number;
  readonly max_concurrency?: number | null;
}

/** The parts of a configuration that are read, as by Wrangler. */
interface Config {
  readonly name: string;
  readonly account_id?: string;
  readonly observability?: Observability;
  readonly send_email?: readonly { readonly allowed_sender_addresses?: readonly string[] }[];
  readonly vars: Readonly<Record<string, unknown>>;
  readonly secrets?: { readonly required?: readonly string[] };
  readonly routes?: readonly (string | { readonly pattern: string; readonly custom_domain?: boolean })[];
  readonly assets?: { readonly directory?: string };
  readonly triggers: { readonly crons?: readonly string[] };
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name: string }[];
  readonly d1_databases: readonly {
    readonly binding: string;
    readonly database_name?: string;
    readonly database_id?: string;
    readonly migrations_dir?: string;
  }[];
  readonly migrations: readonly { readonly new_sqlite_classes?: readonly string[] }[];
  readonly services?: readonly { readonly service: string; readonly entrypoint?: string }[];
  readonly durable_objects: {
    readonly bindings: readonly { readonly class_name: string; readonly script_name?: string }[];
  };
  readonly queues: {
    readonly producers?: readonly { readonly queue: string }[];
    readonly consumers?: readonly Consumer[];
  };
}

const NO_ID = /^[0-]*$/;
const SECOND_MS = 1_000;

const present = (settings: Readonly<Record<string, number | null | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(settings).filter((one): one is [string, number] => one[1] != null));

const consumerOf = (one: Consumer): WantedConsumer => ({
  queue: one.queue,
  deadLetterQueue: one.dead_letter_queue ?? null,
  settings: present({
    batch_size: one.max_batch_size,
    max_retries: one.max_retries,
    max_wait_time_ms: one.max_batch_timeout === undefined ? undefined : one.max_batch_timeout * SECOND_MS,
    max_concurrency: one.max_concurrency,
  }),
});

type Bound = Config["d1_databases"][number];

const boundOf = ({ binding, database_name, database_id }: Bound): BorrowedDatabase => ({
  binding,
  name: database_name ?? binding,
  id: NO_ID.test(database_id ?? "") ? null : database_id!,
});

const databasesOf = (config: Config, folder: string): WantedDatabase[] =>
  config.d1_databases.flatMap((bound) =>
    bound.migrations_dir === undefined
      ? []
      : [{ ...boundOf(bound), migrations: join(folder, bound.migrations_dir) }],
  );

const queuesOf = ({ queues }: Config): string[] => [
  ...new Set([
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap((one) => [one.queue, one.dead_letter_queue ?? one.queue]),
  ]),
];

const bindsOf = ({ name, services = [], durable_objects: { bindings } }: Config): BoundWorker[] => [
  ...bindings.map(({ class_name, script_name }) => ({
    worker: script_name ?? name,
    of: class_name,
    isClass: true,
  })),
  ...services.map(({ service, entrypoint }) => ({
    worker: service,
    of: entrypoint ?? null,
    isClass: false,
  })),
];

const publishedOf = ({ r2_buckets, vars }: Config): PublishedBucket | null => {
  const bucket = r2_buckets.find(({ binding }) => binding === "PHOTOS")?.bucket_name;
  const host = URL.parse(String(vars.PHOTOS_URL ?? ""))?.host;
  return bucket !== undefined && host !== undefined ? { bucket, host } : null;
};

const urlsOf = ({ vars }: Config): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vars).flatMap(([name, value]) => (name.endsWith("_URL") ? [[name, String(value)]] : [])),
  );

const readWorker = (file: string, environment: string, root: string): Worker => {
  const path = join(root, file);
  const config = unstable_readConfig({ config: path, env: environment }) as Config;
  const routes = (config.routes ?? []).flatMap((route) => (typeof route === "string" ? [] : [route]));
  return {
    file,
    path,
    environment,
    name: config.name,
    accountId: config.account_id,
    datasetSuffix: environment === "production" ? "" : `_${environment}`,
    observability: config.observability ?? { enabled: false },
    assets: config.assets?.directory ? join(path, "..", config.assets.directory) : null,
    databases: databasesOf(config, join(path, "..")),
    borrowed: config.d1_databases.filter(({ migrations_dir }) => migrations_dir === undefined).map(boundOf),
    buckets: config.r2_buckets.map(({ bucket_name }) => bucket_name),
    archive: config.r2_buckets.find(({ binding }) => binding === "EXPORTS")?.bucket_name ?? null,
    published: publishedOf(config),
    binds: bindsOf(config),
    classes: config.migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes),
    queues: queuesOf(config),
    sendsTo: (config.queues.producers ?? []).map(({ queue }) => queue),
    consumers: (config.queues.consumers ?? []).map(consumerOf),
    crons: config.triggers.crons ?? [],
    domains: routes.filter(({ custom_domain }) => custom_domain).map(({ pattern }) => pattern),
    secrets: config.secrets?.required ?? [],
    sender: config.vars.MAIL_FROM === undefined ? null : String(config.vars.MAIL_FROM),
    allowedSenders: config.send_email?.[0]?.allowed_sender_addresses ?? null,
    urls: urlsOf(config),
    derived: config.vars.OWN_HOSTS === undefined ? {} : { OWN_HOSTS: String(config.vars.OWN_HOSTS) },
  };
};

/** The Workers that reach addresses named by customers. */
const REACHING: readonly string[] = [API, "workers/objects.toml"];

/** No webhook, photo or feed of a customer may be at a host that reaches one of the Workers. */
const withOwnHosts = (workers: readonly Worker[]): Worker[] => {
  const urls = workers.flatMap((worker) => Object.values(worker.urls));
  const hosts = urls.flatMap((url) => URL.parse(url)?.host ?? []);
  const given = workers.flatMap(({ derived }) => derived.OWN_HOSTS?.split(",") ?? []);
  const all = [...given.map((host) => host.trim()), ...hosts];
  const derived = { OWN_HOSTS: [...new Set(all)].join(",") };
  return workers.map((worker) => (REACHING.includes(worker.file) ? { ...worker, derived } : worker));
};

/**
 * Each Worker after those that it binds: the order in which they are created and released.
 * @throws Stop if two bind each other: neither could be the first
 */
export const inOrder = (workers: readonly Worker[]): Worker[] => {
  const ordered: Worker[] = [];
  const visit = (worker: Worker, above: readonly string[]): void => {
    if (ordered.includes(worker)) return;
    const way = [...above, worker.name];
    for (const bound of worker.binds) {
      const below = workers.find(({ name }) => name === bound.worker);
      if (!below) throw new Stop(`${worker.file} binds ${bound.worker}, which no file describes.`);
      if (below === worker) continue;
      if (way.includes(below.name))
        throw new Stop(`Workers bind each other in a circle: ${[...way, below.name].join(" -> ")}.`);
      visit(below, way);
    }
    ordered.push(worker);
  };
  for (const worker of workers) visit(worker, []);
  return ordered;
};

/** The Worker that answers callers. */
export const apiOf = (workers: readonly Worker[]): Worker => workers.find(({ file }) => file === API)!;

/** The Workers, each after those that it binds. @throws Stop if there is no such environment */
export const workersOf = (environment: string, root = ROOT): Worker[] => {
  if (!ENVIRONMENTS.some((name) => name === environment))
    throw new Stop(`There is no environment ${environment}: ${ENVIRONMENTS.join(" or ")}.`);
  return inOrder(withOwnHosts(CONFIGS.map((file) => readWorker(file, environment, root))));
};
