import { territoryOf } from "../../durable-objects/match-board/territory.ts";
import type { Lead } from "../../src/db/schema/leads.ts";
import type { Property } from "../../src/db/schema/properties.ts";
import type { Row } from "../../src/db/statement.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import { factsOf } from "../../src/domain/radar/facts.ts";
import { sidesIn } from "../../src/domain/radar/kept-pair.ts";
import { offerOf } from "../../src/domain/radar/offer.ts";
import { wishOf } from "../../src/domain/radar/wish.ts";
import { naivePairs } from "./naive-matches.ts";

export interface Owned<T> {
  readonly account: Account;
  readonly row: T;
}

/** All that there is. */
interface All {
  readonly boards: readonly string[];
  readonly accounts: readonly Account[];
  readonly properties: readonly Owned<Property>[];
  readonly leads: readonly Owned<Lead>[];
}

/** What a row says; what it has of time and of what was done with it is left out. */
export const rowText = (row: Row): string =>
  JSON.stringify([
    ...[row.shard, row.account_id, row.property_id, row.lead_id, row.side, row.scope, row.score],
    ...[JSON.parse(row.facts as string), row.partner_account_id, row.owner_account_id],
  ]);

/** What rows of matches say that pass, in all shards, by looking at every pair; pinned is what somebody acted on. */
export const naiveRows = (all: All, rows: readonly Row[]): string[] => {
  const touched = new Set(
    rows.filter((row) => row.touched === 1).map((row) => `${row.property_id} ${row.lead_id}`),
  );
  const isPinned = (propertyId: string, leadId: string) => touched.has(`${propertyId} ${leadId}`);
  const offers = [...all.properties].flatMap(({ account, row }) => {
    const offer = offerOf(row);
    return offer ? [{ account, offer }] : [];
  });
  const wishes = [...all.leads].flatMap(({ account, row }) => {
    const wish = wishOf(row);
    return wish ? [{ account, wish }] : [];
  });
  const pairs = all.boards.flatMap((name) => {
    const territory = territoryOf(name);
    const { accountId } = territory;
    return naivePairs(
      territory,
      offers
        .filter(({ account, offer }) =>
          accountId === null ? openBoardOf(offer, account) === name : account.id === accountId,
        )
        .map(({ offer }) => offer),
      wishes
        .filter(({ account, wish }) =>
          accountId === null ? openBoardsOf(wish, account).includes(name) : account.id === accountId,
        )
        .map(({ wish }) => wish),
      isPinned,
    );
  });
  return pairs.flatMap(({ offer, wish }) => {
    const shardOf = (id: string) => all.accounts.find((account) => account.id === id)!.shard;
    const [offerShard, wishShard] = [shardOf(offer.accountId), shardOf(wish.accountId)];
    const pair = { offer, offerShard, knownAt: 0, wish, wishShard, quiet: false };
    return ["DB", "DB_S1"].flatMap((shard) =>
      sidesIn(shard, pair).map((side) =>
        JSON.stringify([
          ...[shard, side.accountId, side.propertyId, side.leadId, side.side, side.scope, side.score],
          ...[factsOf(offer, wish), side.partnerAccountId, side.ownerAccountId],
        ]),
      ),
    );
  });
};
