import type { Fault } from "../../errors/faults.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { type OutboundPorts, vetTarget } from "../../outbound/guarded-fetch.ts";

/** A name that does not resolve in time is checked again at every send. */
const LOOKUP_MS = 3 * SECOND_MS;

/** Whether events may be sent to an address: public HTTPS, not one of ours, and no name of a private one. */
export const targetFaults = async (outbound: OutboundPorts, url: string | undefined): Promise<Fault[]> => {
  if (url === undefined) return [];
  const vetted = await vetTarget(outbound, url, AbortSignal.timeout(LOOKUP_MS));
  if (vetted.ok || vetted.transient) return [];
  const args = { value: vetted.fault };
  return [{ in: "body", name: "url", code: "not_public", args, alone: "webhook_url_refused" }];
};
