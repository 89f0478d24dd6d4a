import type { CallingKey, CaptacaoSettings, WriteContext } from "../../call-context.ts";
import { type Effects, eventFor, guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { isoTime } from "../../lib/clock.ts";
import { moveMoney } from "./ledger.ts";
import type { OfferedOwner } from "./offered-owner.ts";

/** The acceptor: a key of the account, or a person at its dashboard. */
type Acceptor =
  | { readonly channel: "API"; readonly key: CallingKey }
  | { readonly channel: "PANEL"; readonly actor: string };

export interface AcceptContext extends WriteContext {
  readonly captacao: CaptacaoSettings;
  readonly acceptor: Acceptor;
  /** The price that the person was shown; no more is debited. */
  readonly shownCents?: number | undefined;
}

/** The key's data that an acceptance records; a person has none. */
const keyOf = (acceptor: Acceptor): Pick<CaptacaoOffer, "keyId" | "keyName" | "ip"> =>
  acceptor.channel === "API"
    ? { keyId: acceptor.key.id, keyName: acceptor.key.name, ip: acceptor.key.ip }
    : { keyId: null, keyName: null, ip: null };

/** What an acceptance is based on. */
export interface Decided {
  readonly offered: OfferedOwner;
  /** Other accounts to which the same owner is offered. */
  readonly others: readonly string[];
  readonly amountCents: number;
  readonly isFree: boolean;
}

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

/** Guards that balance, activation and accepted terms still allow the debit; ends the streak of expired offers. */
const debit = (ctx: AcceptContext, offered: OfferedOwner, amount: number, isFree: boolean): Statement[] =>
  moveMoney(
    {
      accountId: ctx.accountId,
      ownerId: offered.owner.id,
      kind: "ACCEPT",
      amountCents: -amount,
      actor: ctx.acceptor.channel === "API" ? ctx.acceptor.key.id : ctx.acceptor.actor,
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

export const acceptedOffer = (
  ctx: AcceptContext,
  offer: CaptacaoOffer,
  amountCents: number,
): CaptacaoOffer => ({
  ...offer,
  status: "ACCEPTED",
  acceptedAt: ctx.clock.now(),
  debitedCents: amountCents,
  channel: ctx.acceptor.channel,
  ...keyOf(ctx.acceptor),
  termsVersion: ctx.captacao.termsVersion,
  stage: "NEW",
  tab: "ACTIVE",
  version: offer.version + 1,
});

/** The one transaction of an acceptance (rules 29.13). */
export const acceptanceEffects = (
  ctx: AcceptContext,
  { offered, others, amountCents, isFree }: Decided,
  after: CaptacaoOffer,
): Effects => {
  const { id } = offered.owner;
  const data = { id, acceptedAt: isoTime(after.acceptedAt!), via: after.channel! };
  return {
    ...NO_EFFECTS,
    statements: [
      ...takeOwner(offered),
      ...debit(ctx, offered, amountCents, isFree),
      ...acceptOffer(offered.offer, after),
      ...withdrawOthers(id, others, after.acceptedAt!),
    ],
    events: [
      eventFor(ctx.accountId, "captacao.offer_accepted", data),
      ...others.map((accountId) => eventFor(accountId, "captacao.offer_withdrawn", { id })),
    ],
  };
};
