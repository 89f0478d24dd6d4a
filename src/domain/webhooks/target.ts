import { Refusal } from "../../errors/refusal.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { type OutboundPorts, vetTarget } from "../../outbound/guarded-fetch.ts";

/** A name that does not resolve in time is checked again at every send. */
const LOOKUP_MS = 3 * SECOND_MS;

/**
 * Whether events may be sent to an address: public HTTPS, not one of ours, and no name of a private one.
 * @throws Refusal webhook_url_refused
 */
export const assertTarget = async (outbound: OutboundPorts, url: string): Promise<void> => {
  const vetted = await vetTarget(outbound, url, AbortSignal.timeout(LOOKUP_MS));
  if (vetted.ok || vetted.transient) return;
  throw new Refusal("webhook_url_refused", {
    faults: [{ in: "body", name: "url", code: "not_public", args: { value: vetted.fault } }],
  });
};
