import type { WriteContext } from "../../call-context.ts";
import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { CaptacaoOffer } from "../../db/schema/captacao-offers.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { Refusal, refuseAny } from "../../errors/refusal.ts";
import { refundUntil, TAB_COLUMNS, tabOf } from "./accepted.ts";
import type { AcceptedOwnerInput } from "./desk-input.ts";
import { moveMoney } from "./ledger.ts";
import { loadOffered, type OfferedOwner } from "./offered-owner.ts";
import { refuseCaptacao } from "./refuse.ts";
import { offerUpdate } from "./rounds.ts";

const moveTab = ({ accountId, tab: from }: CaptacaoOffer, { tab: to }: CaptacaoOffer): Statement[] =>
  from === to
    ? []
    : [
        sql(
          `UPDATE captacao_desks SET ${TAB_COLUMNS[from!]} = ${TAB_COLUMNS[from!]} - 1,
             ${TAB_COLUMNS[to!]} = ${TAB_COLUMNS[to!]} + 1 WHERE account_id = ?`,
          accountId,
        ),
        guardFresh,
      ];

/** @throws Refusal request_refused after refundUntil; an owner already refunded stays so */
const refundedAt = (offer: CaptacaoOffer, isAsked: boolean, now: number): number | null => {
  if (!isAsked || offer.refundedAt !== null) return offer.refundedAt;
  if (now > refundUntil(offer)) throw refuseCaptacao("refundTooLate");
  return now;
};

const changedOffer = (offer: CaptacaoOffer, input: AcceptedOwnerInput, now: number): CaptacaoOffer => {
  const stage = input.stage ?? offer.stage;
  const given = input.lostReason === undefined ? offer.lostReason : input.lostReason;
  const lostReason = stage === "LOST" ? given : null;
  if (stage === "LOST" && lostReason === null)
    refuseAny([{ in: "body", name: "lostReason", code: "required" }]);
  if (stage !== "LOST" && (input.lostReason ?? null) !== null)
    refuseAny([{ in: "body", name: "stage", code: "not_in_list", allowed: ["LOST"] }]);
  const after = {
    ...offer,
    stage,
    lostReason,
    note: input.note === undefined ? offer.note : input.note,
    soldAt: input.soldAt === undefined ? offer.soldAt : input.soldAt,
    refundedAt: refundedAt(offer, input.refund === true, now),
  };
  return { ...after, tab: tabOf(after) };
};

const refund = (offer: CaptacaoOffer, actor: string, at: number): Statement[] => {
  const { accountId, ownerId } = offer;
  return moveMoney({ accountId, ownerId, kind: "REFUND", amountCents: offer.debitedCents!, actor, at });
};

/**
 * Changes what the desk notes about an accepted owner (rules 29.18), or refunds the price (rules 29.19).
 * @throws Refusal not_found for an owner that the account has not accepted
 */
export const changeOwner = async (
  ctx: WriteContext,
  actor: string,
  ownerId: string,
  input: AcceptedOwnerInput,
): Promise<
  WritePlan<OfferedOwner, { readonly outcome: "UPDATED" | "UNCHANGED"; readonly dryRun: boolean }>
> => {
  const offered = await loadOffered(ctx, ownerId);
  const { offer } = offered;
  if (offer.status !== "ACCEPTED") throw new Refusal("not_found");
  const now = ctx.clock.now();
  const after = changedOffer(offer, input, now);
  const { dryRun } = ctx;
  const plan = { ...NO_EFFECTS, data: { ...offered, offer: after }, subject: ownerId };
  if (JSON.stringify(after) === JSON.stringify(offer))
    return { ...plan, result: { outcome: "UNCHANGED", dryRun } };
  const isRefunded = after.refundedAt !== offer.refundedAt;
  const statements = [
    ...offerUpdate(offer, after),
    ...moveTab(offer, after),
    ...(isRefunded ? refund(offer, actor, now) : []),
  ];
  return { ...plan, statements, result: { outcome: "UPDATED", dryRun } };
};
