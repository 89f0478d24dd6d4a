import type { Lead } from "../../src/db/schema/leads.ts";
import type { Property } from "../../src/db/schema/properties.ts";
import type { Row } from "../../src/db/statement.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { MatchScope, MatchSide } from "../../src/vocabulary/value-lists.ts";
import { type NaivePair, naivePairs } from "./naive-matches.ts";
import { naiveOffers, naiveWishes } from "./naive-objects.ts";
import { naiveFacts } from "./naive-score.ts";

export interface Owned<T> {
  readonly account: Account;
  readonly row: T;
}

interface All {
  readonly accounts: readonly Account[];
  readonly properties: readonly Owned<Property>[];
  readonly leads: readonly Owned<Lead>[];
}

/** A row's contents, without its times and the actions on it. */
export const rowText = (row: Row): string =>
  JSON.stringify([
    row.shard,
    row.account_id,
    row.property_id,
    row.lead_id,
    row.side,
    row.scope,
    row.score,
    JSON.parse(row.facts as string),
    row.partner_account_id,
    row.owner_account_id,
  ]);

/** The allowed pairs of two objects, in the words of rules 26.7 and 26.8. */
const scopeOf = (offer: Offer, wish: Wish, accounts: ReadonlyMap<string, Account>): MatchScope | null => {
  if (offer.accountId === wish.accountId) return "INTERNAL";
  const seller = accounts.get(offer.accountId)!;
  const buyer = accounts.get(wish.accountId)!;
  if (seller.status !== "ACTIVE" || buyer.status !== "ACTIVE") return null;
  if (offer.kind === "PROPERTY") return offer.shared && wish.shared ? "NETWORK" : null;
  return seller.type === "DEVELOPER" ? "LAUNCH" : null;
};

const SIDES: Readonly<Record<MatchScope, readonly MatchSide[]>> = {
  INTERNAL: ["own"],
  NETWORK: ["property", "client"],
  LAUNCH: ["client"],
};

const sideText = (
  side: MatchSide,
  { offer, wish, scope, score }: NaivePair,
  accounts: ReadonlyMap<string, Account>,
): string => {
  const [own, partner] = side === "property" ? [offer, wish] : [wish, offer];
  return JSON.stringify([
    accounts.get(own.accountId)!.shard,
    own.accountId,
    offer.id,
    wish.id,
    side,
    scope,
    score,
    naiveFacts(offer, wish),
    side === "own" ? null : partner.accountId,
    own.ownerId,
  ]);
};

/**
 * The rows of all matches that pass, in all shards, computed from every pair; a match that somebody acted on is
 * pinned.
 */
export const naiveRows = ({ accounts, properties, leads }: All, rows: readonly Row[]): string[] => {
  const touched = new Set(
    rows.filter((row) => row.touched === 1).map((row) => `${row.property_id} ${row.lead_id}`),
  );
  const known = new Map(accounts.map((account) => [account.id, account]));
  const pairs = naivePairs(
    { scopeOf: (offer, wish) => scopeOf(offer, wish, known) },
    naiveOffers(properties.map(({ row }) => row)),
    naiveWishes(leads.map(({ row }) => row)),
    (propertyId, leadId) => touched.has(`${propertyId} ${leadId}`),
  );
  return pairs.flatMap((pair) => SIDES[pair.scope].map((side) => sideText(side, pair, known)));
};
