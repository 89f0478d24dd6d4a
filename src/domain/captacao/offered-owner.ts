import type { ReadContext } from "../../call-context.ts";
import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type CaptacaoOwner, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { type CountedDemand, countedDemandOf, demandOf } from "./counted-demand.ts";

/** An owner, and the offer that an account has received. */
export interface OfferedOwner {
  readonly offer: CaptacaoOffer;
  readonly owner: CaptacaoOwner;
  /** Only the directory's share: `demandEverywhere` adds the other shards'. */
  readonly demand: CountedDemand;
}

/** The most open offers of an account (rules 29.15): their list is one page. */
export const MAX_OPEN_OFFERS = 100;

const offer = captacaoOfferTable.joined("o");
const owner = captacaoOwnerTable.joined("w");

const demandSql = demandOf({
  cityId: "w.city_id",
  neighborhoodSlug: "w.neighborhood_slug",
  purpose: "w.purpose",
  propertyType: "w.property_type",
  accountId: "o.account_id",
});

const SELECT = (offers: string): string => `
  SELECT ${offer.columns}, ${owner.columns}, ${demandSql.columns}
  FROM ${offers} AS o
  CROSS JOIN captacao_owners AS w ON w.id = o.owner_id
  ${demandSql.joins}`;

/** An account's offer of one owner, in any state. */
export const offeredOwnerQuery = (accountId: string, ownerId: string): Statement =>
  sql(`${SELECT("captacao_offers")} WHERE o.account_id = ? AND o.owner_id = ?`, accountId, ownerId);

/** An account's open offers, the nearest deadline first. */
export const openOffersQuery = (accountId: string, now: number): Statement =>
  sql(
    `${SELECT(`(SELECT * FROM captacao_offers INDEXED BY captacao_offers_open
       WHERE account_id = ? AND status = 'OFFERED' AND deadline > ? ORDER BY deadline LIMIT ${MAX_OPEN_OFFERS})`)}
     ORDER BY o.deadline, o.owner_id`,
    accountId,
    now,
  );

/** The position of an acceptance among the others of its tab. */
export type AcceptancePlace = readonly [acceptedAt: number, ownerId: string];

const BEFORE_ALL: AcceptancePlace = [Number.MAX_SAFE_INTEGER, ""];

/** Accepted owners of a tab, the newest acceptance first. */
export const acceptedOwnersQuery = (
  accountId: string,
  tab: string,
  [acceptedAt, ownerId]: AcceptancePlace = BEFORE_ALL,
  limit: number,
): Statement =>
  sql(
    `${SELECT(`(SELECT * FROM captacao_offers INDEXED BY captacao_offers_tab
       WHERE account_id = ? AND tab = ? AND status = 'ACCEPTED' AND (accepted_at, owner_id) < (?, ?)
       ORDER BY accepted_at DESC, owner_id DESC LIMIT ?)`)}
     ORDER BY o.accepted_at DESC, o.owner_id DESC`,
    accountId,
    tab,
    acceptedAt,
    ownerId,
    limit,
  );

export const offeredOwnerOf = (row: Row): OfferedOwner => ({
  offer: offer.decode(row)!,
  owner: owner.decode(row)!,
  demand: countedDemandOf(row),
});

/** Whether an account may still accept (rules 29.9), even if the job that expires offers is late. */
export const isOpen = ({ status, deadline }: CaptacaoOffer, now: number): boolean =>
  status === "OFFERED" && now < deadline;

/** An account's offer of an owner, in any state. @throws Refusal not_found */
export const loadOffered = async (
  { db, meter, accountId }: Pick<ReadContext, "db" | "meter" | "accountId">,
  ownerId: string,
): Promise<OfferedOwner> => {
  const [rows] = await run(db, [offeredOwnerQuery(accountId, ownerId)], meter);
  return orNotFound(rows?.[0] ? offeredOwnerOf(rows[0]) : null);
};
