import { failureOf, logger } from "../src/lib/logger.ts";
import { type Services, servicesOf } from "../src/services.ts";
import { buryBatches, consumeBatches } from "./batches/consumer.ts";
import { buryFeeds, consumeFeeds } from "./feeds/consumer.ts";
import { buryPhotos, consumePhotos } from "./photos/consumer.ts";
import { waitAfter } from "./photos/waits.ts";
import type { Verdict } from "./verdict.ts";
import { buryWebhooks, consumeWebhooks } from "./webhooks/consumer.ts";

interface Consumer {
  work(services: Services, body: unknown, attempt: number): Promise<Verdict>;
  /** The message is only a reminder: it is done with before its work, which no other message has to wait for. */
  readonly detached?: true;
  /** Seconds until a message whose work threw comes again. */
  waitAfter(attempt: number): number;
}

/** The consumer of each queue of wrangler.toml; a test holds the two together. */
export const CONSUMERS: Readonly<Record<string, Consumer>> = {
  photos: { work: consumePhotos, waitAfter },
  "photos-dead": { work: buryPhotos, waitAfter },
  batches: { work: consumeBatches, waitAfter },
  "batches-dead": { work: buryBatches, waitAfter },
  feeds: { work: consumeFeeds, waitAfter },
  "feeds-dead": { work: buryFeeds, waitAfter },
  webhooks: { work: consumeWebhooks, detached: true, waitAfter },
  "webhooks-dead": { work: buryWebhooks, waitAfter },
};

const verdictOn = async (
  consumer: Consumer,
  services: Services,
  queue: string,
  { id, body, attempts }: Message<unknown>,
): Promise<Verdict> => {
  try {
    return await consumer.work(services, body, attempts);
  } catch (error) {
    logger.error("message failed", { queue, id, attempts, failure: failureOf(error) });
    return { retryInSeconds: consumer.waitAfter(attempts) };
  }
};

/** Messages one after the other, each acknowledged or sent back by itself. */
export const queue = async (batch: MessageBatch<unknown>, env: Env, ctx: ExecutionContext): Promise<void> => {
  const consumer = CONSUMERS[batch.queue];
  if (!consumer) throw new Error(`No consumer for the queue ${batch.queue}.`);
  const services = servicesOf(env);
  for (const message of batch.messages) {
    const working = verdictOn(consumer, services, batch.queue, message);
    if (consumer.detached) {
      ctx.waitUntil(working);
      message.ack();
      continue;
    }
    const verdict = await working;
    if (verdict === "done") message.ack();
    else message.retry({ delaySeconds: verdict.retryInSeconds });
  }
};
