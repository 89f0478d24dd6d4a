import type { CallingKey, CaptacaoSettings, WriteContext } from "../../call-context.ts";
import { guardFresh } from "../../db/commit.ts";
import { eventFor, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { deskOf, deskQuery, isInActivation } from "./desk.ts";
import { moveMoney } from "./ledger.ts";
import { isOpen, type OfferedOwner, offeredOwnerOf, offeredOwnerQuery } from "./offered-owner.ts";
import { refuseCaptacao } from "./refuse.ts";

export interface AcceptResult {
  readonly outcome: "ACCEPTED" | "ALREADY_ACCEPTED" | "WOULD_ACCEPT";
  readonly dryRun: boolean;
  /** What this call debits, or would; null where it debits nothing because an earlier one did. */
  readonly priceCents: number | null;
}

type AcceptPlan = WritePlan<OfferedOwner, AcceptResult>;

export interface AcceptContext extends WriteContext {
  readonly captacao: CaptacaoSettings;
  readonly key: CallingKey;
}

const termsNotAccepted = (termsVersion: string): Refusal =>
  new Refusal("access_denied", {
    detail: {
      "pt-BR": `O titular da conta ainda não aceitou os termos da API de Captação (${termsVersion}).`,
      en: `The account's owner has not accepted the Captação API terms yet (${termsVersion}).`,
    },
    members: { termsVersion },
  });

interface Loaded {
  readonly offered: OfferedOwner | null;
  readonly desk: CaptacaoDesk;
  /** Accounts to which the same owner is open too. */
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

const takeOwner = ({ owner, offer }: OfferedOwner): Statement[] => [
  sql(
    `UPDATE captacao_owners SET accepted_by = ?, erase_at = NULL, version = version + 1
     WHERE id = ? AND version = ? AND accepted_by IS NULL`,
    offer.accountId,
    owner.id,
    owner.version,
  ),
  guardFresh,
];

/** Decided on a balance and an activation that still hold, under terms that are still accepted; the streak ends. */
const debit = (ctx: AcceptContext, offered: OfferedOwner, amount: number, isFree: boolean): Statement[] =>
  moveMoney(
    {
      accountId: ctx.accountId,
      ownerId: offered.owner.id,
      kind: "ACCEPT",
      amountCents: -amount,
      actor: ctx.key.id,
      at: ctx.clock.now(),
    },
    {
      set: "expired_streak = 0, tab_active = tab_active + 1",
      where: "terms_version = ? AND (tab_active + tab_captured + tab_archived < free_leads) = ?",
      params: [ctx.captacao.termsVersion, isFree ? 1 : 0],
    },
  );

const acceptOffer = (before: CaptacaoOffer, after: CaptacaoOffer): Statement[] => [
  captacaoOfferTable.update(
    after,
    "account_id = ? AND owner_id = ? AND version = ? AND status = 'OFFERED' AND deadline > ?",
    [before.accountId, before.ownerId, before.version, after.acceptedAt],
  ),
  guardFresh,
];

const withdrawOthers = (ownerId: string, accountIds: readonly string[], now: number): Statement[] =>
  accountIds.length === 0
    ? []
    : [
        sql(
          `UPDATE captacao_offers SET status = 'WITHDRAWN', ended_at = ?, version = version + 1
           WHERE owner_id = ? AND account_id IN (SELECT value FROM json_each(?))`,
          now,
          ownerId,
          JSON.stringify(accountIds),
        ),
      ];

const planAcceptance = (
  ctx: AcceptContext,
  { offered, others }: { readonly offered: OfferedOwner; readonly others: readonly string[] },
  { amount, isFree }: { readonly amount: number; readonly isFree: boolean },
): AcceptPlan => {
  const { owner, offer } = offered;
  const now = ctx.clock.now();
  const after: CaptacaoOffer = {
    ...offer,
    status: "ACCEPTED",
    acceptedAt: now,
    debitedCents: amount,
    channel: "API",
    keyId: ctx.key.id,
    keyName: ctx.key.name,
    ip: ctx.key.ip,
    termsVersion: ctx.captacao.termsVersion,
    stage: "NEW",
    tab: "ACTIVE",
    version: offer.version + 1,
  };
  return {
    ...NO_EFFECTS,
    data: { ...offered, offer: after },
    result: { outcome: "ACCEPTED", dryRun: false, priceCents: amount },
    statements: [
      ...takeOwner(offered),
      ...debit(ctx, offered, amount, isFree),
      ...acceptOffer(offer, after),
      ...withdrawOthers(owner.id, others, now),
    ],
    events: [
      eventFor(ctx.accountId, "captacao.offer_accepted", {
        id: owner.id,
        acceptedAt: isoTime(now),
        via: "API",
      }),
      ...others.map((accountId) => eventFor(accountId, "captacao.offer_withdrawn", { id: owner.id })),
    ],
    subject: owner.id,
  };
};

/**
 * POST /captacao/offers/{offerId}/accept, the one verb that spends money (rules 29.12, 29.13). Everything of the owner
 * hangs on the owner's version: whoever loses a race decides again, and finds the owner taken.
 * @throws Refusal access_denied, not_found, request_refused, in this order
 */
export const acceptOwner = async (ctx: AcceptContext, ownerId: string): Promise<AcceptPlan> => {
  const { offered, desk, others } = await load(ctx, ownerId);
  const { dryRun, captacao } = ctx;
  if (offered?.offer.status === "ACCEPTED") {
    const result = { outcome: "ALREADY_ACCEPTED", dryRun, priceCents: null } as const;
    return { ...NO_EFFECTS, data: offered, result, subject: ownerId };
  }
  if (desk.termsVersion !== captacao.termsVersion) throw termsNotAccepted(captacao.termsVersion);
  if (!offered || !isOpen(offered.offer, ctx.clock.now())) throw new Refusal("not_found");
  const isFree = isInActivation(desk);
  const amount = isFree ? 0 : offered.offer.priceCents;
  if (desk.balanceCents < amount) throw refuseCaptacao("balance");
  if (dryRun) {
    const result = { outcome: "WOULD_ACCEPT", dryRun, priceCents: amount } as const;
    return { ...NO_EFFECTS, data: offered, result, subject: ownerId };
  }
  return planAcceptance(ctx, { offered, others }, { amount, isFree });
};
