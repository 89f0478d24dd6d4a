import { newMeter } from "../src/db/statement.ts";
import { findAccount } from "../src/domain/accounts/account.ts";
import { keepDeadLetters } from "../src/domain/dead-letters/letter.ts";
import { isFull, isMoved } from "../src/errors/platform.ts";
import { SECOND_MS } from "../src/lib/clock.ts";
import { failureOf, logger } from "../src/lib/logger.ts";
import type { JobQueues } from "../src/ports/job-queues.ts";
import type { MessageQueue } from "../src/ports/messages.ts";
import { type BackgroundServices, backgroundServicesOf } from "../src/services.ts";
import { jobQueuesOf } from "../src/stores.ts";
import { consumeBatches, handleDeadBatchesMessage } from "./batches.ts";
import { consumeFeeds, handleDeadFeedsMessage } from "./feeds.ts";
import { consumePhotos, handleDeadPhotosMessage } from "./photos.ts";
import { consumeRadar } from "./radar.ts";
import { FULL_WAIT_SECONDS, type MessageResult, waitAfter } from "./redelivery.ts";
import { consumeWebhooks, handleDeadWebhooksMessage } from "./webhooks.ts";

interface Consumer {
  work(services: BackgroundServices, body: unknown, attempt: number): Promise<MessageResult>;
  /** The message is only a reminder, acknowledged before its work, so no other message waits. */
  readonly detached?: true;
  /** Messages of one delivery are processed at once: each mostly waits. */
  readonly together?: true;
  /** Seconds until a message whose work threw comes again. */
  waitAfter(attempt: number): number;
}

/** A consumer that processes all messages of one delivery together. */
interface GroupConsumer {
  /** @returns whether each is done */
  workAll(services: BackgroundServices, bodies: readonly unknown[]): Promise<readonly boolean[]>;
  waitAfter(attempt: number): number;
}

/** The consumer of each queue of wrangler.toml; a test compares the two. */
export const CONSUMERS = {
  photos: { work: consumePhotos, waitAfter },
  "photos-dead": { work: handleDeadPhotosMessage, waitAfter },
  batches: { work: consumeBatches, together: true, waitAfter },
  "batches-dead": { work: handleDeadBatchesMessage, waitAfter },
  feeds: { work: consumeFeeds, waitAfter },
  "feeds-dead": { work: handleDeadFeedsMessage, waitAfter },
  radar: { workAll: consumeRadar, waitAfter },
  "radar-dead": { workAll: consumeRadar, waitAfter },
  webhooks: { work: consumeWebhooks, detached: true, waitAfter },
  "webhooks-dead": { work: handleDeadWebhooksMessage, waitAfter },
} as const satisfies Readonly<Record<string, Consumer | GroupConsumer>>;

/** The part of a platform batch that is read. */
export type Delivered = Pick<MessageBatch<unknown>, "queue" | "messages">;

interface QueueScope {
  readonly services: BackgroundServices;
  readonly queues: JobQueues;
}

const DEAD = /-dead$/;

/** In staging a queue's name ends with its environment. */
const nameOf = (queue: string, { settings: { environment } }: BackgroundServices): string =>
  queue.endsWith(`-${environment}`) ? queue.slice(0, -environment.length - 1) : queue;

/** Sends another message that does the work later, even for a dead letter. @returns whether it replaces this one */
const sendLater = async (queues: JobQueues, queue: string, body: unknown): Promise<boolean> => {
  const target = queues[queue.replace(DEAD, "") as keyof JobQueues] as Queue | undefined;
  try {
    await target?.sendBatch([{ body, contentType: "json", delaySeconds: FULL_WAIT_SECONDS }]);
    return target !== undefined;
  } catch (error) {
    logger.warn("message not sent again", { queue, failure: failureOf(error) });
    return false;
  }
};

/** Keeps a queue's dead letters, whatever came of their work. @returns false if they have to come again */
const keepIfDead = async (
  { directory, clock }: BackgroundServices,
  queue: string,
  messages: readonly Message<unknown>[],
): Promise<boolean> => {
  if (!DEAD.test(queue)) return true;
  const from = queue.replace(DEAD, "") as MessageQueue;
  try {
    const dead = messages.map(({ id, body }) => ({ id, queue: from, body }));
    await keepDeadLetters(directory, dead, clock.now());
    return true;
  } catch (error) {
    logger.warn("dead letters not kept", { queue, messages: messages.length, failure: failureOf(error) });
    return false;
  }
};

/** One analytics point per delivery, with the highest age and attempts of its messages. */
const writePoint = (
  { clock, points }: BackgroundServices,
  queue: string,
  messages: readonly Message<unknown>[],
  { outcome, began }: { readonly outcome: string; readonly began: number },
): void => {
  const ages = messages.map(({ timestamp }) => began - timestamp.getTime());
  points.write("queues", {
    queue,
    outcome,
    messages: messages.length,
    ms: clock.now() - began,
    attempts: Math.max(...messages.map(({ attempts }) => attempts)),
    age: Math.max(0, ...ages) / SECOND_MS,
  });
};

type Place = { readonly accountId?: string; readonly shard?: string; readonly causedBy?: string };

/** Whose message it is, for the log. */
const placeOf = (body: unknown): Place => {
  const { accountId, shard, causedBy } = (body ?? {}) as Place;
  return { ...(accountId && { accountId }), ...(shard && { shard }), ...(causedBy && { causedBy }) };
};

/**
 * A message names the database that had its account: it is processed where the account is now
 * (docs/adr/0057-the-mover.md). Radar's messages are not changed: boards look accounts up themselves.
 */
const withCurrentShard = async (
  { shardNames, directory }: BackgroundServices,
  body: unknown,
): Promise<unknown> => {
  const { accountId, shard, causedBy } = placeOf(body);
  if (shardNames.length === 1 || accountId === undefined || shard === undefined) return body;
  const account = await findAccount({ directory, meter: newMeter(causedBy) }, accountId);
  return { ...(body as object), shard: account?.shard ?? shard };
};

/** A moving account soon arrives: its message comes again before a sweep takes it for lost. */
const MOVED_WAIT_SECONDS = 5;
/** After these, another message replaces it, so that none is given up: a restore closes its account for minutes. */
const SOON_ATTEMPTS = 2;

const handle = async (
  consumer: Consumer,
  { services, queues }: QueueScope,
  queue: string,
  { id, body, attempts }: Message<unknown>,
): Promise<MessageResult | "replaced"> => {
  try {
    return await consumer.work(services, await withCurrentShard(services, body), attempts);
  } catch (error) {
    const isSoon = isMoved(error) && attempts <= SOON_ATTEMPTS && !DEAD.test(queue);
    if (isSoon) return { retryInSeconds: MOVED_WAIT_SECONDS };
    logger.error("message failed", { queue, id, attempts, ...placeOf(body), failure: failureOf(error) });
    if ((isFull(error) || isMoved(error)) && (await sendLater(queues, queue, body))) return "replaced";
    return { retryInSeconds: consumer.waitAfter(attempts) };
  }
};

const resultOf = async (
  consumer: Consumer,
  scope: QueueScope,
  queue: string,
  message: Message<unknown>,
): Promise<MessageResult> => {
  const { clock } = scope.services;
  const began = clock.now();
  const result = await handle(consumer, scope, queue, message);
  writePoint(scope.services, queue, [message], {
    outcome: typeof result === "string" ? result : "again",
    began,
  });
  // Another message continues its work: it is not given up.
  if (result === "replaced") return "done";
  const isDone = await keepIfDead(scope.services, queue, [message]);
  return isDone ? result : { retryInSeconds: consumer.waitAfter(message.attempts) };
};

const acknowledge = async (message: Message<unknown>, working: Promise<MessageResult>): Promise<void> => {
  const result = await working;
  if (result === "done") message.ack();
  else message.retry({ delaySeconds: result.retryInSeconds });
};

/** If a group throws, all of its messages come again. */
const workInGroup = async (
  consumer: GroupConsumer,
  services: BackgroundServices,
  { queue, messages }: Delivered,
): Promise<void> => {
  const bodies = messages.map(({ body }) => body);
  const began = services.clock.now();
  const done = await consumer.workAll(services, bodies).catch((error: unknown) => {
    logger.error("messages failed", { queue, messages: messages.length, failure: failureOf(error) });
    return [];
  });
  const name = nameOf(queue, services);
  writePoint(services, name, messages, {
    outcome: messages.every((_, at) => done[at]) ? "done" : "again",
    began,
  });
  const isKept = await keepIfDead(services, name, messages);
  for (const [at, message] of messages.entries()) {
    if (isKept && done[at]) message.ack();
    else message.retry({ delaySeconds: consumer.waitAfter(message.attempts) });
  }
};

/** Handles messages one by one, unless together or in groups; each is acknowledged or retried on its own. */
export const queue = async (batch: Delivered, env: Env, ctx: ExecutionContext): Promise<void> => {
  const services = backgroundServicesOf(env);
  const name = nameOf(batch.queue, services);
  const consumer = (CONSUMERS as Readonly<Record<string, Consumer | GroupConsumer>>)[name];
  if (!consumer) throw new Error(`No consumer for the queue ${batch.queue}.`);
  const scope = { services, queues: jobQueuesOf(env) };
  if ("workAll" in consumer) return workInGroup(consumer, services, batch);
  const together: Promise<void>[] = [];
  for (const message of batch.messages) {
    const working = resultOf(consumer, scope, name, message);
    if (consumer.detached) {
      ctx.waitUntil(working);
      message.ack();
    } else if (consumer.together) together.push(acknowledge(message, working));
    else await acknowledge(message, working);
  }
  await Promise.all(together);
};
