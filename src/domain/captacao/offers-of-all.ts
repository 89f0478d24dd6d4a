import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type CaptacaoOwner, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { DAY_MS } from "../../lib/clock.ts";
import type { Position } from "../../lib/cursor.ts";
import { isOfSandboxSql } from "../../lib/id.ts";
import type { OperatorContext } from "../operator.ts";

/** Open offers, and accepted ones that may still be refunded (rules 29.19). */
export const OFFER_LISTS = ["OPEN", "REFUNDABLE"] as const;

const REFUND_DAYS = 7;

const offer = captacaoOfferTable.joined("o");
const owner = captacaoOwnerTable.joined("w");

interface Page {
  /** Whether to list the offers of sandboxes instead of live accounts. */
  readonly sandbox: boolean;
  readonly after: Position | null;
  readonly limit: number;
}

/** An offer with its owner. */
export interface Offered {
  readonly offer: CaptacaoOffer;
  readonly owner: CaptacaoOwner;
}

const selectOffers = (offers: string, order: string, ...params: readonly unknown[]): Statement =>
  sql(
    `SELECT ${offer.columns}, ${owner.columns} FROM (${offers}) AS o
     CROSS JOIN captacao_owners AS w ON w.id = o.owner_id ORDER BY ${order}`,
    ...params,
  );

const openOffers = ({ sandbox, after, limit }: Page): Statement =>
  selectOffers(
    `SELECT * FROM captacao_offers INDEXED BY captacao_offers_due_of_space
     WHERE ${isOfSandboxSql("account_id", sandbox)} AND status = 'OFFERED' AND (deadline, account_id, owner_id) > (?, ?, ?)
     ORDER BY deadline, account_id, owner_id LIMIT ?`,
    "o.deadline, o.account_id, o.owner_id",
    after?.[0] ?? 0,
    after?.[1] ?? "",
    after?.[2] ?? "",
    limit,
  );

const refundableOffers = ({ sandbox, after, limit }: Page, now: number): Statement =>
  selectOffers(
    `SELECT * FROM captacao_offers INDEXED BY captacao_offers_refundable_of_space
     WHERE ${isOfSandboxSql("account_id", sandbox)} AND accepted_at >= ? AND erased_at IS NULL AND refunded_at IS NULL
       AND (accepted_at, account_id, owner_id) > (?, ?, ?)
     ORDER BY accepted_at, account_id, owner_id LIMIT ?`,
    "o.accepted_at, o.account_id, o.owner_id",
    now - REFUND_DAYS * DAY_MS,
    after?.[0] ?? 0,
    after?.[1] ?? "",
    after?.[2] ?? "",
    limit,
  );

const MAX_OF_OWNER = 100;

const decodeOffered = (row: Row): Offered => ({ offer: offer.decode(row)!, owner: owner.decode(row)! });

/** Offers to all accounts: those that end first come first. */
export const offersOfAll = async (
  { directory, meter, clock }: Pick<OperatorContext, "directory" | "meter" | "clock">,
  list: (typeof OFFER_LISTS)[number],
  { sandbox, after, limit }: Page,
): Promise<{ offered: Offered[]; next: Position | null }> => {
  const page = { sandbox, after, limit: limit + 1 };
  const statement = list === "OPEN" ? openOffers(page) : refundableOffers(page, clock.now());
  const [rows = []] = await run(directory, [statement], meter);
  const offered = rows.slice(0, limit).map(decodeOffered);
  const last = rows.length > limit ? offered.at(-1)!.offer : null;
  const at = last && (list === "OPEN" ? last.deadline : last.acceptedAt!);
  return { offered, next: last && [at!, last.accountId, last.ownerId] };
};

/** Offers of one owner to all accounts, the newest first; an owner is created with their first offer. */
export const offersOfOwner = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  ownerId: string,
): Promise<Offered[]> => {
  const offers = `SELECT * FROM captacao_offers INDEXED BY captacao_offers_of_owner WHERE owner_id = ?
     ORDER BY created_at DESC, account_id LIMIT ${MAX_OF_OWNER}`;
  const [rows = []] = await run(
    directory,
    [selectOffers(offers, "o.created_at DESC, o.account_id", ownerId)],
    meter,
  );
  return rows.map(decodeOffered);
};
