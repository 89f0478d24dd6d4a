import { SECOND_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { postWebhook } from "../../outbound/post-webhook.ts";
import type { DueWork, PostOutcome, PostsReport } from "../../ports/webhooks.ts";
import type { Platform } from "../platform.ts";

type DeliveryPlatform = Pick<Platform, "clock" | "log" | "outbound" | "points">;

/** The connections that the platform opens per invocation. */
const POSTS_AT_ONCE = 6;
/** How long one worker takes deliveries; the last posts may take ten seconds more. */
const WORK_MS = 15 * SECOND_MS;
/** How long workers post in place of a queue that delivers nothing. */
const STAND_IN_MS = 25 * SECOND_MS;

const postAll = (
  { outbound }: DeliveryPlatform,
  { url, secrets, deliveries }: DueWork,
): Promise<PostOutcome[]> =>
  Promise.all(
    deliveries.map(async ({ id: deliveryId, eventId, body }) => ({
      ...(await postWebhook(outbound, { url, secrets, id: eventId, body })),
      deliveryId,
    })),
  );

/** The reasons for posts without an answer, each once. */
const faultsOf = (outcomes: readonly PostOutcome[]): Set<string> =>
  new Set(
    outcomes.flatMap(({ statusCode, error }) => (statusCode === null && error !== null ? [error] : [])),
  );

const writePoint = (
  { points }: DeliveryPlatform,
  { accountId, webhookId }: WebhookKey,
  { deliveries }: DueWork,
  { deliveryId, at, ms, statusCode, error }: PostOutcome,
): void => {
  const posted = deliveries.find(({ id }) => id === deliveryId)!;
  const { eventId, attempt = 0, createdAt = at, causedBy } = posted;
  points.write("deliveries", {
    account: accountId,
    webhook: webhookId,
    event: eventId,
    attempt,
    ms,
    fault: error,
    causedBy,
    outcome: error === null ? "delivered" : "failed",
    status: statusCode ?? 0,
    delay: Math.max(0, at - createdAt),
  });
};

/** Tries once more with a new stub if an object was restarted, so that its receiver does not get the posts again. */
const reportPosts = async (
  { log }: DeliveryPlatform,
  accountId: string,
  report: PostsReport,
): Promise<DueWork | null> => {
  try {
    return await log(accountId).reportWork(report);
  } catch (error) {
    logger.warn("report tried again", { accountId, failure: failureOf(error) });
    return log(accountId).reportWork(report);
  }
};

interface WebhookKey {
  readonly accountId: string;
  readonly webhookId: string;
}

/** @param next how many deliveries to take after these posts; none ends the work */
const workWebhook = async (
  platform: DeliveryPlatform,
  { accountId, webhookId }: WebhookKey,
  postsAtOnce: number,
  next: (outcomes: readonly PostOutcome[]) => number,
): Promise<void> => {
  const worker = newId("worker");
  const reported = new Set<string>();
  let work = await platform.log(accountId).takeWork(webhookId, worker, postsAtOnce);
  while (work) {
    const outcomes = await postAll(platform, work);
    for (const outcome of outcomes) writePoint(platform, { accountId, webhookId }, work, outcome);
    for (const fault of faultsOf(outcomes).difference(reported)) {
      logger.warn("webhook endpoint not reached", { accountId, webhookId, fault });
      reported.add(fault);
    }
    const report = { webhookId, worker, url: work.url, outcomes, next: next(outcomes) };
    work = await reportPosts(platform, accountId, report);
  }
};

/**
 * Takes an endpoint's due deliveries, posts them and reports, until none is due. The log decides everything; this
 * only posts to the receiver. A delivery taken and not reported falls due again by itself.
 */
export const deliverDue = async (platform: DeliveryPlatform, webhook: WebhookKey): Promise<void> => {
  const end = platform.clock.now() + WORK_MS;
  await workWebhook(platform, webhook, POSTS_AT_ONCE, () => (platform.clock.now() < end ? POSTS_AT_ONCE : 0));
};

/**
 * Replaces a queue that delivers nothing: posts for endpoints of an account for a while, in this one invocation. Each
 * endpoint gets one post at a time, and a failing receiver makes room for the next.
 */
export const deliverWithoutQueue = async (
  platform: DeliveryPlatform,
  accountId: string,
  webhookIds: readonly string[],
): Promise<void> => {
  const end = platform.clock.now() + STAND_IN_MS;
  const hasTime = () => platform.clock.now() < end;
  const waiting = [...webhookIds];
  const workSome = async (): Promise<void> => {
    for (let webhookId = waiting.shift(); webhookId && hasTime(); webhookId = waiting.shift()) {
      await workWebhook(platform, { accountId, webhookId }, 1, (outcomes) =>
        hasTime() && outcomes.every(({ error }) => error === null) ? 1 : 0,
      );
    }
  };
  await Promise.all(Array.from({ length: POSTS_AT_ONCE }, workSome));
};
