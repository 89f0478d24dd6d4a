import type { ClaimedWork, PostOutcome, PumpReport } from "../../durable-objects/event-log/webhooks/port.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { failureOf, logger } from "../../src/lib/logger.ts";
import { postWebhook } from "../../src/outbound/post-webhook.ts";
import type { Services } from "../../src/services.ts";
import { readWebhooksMessage } from "../messages.ts";
import type { Verdict } from "../verdict.ts";

/** How long one pump goes on taking work; the last posts may take ten seconds more. */
const PUMP_MS = 15 * SECOND_MS;

const postAll = (services: Services, work: ClaimedWork): Promise<PostOutcome[]> =>
  Promise.all(
    work.deliveries.map(async ({ id: deliveryId, eventId, body }) => {
      const { url, secrets } = work;
      const posted = await postWebhook(services.outbound, { url, secrets, id: eventId, body });
      return { ...posted, deliveryId };
    }),
  );

/** Why posts had no answer, each reason once. */
const faultsOf = (outcomes: readonly PostOutcome[]): Set<string> =>
  new Set(
    outcomes.flatMap(({ statusCode, error }) => (statusCode === null && error !== null ? [error] : [])),
  );

/** Once more with a new stub when an object was restarted meanwhile: else its receiver would get the same again. */
const settle = async (
  services: Services,
  accountId: string,
  report: PumpReport,
): Promise<ClaimedWork | null> => {
  try {
    return await services.log(accountId).settleWork(report);
  } catch (error) {
    logger.warn("settlement tried again", { accountId, failure: failureOf(error) });
    return services.log(accountId).settleWork(report);
  }
};

/** Claim, post, settle, until nothing is due: the object decides everything, this only speaks to the receiver. */
const pump = async (services: Services, accountId: string, webhookId: string): Promise<void> => {
  const name = newId("claim");
  const end = services.clock.now() + PUMP_MS;
  const told = new Set<string>();
  let work = await services.log(accountId).claimWork(webhookId, name);
  while (work) {
    const outcomes = await postAll(services, work);
    for (const fault of faultsOf(outcomes).difference(told)) {
      logger.warn("webhook endpoint not reached", { accountId, webhookId, fault });
      told.add(fault);
    }
    const more = services.clock.now() < end;
    work = await settle(services, accountId, { webhookId, pump: name, url: work.url, outcomes, more });
  }
};

/**
 * Works the endpoint that a reminder names. The message is done with before its posts are: what is claimed and not
 * settled falls due again by itself, so a slow receiver never holds the queue up.
 */
export const consumeWebhooks = async (services: Services, body: unknown): Promise<Verdict> => {
  const { accountId, webhookId } = readWebhooksMessage(body);
  await pump(services, accountId, webhookId);
  return "done";
};

/** A reminder that failed for good changes nothing: the object's alarm sends another. */
export const buryWebhooks = async (): Promise<Verdict> => "done";
