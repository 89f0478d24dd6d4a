import type { Fault } from "../../errors/faults.ts";
import { DAY_MS, MINUTE_MS } from "../../lib/clock.ts";
import type { WebhookContext } from "./context.ts";
import { subscriptionFaults } from "./subscription.ts";
import { targetFaults } from "./target.ts";

const KEPT_DAYS = 30;
const TOLERANCE_MS = 5 * MINUTE_MS;

const sinceFaults = (since: number | undefined, now: number): Fault[] => {
  if (since === undefined) return [];
  const fault = { in: "body", name: "redeliverSince" } as const;
  if (since > now + TOLERANCE_MS) return [{ ...fault, code: "in_the_future" }];
  const isKept = since >= now - KEPT_DAYS * DAY_MS - TOLERANCE_MS;
  return isKept ? [] : [{ ...fault, code: "too_old", args: { limit: KEPT_DAYS } }];
};

interface WebhookRequest {
  readonly url?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly redeliverSince?: number | undefined;
}

/** What the grant, the calendar and the address guard have against a webhook endpoint, or a change of one. */
export const findWebhookFaults = async (
  { outbound, principal, clock }: Pick<WebhookContext, "outbound" | "principal" | "clock">,
  { url, types, redeliverSince }: WebhookRequest,
): Promise<Fault[]> => [
  ...subscriptionFaults(types, principal.grantScopes),
  ...sinceFaults(redeliverSince, clock.now()),
  ...(await targetFaults(outbound, url)),
];
