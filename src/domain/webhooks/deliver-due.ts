import { SECOND_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { postWebhook } from "../../outbound/post-webhook.ts";
import type { DueWork, PostOutcome, PostsReport } from "../../ports/webhooks.ts";
import type { Platform } from "../platform.ts";

type DeliveryPlatform = Pick<Platform, "clock" | "log" | "outbound">;

/** How long one worker goes on taking work; the last posts may take ten seconds more. */
const WORK_MS = 15 * SECOND_MS;

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

/** Why posts had no answer, each reason once. */
const faultsOf = (outcomes: readonly PostOutcome[]): Set<string> =>
  new Set(
    outcomes.flatMap(({ statusCode, error }) => (statusCode === null && error !== null ? [error] : [])),
  );

/** Once more with a new stub when an object was restarted meanwhile: else its receiver would get the same again. */
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

/**
 * Takes what is due of an endpoint, posts it and reports, until nothing is due: the log decides everything, this only
 * speaks to the receiver. What is taken and not reported falls due again by itself.
 */
export const deliverDue = async (
  platform: DeliveryPlatform,
  accountId: string,
  webhookId: string,
): Promise<void> => {
  const worker = newId("worker");
  const end = platform.clock.now() + WORK_MS;
  const told = new Set<string>();
  let work = await platform.log(accountId).takeWork(webhookId, worker);
  while (work) {
    const outcomes = await postAll(platform, work);
    for (const fault of faultsOf(outcomes).difference(told)) {
      logger.warn("webhook endpoint not reached", { accountId, webhookId, fault });
      told.add(fault);
    }
    const more = platform.clock.now() < end;
    work = await reportPosts(platform, accountId, { webhookId, worker, url: work.url, outcomes, more });
  }
};
