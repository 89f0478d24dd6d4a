import type { Links } from "./call-context.ts";
import { type Background, inBackground, Patience } from "./db/background.ts";
import { feedStore } from "./db/feed-store.ts";
import { photoStore } from "./db/photo-store.ts";
import type { ConsequencesOf } from "./db/plan.ts";
import type { Meter } from "./db/statement.ts";
import { consequencesOf } from "./domain/consequences/index.ts";
import { parseSettings, type Settings } from "./env.ts";
import { systemClock } from "./lib/clock.ts";
import { KnownKeys } from "./lib/known-keys.ts";
import { logOrigin } from "./lib/logger.ts";
import type { OutboundPorts } from "./outbound/guarded-fetch.ts";
import { outboundPortsOf } from "./outbound/outbound-ports.ts";
import type { AccountGatePort } from "./ports/account-gate.ts";
import type { AccountMoverPort } from "./ports/account-mover.ts";
import type { Assets } from "./ports/assets.ts";
import type { CallLogPort } from "./ports/call-log.ts";
import type { FeedStore } from "./ports/feed-store.ts";
import type { MessageQueues } from "./ports/messages.ts";
import type { PhotoStore } from "./ports/photo-store.ts";
import type { TokenApiPort } from "./ports/token-api.ts";
import {
  countCalls,
  type Deployed,
  deployed,
  gatesOf,
  jobQueuesOf,
  type Stores,
  storesOf,
} from "./stores.ts";

/** The ports of one call: made from the bindings here and nowhere else. */
export interface Services extends Stores {
  readonly settings: Settings;
  readonly keys: KnownKeys;
  readonly links: Links;
  readonly consequencesOf: ConsequencesOf;
  gate(accountId: string): AccountGatePort;
  callLog(accountId: string): CallLogPort;
  mover(accountId: string): AccountMoverPort;
  readonly photos: PhotoStore;
  readonly feedStore: FeedStore;
  readonly email: SendEmail;
  readonly tokens: TokenApiPort;
  readonly assets: Assets;
  /** For messages that an operator sends again. */
  readonly queues: MessageQueues;
  /** The way out to addresses that customers name. */
  readonly outbound: OutboundPorts;
}

/** Derived from the bindings once, and kept as long as they live. */
interface Deployment extends Deployed {
  readonly place: Settings;
  readonly keys: KnownKeys;
}

const deployments = new WeakMap<object, Deployment>();

const deploymentOf = (env: Env): Deployment => {
  const known = deployments.get(env);
  if (known) return known;
  const settings = parseSettings(env);
  const read = { ...deployed(env, settings), keys: new KnownKeys(settings.keySecrets) };
  deployments.set(env, read);
  logOrigin("api", env.VERSION?.id);
  return read;
};

export const servicesOf = (env: Env, meter?: Meter): Services => {
  const deployment = deploymentOf(env);
  const { place: settings, hint } = deployment;
  return {
    ...storesOf(env, deployment, meter, systemClock),
    settings,
    keys: deployment.keys,
    links: {
      publicUrl: settings.publicUrl,
      photosUrl: settings.photosUrl,
      ownHosts: settings.ownHosts,
      allowPrivateTargets: settings.allowPrivateTargets,
    },
    consequencesOf,
    gate: gatesOf(env, deployment, meter),
    callLog: (accountId) =>
      countCalls(env.CALL_LOG.getByName(accountId, hint) as unknown as CallLogPort, meter, settings),
    mover: (accountId) =>
      countCalls(
        env.ACCOUNT_MOVER.getByName(accountId, hint) as unknown as AccountMoverPort,
        meter,
        settings,
      ),
    photos: photoStore(env.PHOTOS),
    feedStore: feedStore(env.FEEDS),
    email: env.EMAIL,
    tokens: env.TOKENS as unknown as TokenApiPort,
    // Only the path matters: an asset has no host.
    assets: { open: (file) => env.ASSETS.fetch(`https://assets.invalid/${file}`) },
    queues: { ...jobQueuesOf(env), webhooks: env.WEBHOOK_QUEUE },
    outbound: outboundPortsOf(settings, systemClock),
  };
};

/** For queues and objects, which write too. */
export type BackgroundServices = Background<Services>;

export const backgroundServicesOf = (env: Env): BackgroundServices =>
  inBackground(servicesOf(env), { patience: new Patience() });
