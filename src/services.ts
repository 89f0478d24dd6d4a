import type { AccountGatePort } from "../durable-objects/account-gate/port.ts";
import type { AccountLogPort } from "../durable-objects/event-log/port.ts";
import { onlyShard, shardNamed, shardNames } from "./db/shards.ts";
import type { Meter } from "./db/statement.ts";
import type { PhotoStore } from "./domain/photos/photo-store.ts";
import { parseSettings, type Settings } from "./env.ts";
import { type Clock, systemClock } from "./lib/clock.ts";
import type { OutboundPorts } from "./outbound/guarded-fetch.ts";
import { dohResolver, type Fetch } from "./outbound/resolver.ts";
import { photoStore } from "./photos/store.ts";

/** The ports of one call: made from the bindings here and nowhere else. */
export interface Services {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly directory: D1Database;
  /** Where an account's data lies, when that is known before its gate has answered. */
  readonly knownShard: D1Database | null;
  shard(name: string): D1Database;
  readonly shardNames: readonly string[];
  gate(accountId: string): AccountGatePort;
  log(accountId: string): AccountLogPort;
  readonly photos: PhotoStore;
  readonly email: SendEmail;
  /** The way out to addresses that customers name. */
  readonly outbound: OutboundPorts;
}

/** Looked up at each call, so that a test may stand in for it. */
const fetchOut: Fetch = (url, init) => fetch(url, init);

const resolver = dohResolver({ fetch: fetchOut, now: () => Date.now() });

const settingsOf = new WeakMap<object, Settings>();

const settings = (env: Env): Settings => {
  const known = settingsOf.get(env);
  if (known) return known;
  const parsed = parseSettings(env);
  settingsOf.set(env, parsed);
  return parsed;
};

/** Runs beside the reply: no hop that a caller waits for. */
const BESIDE_THE_REPLY: ReadonlySet<PropertyKey> = new Set<keyof AccountLogPort>(["drain"]);

/** Counts each call of an object that the reply waits for. */
const counted = <T extends object>(stub: T, meter: Meter | undefined): T =>
  new Proxy(stub, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        if (meter && !BESIDE_THE_REPLY.has(name)) meter.objects += 1;
        return Reflect.apply(method, target, args);
      };
    },
  });

export const servicesOf = (env: Env, meter?: Meter, clock: Clock = systemClock): Services => {
  const parsed = settings(env);
  const hint = parsed.objectLocation ? { locationHint: parsed.objectLocation } : {};
  const only = onlyShard(env);
  return {
    settings: parsed,
    clock,
    directory: env.DB,
    knownShard: parsed.readReplicas ? null : only,
    shard: (name) => shardNamed(env, name),
    shardNames: shardNames(env),
    gate: (accountId) =>
      counted(env.ACCOUNT_GATE.getByName(accountId, hint) as unknown as AccountGatePort, meter),
    log: (accountId) => counted(env.EVENT_LOG.getByName(accountId, hint) as unknown as AccountLogPort, meter),
    photos: photoStore(env.PHOTOS),
    email: env.EMAIL,
    outbound: {
      fetch: fetchOut,
      resolver,
      now: () => clock.now(),
      ownHosts: parsed.ownHosts,
      allowPrivate: parsed.allowPrivateTargets,
    },
  };
};
