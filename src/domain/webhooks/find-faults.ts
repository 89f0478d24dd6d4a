import type { Fault } from "../../errors/faults.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { type OutboundPorts, vetTarget } from "../../outbound/guarded-fetch.ts";
import { readableTypes } from "../../vocabulary/event-types.ts";
import { sinceFaults } from "../events/since-faults.ts";
import type { WebhookContext } from "./context.ts";

/** A name that does not resolve in time is checked again at every send. */
const LOOKUP_MS = 3 * SECOND_MS;

/** Types that the account's grant cannot read. */
const subscriptionFaults = (
  types: readonly string[] | undefined,
  grantScopes: readonly string[],
): Fault[] => {
  const readable = readableTypes(grantScopes);
  return (types ?? []).flatMap((type, at) =>
    readable.includes(type)
      ? []
      : [{ in: "body" as const, name: `types[${at}]`, code: "not_in_grant" as const }],
  );
};

/** Events are only sent to public HTTPS addresses that are not ours and have no private name. */
const targetFaults = async (outbound: OutboundPorts, url: string | undefined): Promise<Fault[]> => {
  if (url === undefined) return [];
  const vetted = await vetTarget(outbound, url, AbortSignal.timeout(LOOKUP_MS));
  if (vetted.ok || vetted.transient) return [];
  const args = { value: vetted.fault };
  return [{ in: "body", name: "url", code: "not_public", args, alone: "webhook_url_refused" }];
};

interface WebhookRequest {
  readonly url?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly redeliverSince?: number | undefined;
}

/** Faults of a new or changed webhook: types outside the grant, a date out of range, an address that is not public. */
export const findWebhookFaults = async (
  { outbound, principal, clock }: Pick<WebhookContext, "outbound" | "principal" | "clock">,
  { url, types, redeliverSince }: WebhookRequest,
): Promise<Fault[]> => [
  ...subscriptionFaults(types, principal.grantScopes),
  ...sinceFaults({ in: "body", name: "redeliverSince" }, redeliverSince, clock.now()),
  ...(await targetFaults(outbound, url)),
];
