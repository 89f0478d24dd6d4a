import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, basisOf, NO_EFFECTS } from "../../db/plan.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { run, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { type AcceptContext, acceptanceEffects, acceptedOffer } from "./acceptance.ts";
import { deskOf, deskQuery, isInActivation } from "./desk.ts";
import { isOpen, type OfferedOwner, offeredOwnerOf, offeredOwnerQuery } from "./offered-owner.ts";
import { refuseCaptacao } from "./refuse.ts";

export interface AcceptResult {
  readonly outcome: "ACCEPTED" | "ALREADY_ACCEPTED" | "WOULD_ACCEPT";
  readonly dryRun: boolean;
  /** The amount that this call debits, or would; null if an earlier call debited it. */
  readonly priceCents: number | null;
}

type AcceptPlan = BasedPlan<OfferedOwner, AcceptResult>;

const termsNotAccepted = (termsVersion: string): Refusal =>
  new Refusal("access_denied", {
    detail: ptEn(
      `O titular da conta ainda não aceitou os termos da API de Captação (${termsVersion}).`,
      `The account's owner has not accepted the Captação API terms yet (${termsVersion}).`,
    ),
    members: { termsVersion },
  });

interface Loaded {
  readonly offered: OfferedOwner | null;
  readonly desk: CaptacaoDesk;
  /** Other accounts to which the same owner is offered. */
  readonly others: readonly string[];
}

const load = async ({ db, meter, accountId, clock }: WriteContext, ownerId: string): Promise<Loaded> => {
  const [rows, desks, others = []] = await run(
    db,
    [
      offeredOwnerQuery(accountId, ownerId),
      deskQuery(accountId),
      sql(
        `SELECT account_id FROM captacao_offers INDEXED BY captacao_offers_of_owner
         WHERE owner_id = ? AND status = 'OFFERED' AND deadline > ? AND account_id <> ?`,
        ownerId,
        clock.now(),
        accountId,
      ),
    ],
    meter,
  );
  return {
    offered: rows?.[0] ? offeredOwnerOf(rows[0]) : null,
    desk: deskOf(accountId, desks),
    others: others.map((row) => row.account_id as string),
  };
};

const subjectAndBasis = ({ owner }: OfferedOwner) => ({
  subject: owner.id,
  basis: basisOf("captacao_owners", owner),
});

const unchangedPlan = (offered: OfferedOwner) => ({
  ...NO_EFFECTS,
  data: offered,
  ...subjectAndBasis(offered),
});

/**
 * Accepts an owner by API or dashboard: the only operation that spends money (rules 29.12, 29.13). Each write about the
 * owner depends on the owner's version: the loser of a race decides again, and finds the owner taken.
 * @throws Refusal access_denied, not_found, request_refused, in this order
 */
export const acceptOwner = async (ctx: AcceptContext, ownerId: string): Promise<AcceptPlan> => {
  const { offered, desk, others } = await load(ctx, ownerId);
  const { dryRun, captacao } = ctx;
  if (offered?.offer.status === "ACCEPTED") {
    const result = { outcome: "ALREADY_ACCEPTED", dryRun, priceCents: null } as const;
    return { ...unchangedPlan(offered), result };
  }
  if (desk.termsVersion !== captacao.termsVersion) throw termsNotAccepted(captacao.termsVersion);
  if (!offered || !isOpen(offered.offer, ctx.clock.now())) throw new Refusal("not_found");
  const isFree = isInActivation(desk);
  const amount = isFree ? 0 : offered.offer.priceCents;
  if (amount > (ctx.shownCents ?? amount)) throw refuseCaptacao("price");
  if (desk.balanceCents < amount) throw refuseCaptacao("balance");
  if (dryRun) {
    const result = { outcome: "WOULD_ACCEPT", dryRun, priceCents: amount } as const;
    return { ...unchangedPlan(offered), result };
  }
  const after = acceptedOffer(ctx, offered.offer, amount);
  return {
    ...acceptanceEffects(ctx, { offered, others, amountCents: amount, isFree }, after),
    data: { ...offered, offer: after },
    result: { outcome: "ACCEPTED", dryRun, priceCents: amount },
    ...subjectAndBasis(offered),
  };
};
