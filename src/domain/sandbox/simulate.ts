import { type DomainEvent, event, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { isSandbox } from "../../lib/id.ts";
import type { EventTypeName } from "../../vocabulary/event-types.ts";
import { SAMPLES } from "./sample-data.ts";
import { objectFor, type SimulationContext } from "./simulated-object.ts";

export interface Simulated {
  readonly event: DomainEvent;
  /** The account's object in the event; null if invented, since the account has none. */
  readonly about: string | null;
}

const notLive = (): Refusal =>
  refuseRequest("Só o sandbox aceita eventos simulados.", "Only a sandbox accepts simulated events.");

/**
 * One well-formed event of a type, for the ordinary log: only the log changes (rules 32.8).
 * @throws Refusal request_refused for a live account
 */
export const simulateEvent = async (
  ctx: SimulationContext,
  type: EventTypeName,
): Promise<WritePlan<Simulated, null>> => {
  if (!isSandbox(ctx.accountId)) throw notLive();
  const found = await objectFor(ctx, type);
  const simulated = event(type, SAMPLES[type](found, ctx.clock.now()));
  return {
    ...NO_EFFECTS,
    data: { event: simulated, about: (found?.id as string | undefined) ?? null },
    result: null,
    events: [simulated],
    subject: simulated.id,
  };
};
