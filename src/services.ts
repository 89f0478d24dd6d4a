import type { Links } from "./call-context.ts";
import { type Background, inBackground, Patience } from "./db/background.ts";
import { photoStore } from "./db/photo-store.ts";
import type { Follow } from "./db/plan.ts";
import { onlyShard, shardNamed, shardNames } from "./db/shards.ts";
import type { Meter } from "./db/statement.ts";
import { follow } from "./domain/follow/index.ts";
import { parseSettings, type Settings } from "./env.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import { failureOf, logger, logOrigin } from "./lib/logger.ts";
import type { OutboundPorts } from "./outbound/guarded-fetch.ts";
import { dohResolver, type Fetch } from "./outbound/resolver.ts";
import type { AccountGatePort } from "./ports/account-gate.ts";
import type { Assets } from "./ports/assets.ts";
import type { CallLogPort } from "./ports/call-log.ts";
import type { AccountLogPort } from "./ports/event-log.ts";
import type { MatchBoardPort } from "./ports/match-board.ts";
import type { JobQueues, MessageQueues } from "./ports/messages.ts";
import type { PhotoStore } from "./ports/photo-store.ts";
import { type Dataset, POINTS, type Points } from "./ports/points.ts";
import type { TokenDoorPort } from "./ports/token-door.ts";

/** The ports of one call: made from the bindings here and nowhere else. */
export interface Services {
  readonly settings: Settings;
  readonly links: Links;
  readonly clock: Clock;
  readonly follow: Follow;
  readonly directory: D1Database;
  /** The shard of an account's data, if known before its gate has answered. */
  readonly knownShard: D1Database | null;
  shard(name: string): D1Database;
  shardForWrites(name: string): D1Database | D1DatabaseSession;
  readonly shardNames: readonly string[];
  gate(accountId: string): AccountGatePort;
  log(accountId: string): AccountLogPort;
  callLog(accountId: string): CallLogPort;
  board(name: string): MatchBoardPort;
  readonly photos: PhotoStore;
  readonly email: SendEmail;
  readonly tokens: TokenDoorPort;
  readonly points: Points;
  readonly assets: Assets;
  /** For messages that an operator sends again. */
  readonly queues: MessageQueues;
  /** The way out to addresses that customers name. */
  readonly outbound: OutboundPorts;
}

export const jobQueuesOf = (env: Env): JobQueues => ({
  photos: env.PHOTO_QUEUE,
  batches: env.BATCH_QUEUE,
  feeds: env.FEED_QUEUE,
  radar: env.RADAR_QUEUE,
});

const pointsOf = (env: Env, { version }: Settings): Points => ({
  write(dataset, point) {
    const { index, texts, numbers } = POINTS[dataset] as (typeof POINTS)[Dataset];
    const values: Readonly<Record<string, unknown>> = { version, ...point };
    try {
      env[dataset.toUpperCase() as Uppercase<Dataset>].writeDataPoint({
        indexes: [String(values[index] ?? "")],
        blobs: texts.map((name) => String(values[name] ?? "")),
        doubles: numbers.map((name) => Number(values[name] ?? 0)),
      });
    } catch (error) {
      logger.warn("point not written", { dataset, failure: failureOf(error) });
    }
  },
});

/** Looked up at each call, so that a test may replace it. */
const fetchOut: Fetch = (url, init) => fetch(url, init);

const resolver = dohResolver({ fetch: fetchOut, now: () => Date.now() });

/** Values of the bindings for their lifetime. */
interface Deployment {
  readonly settings: Settings;
  readonly shardNames: readonly string[];
  readonly onlyShard: D1Database | null;
}

const deployments = new WeakMap<object, Deployment>();

const deploymentOf = (env: Env): Deployment => {
  const known = deployments.get(env);
  if (known) return known;
  const read = { settings: parseSettings(env), shardNames: shardNames(env), onlyShard: onlyShard(env) };
  deployments.set(env, read);
  logOrigin("api", env.VERSION?.id);
  return read;
};

/** Runs beside the reply, so no caller waits for this hop. */
const BESIDE_THE_REPLY: ReadonlySet<PropertyKey> = new Set<keyof AccountLogPort | keyof CallLogPort>([
  "drain",
  "add",
]);

/** Counts each call of an object before the reply; production does not read it. */
const counted = <T extends object>(stub: T, meter: Meter | undefined, { environment }: Settings): T => {
  if (!meter || environment === "production") return stub;
  return new Proxy(stub, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        if (!BESIDE_THE_REPLY.has(name)) meter.objects += 1;
        return Reflect.apply(method, target, args);
      };
    },
  });
};

export const servicesOf = (env: Env, meter?: Meter, clock: Clock = systemClock): Services => {
  const { settings: parsed, shardNames, onlyShard } = deploymentOf(env);
  const hint = parsed.objectLocation ? { locationHint: parsed.objectLocation } : {};
  return {
    settings: parsed,
    links: {
      publicUrl: parsed.publicUrl,
      ownHosts: parsed.ownHosts,
      allowPrivateTargets: parsed.allowPrivateTargets,
    },
    clock,
    follow,
    directory: env.DB,
    knownShard: parsed.readReplicas ? null : onlyShard,
    shard: (name) => shardNamed(env, name),
    shardForWrites: (name) =>
      parsed.readReplicas ? shardNamed(env, name).withSession("first-primary") : shardNamed(env, name),
    shardNames,
    gate: (accountId) =>
      counted(env.ACCOUNT_GATE.getByName(accountId, hint) as unknown as AccountGatePort, meter, parsed),
    log: (accountId) =>
      counted(env.EVENT_LOG.getByName(accountId, hint) as unknown as AccountLogPort, meter, parsed),
    callLog: (accountId) =>
      counted(env.CALL_LOG.getByName(accountId, hint) as unknown as CallLogPort, meter, parsed),
    board: (name) =>
      counted(env.MATCH_BOARD.getByName(name, hint) as unknown as MatchBoardPort, meter, parsed),
    photos: photoStore(env.PHOTOS),
    email: env.EMAIL,
    tokens: env.PANEL as unknown as TokenDoorPort,
    points: pointsOf(env, parsed),
    // Only the path matters: an asset has no host.
    assets: { open: (file) => env.ASSETS.fetch(`https://assets.invalid/${file}`) },
    queues: { ...jobQueuesOf(env), webhooks: env.WEBHOOK_QUEUE },
    outbound: {
      fetch: fetchOut,
      resolver,
      now: () => clock.now(),
      ownHosts: parsed.ownHosts,
      allowPrivate: parsed.allowPrivateTargets,
    },
  };
};

/** For queues and objects, which write too. */
export type BackgroundServices = Background<Services>;

export const backgroundServicesOf = (env: Env, patience = new Patience()): BackgroundServices =>
  inBackground(servicesOf(env), { patience });
