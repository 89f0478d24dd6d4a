import type { WriteContext } from "../../call-context.ts";
import { eventFor, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { loadOffered, type OfferedOwner } from "./offered-owner.ts";
import { refuseCaptacao } from "./refuse.ts";
import { offerUpdate, roundsEnded } from "./rounds.ts";

/** The operator withdraws an offer; an ended one stays as it is. @throws Refusal not_found, request_refused */
export const withdrawOffer = async (
  ctx: WriteContext,
  ownerId: string,
): Promise<
  WritePlan<OfferedOwner, { readonly outcome: "WITHDRAWN" | "UNCHANGED"; readonly dryRun: boolean }>
> => {
  const offered = await loadOffered(ctx, ownerId);
  const { offer } = offered;
  if (offer.status === "ACCEPTED") throw refuseCaptacao("accepted");
  const { dryRun } = ctx;
  const plan = { ...NO_EFFECTS, data: offered, subject: ownerId };
  if (offer.status !== "OFFERED") return { ...plan, result: { outcome: "UNCHANGED", dryRun } };
  const now = ctx.clock.now();
  const withdrawn = { ...offer, status: "WITHDRAWN", endedAt: now } as const;
  return {
    ...plan,
    data: { ...offered, offer: withdrawn },
    result: { outcome: "WITHDRAWN", dryRun },
    statements: [...offerUpdate(offer, withdrawn), roundsEnded([ownerId], now)],
    events: [eventFor(ctx.accountId, "captacao.offer_withdrawn", { id: ownerId })],
  };
};
