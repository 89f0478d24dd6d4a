import { type Background, inBackground, type Patience } from "./db/background.ts";
import { watchFill } from "./db/fill.ts";
import { onlyShard, shardNamed, shardNames } from "./db/shards.ts";
import { type Database, DIRECTORY, type Meter, reportSize } from "./db/statement.ts";
import { type Place, parsePlace } from "./env.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { failureOf, logger } from "./lib/logger.ts";
import { annotateTrace } from "./lib/tracing.ts";
import type { AccountGatePort } from "./ports/account-gate.ts";
import type { CallLogPort } from "./ports/call-log.ts";
import type { AccountLogPort } from "./ports/event-log.ts";
import type { JobQueues } from "./ports/job-queues.ts";
import type { MatchBoardPort } from "./ports/match-board.ts";
import { type Dataset, POINTS, type Points } from "./ports/points.ts";

/** Access to stored data that needs no secret: the part of the services that boards have too. */
export interface Stores {
  readonly clock: Clock;
  readonly directory: D1Database;
  /** The shard of an account's data, if known before its gate has answered. */
  readonly knownShard: D1Database | null;
  shard(name: string): D1Database;
  shardForWrites(name: string): D1Database | D1DatabaseSession;
  readonly shardNames: readonly string[];
  log(accountId: string): AccountLogPort;
  board(name: string): MatchBoardPort;
  readonly points: Points;
}

/** The bindings of stored data; further shards are added by their names. */
export type StoresEnv = Pick<
  Env,
  "DB" | "ENVIRONMENT" | "EVENT_LOG" | "MATCH_BOARD" | "OBJECT_LOCATION" | "READ_REPLICAS" | "VERSION"
>;

/** The bindings of the Worker of boards. */
export type BoardsEnv = StoresEnv & Pick<Env, "ACCOUNT_GATE" | "BOARDS">;

/** The bindings of the Worker of gates and logs. */
export type ObjectsEnv = Pick<
  Env,
  | "ALLOW_PRIVATE_TARGETS"
  | "BATCH_QUEUE"
  | "CALL_LOG"
  | "DB"
  | "DELIVERIES"
  | "ENVIRONMENT"
  | "FEED_QUEUE"
  | "OBJECT_LOCATION"
  | "PHOTO_QUEUE"
  | "RADAR_QUEUE"
  | "READ_REPLICAS"
  | "VERSION"
  | "WEBHOOK_QUEUE"
>;

export const jobQueuesOf = (
  env: Pick<Env, "PHOTO_QUEUE" | "BATCH_QUEUE" | "FEED_QUEUE" | "RADAR_QUEUE">,
): JobQueues => ({
  photos: env.PHOTO_QUEUE,
  batches: env.BATCH_QUEUE,
  feeds: env.FEED_QUEUE,
  radar: env.RADAR_QUEUE,
});

/** Derived from the bindings once, and kept as long as they live. */
export interface Deployed {
  readonly place: Place;
  readonly shardNames: readonly string[];
  readonly onlyShard: D1Database | null;
  readonly hint: DurableObjectNamespaceGetDurableObjectOptions;
}

export const deployed = <P extends Place>(env: StoresEnv, place: P): Deployed & { readonly place: P } => {
  const hint = place.objectLocation ? { locationHint: place.objectLocation } : {};
  return { place, shardNames: shardNames(env), onlyShard: onlyShard(env), hint };
};

/** Methods that run during the reply, so that no caller waits for them. */
const DURING_THE_REPLY: ReadonlySet<PropertyKey> = new Set<keyof AccountLogPort | keyof CallLogPort>([
  "drain",
  "add",
]);

/** Counts calls to an object that delay the reply; production does not read the count. */
export const countCalls = <T extends object>(
  stub: T,
  meter: Meter | undefined,
  { environment }: Place,
): T => {
  if (!meter || environment === "production") return stub;
  return new Proxy(stub, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        if (!DURING_THE_REPLY.has(name)) meter.objects += 1;
        return Reflect.apply(method, target, args);
      };
    },
  });
};

type Datasets = { readonly [Name in Uppercase<Dataset>]?: AnalyticsEngineDataset };

export const pointsOf = (env: Datasets, { version }: Place): Points => ({
  write(dataset, point) {
    const { index, texts, numbers } = POINTS[dataset] as (typeof POINTS)[Dataset];
    const values = { version, ...point } as Readonly<Record<string, string | number | null | undefined>>;
    try {
      env[dataset.toUpperCase() as Uppercase<Dataset>]!.writeDataPoint({
        indexes: [String(values[index] ?? "")],
        blobs: texts.map((name) => String(values[name] ?? "")),
        doubles: numbers.map((name) => Number(values[name] ?? 0)),
      });
      annotateTrace(() =>
        [index, ...texts, ...numbers].map((name) => [`${dataset}.${name}`, values[name] ?? ""] as const),
      );
    } catch (error) {
      logger.warn("point not written", { dataset, failure: failureOf(error) });
    }
  },
});

/** Reached by whatever moves or admits an account. */
export const gatesOf =
  (env: Pick<Env, "ACCOUNT_GATE">, { place, hint }: Deployed, meter?: Meter) =>
  (accountId: string): AccountGatePort =>
    countCalls(env.ACCOUNT_GATE.getByName(accountId, hint) as unknown as AccountGatePort, meter, place);

export const storesOf = (
  env: StoresEnv & Datasets,
  { place, shardNames: names, onlyShard: only, hint }: Deployed,
  meter: Meter | undefined,
  clock: Clock,
): Stores => {
  const points = pointsOf(env, place);
  const watchSize = <D extends Database>(db: D, name: string): D =>
    reportSize(db, (bytes) => watchFill(points, name, bytes));
  const shard = (name: string): D1Database => watchSize(shardNamed(env, name), name);
  return {
    clock,
    directory: watchSize(env.DB, DIRECTORY),
    knownShard: only && !place.readReplicas ? watchSize(only, DIRECTORY) : null,
    shard,
    shardForWrites: (name) =>
      place.readReplicas ? watchSize(shard(name).withSession("first-primary"), name) : shard(name),
    shardNames: names,
    log: (accountId) =>
      countCalls(env.EVENT_LOG.getByName(accountId, hint) as unknown as AccountLogPort, meter, place),
    board: (name) =>
      countCalls(env.MATCH_BOARD.getByName(name, hint) as unknown as MatchBoardPort, meter, place),
    points,
  };
};

export type BoardStores = Background<Stores>;

/** For a Worker without secrets. @param meter counts what is sent to the databases */
export const boardStoresOf = (env: StoresEnv & Datasets, patience: Patience, meter?: Meter): BoardStores =>
  inBackground(storesOf(env, deployed(env, parsePlace(env)), undefined, systemClock), {
    patience,
    ...(meter && { meter }),
  });
