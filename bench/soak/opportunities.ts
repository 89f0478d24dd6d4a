import { BYTES, MEGABYTE } from "../../durable-objects/match-board/memory-use.ts";
import { territoryOf } from "../../durable-objects/match-board/territory.ts";
import { leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import { factsOf } from "../../src/domain/radar/facts.ts";
import { sidesIn } from "../../src/domain/radar/kept-pair.ts";
import { type Offer, offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import type { Row } from "../../test/support/invariants/stored.ts";
import { type NaivePair, naivePairs } from "../../test/support/naive-matches.ts";
import type { Runtime } from "../stage/runtime.ts";
import { fromBoard, fromD1, sumsFromD1 } from "./stores.ts";
import type { Tally } from "./tally.ts";

/** As if all were in one database: both sides of a pair are expected, wherever their accounts are. */
const SHARD = "DB";

const NEVER_CALLED = `SELECT (SELECT count(*) FROM accounts WHERE NOT EXISTS
  (SELECT 1 FROM radar_boards WHERE name = 'a:' || accounts.id))
  + (SELECT count(*) FROM radar_boards WHERE asked_at = 0) AS open`;
const TABLES = "SELECT name FROM sqlite_master WHERE name IN ('due', 'moved_pairs', 'notices')";
/** Counts only the tables that the board has: a board of the previous release has fewer. */
const openWorkSql = (tables: readonly Row[]): string =>
  [
    "SELECT (SELECT count(*) FROM memory WHERE name = 'audit')",
    ...tables.map(({ name }) => `(SELECT count(*) FROM ${name})`),
  ].join(" + ");

const boardsOf = async (runtime: Runtime): Promise<string[]> =>
  (await fromD1(runtime, "SELECT name FROM radar_boards")).map(({ name }) => name as string);

/** How much the boards still have to read, write or compare; boards that were never called count too. */
export const openBoardWork = async (runtime: Runtime): Promise<number> => {
  let { open = 0 } = await sumsFromD1(runtime, NEVER_CALLED);
  for (const name of await boardsOf(runtime)) {
    const sql = `${openWorkSql(await fromBoard(runtime, name, TABLES))} AS open`;
    open += (await fromBoard(runtime, name, sql))[0]!.open as number;
  }
  return open;
};

const HELD = `SELECT (SELECT count(*) FROM offers) AS offers, count(*) AS wishes,
  coalesce(sum(json_array_length(wish, '$.places')), 0) AS places,
  coalesce(sum(json_array_length(wish, '$.types')), 0) AS types,
  coalesce(sum(json_array_length(pins)), 0) AS pins FROM wishes`;

/** Megabytes that the boards' offers and wishes take in the service's heap, by the service's own estimate. */
export const heldByBoards = async (runtime: Runtime): Promise<number> => {
  let bytes = 0;
  for (const name of await boardsOf(runtime)) {
    const [held] = await fromBoard(runtime, name, HELD);
    const { offers, wishes, places, types, pins } = held as Readonly<Record<string, number>>;
    bytes += offers! * BYTES.offer + wishes! * BYTES.wish + places! * BYTES.place;
    bytes += types! * BYTES.type + pins! * BYTES.pin;
  }
  return bytes / MEGABYTE;
};

const keyOf = (row: Row): string =>
  [row.account_id, row.property_id, row.lead_id, row.side].map(String).join(" ");

const textOf = (row: Row): string =>
  JSON.stringify([row.scope, row.score, JSON.parse(row.facts as string), row.partner_account_id]);

/** Every board's required matches, computed from every pair. */
const pairsIn = (names: readonly string[], truth: Awaited<ReturnType<typeof readTruth>>): NaivePair[] =>
  names.flatMap((name) => {
    const territory = territoryOf(name);
    const { accountId } = territory;
    const offers = truth.offers.filter((offer) =>
      accountId === null
        ? openBoardOf(offer, truth.accounts.get(offer.accountId) ?? null) === name
        : offer.accountId === accountId,
    );
    const wishes = truth.wishes.filter((wish) =>
      accountId === null
        ? openBoardsOf(wish, truth.accounts.get(wish.accountId) ?? null).includes(name)
        : wish.accountId === accountId,
    );
    return naivePairs(territory, offers, wishes, (property, lead) => truth.pins.has(`${property} ${lead}`));
  });

/** Unit types take fields from their developments, and are matched in their place. */
const offersIn = (properties: readonly Property[]): Offer[] => {
  const known = new Map(properties.map((property) => [property.id, property]));
  const withUnits = new Set(
    properties.flatMap(({ developmentId, radar }) => (radar === "READY" ? (developmentId ?? []) : [])),
  );
  return properties.flatMap((property) => {
    const development = known.get(property.developmentId ?? "") ?? null;
    return offerOf(property, { development, hasReadyUnits: withUnits.has(property.id) }) ?? [];
  });
};

const readTruth = async (runtime: Runtime, rows: readonly Row[]) => {
  const accounts = (await fromD1(runtime, "SELECT * FROM accounts")).map(accountTable.decode);
  const text = "SELECT * FROM properties WHERE radar = 'READY' OR kind = 'DEVELOPMENT'";
  const properties = (await fromD1(runtime, text)).map(propertyTable.decode);
  const leads = await fromD1(runtime, "SELECT * FROM leads WHERE radar = 'READY'");
  return {
    accounts: new Map<string, Account>(accounts.map((account) => [account.id, account])),
    offers: offersIn(properties),
    wishes: leads.map((row) => wishOf(leadTable.decode(row))).filter((wish) => wish !== null),
    pins: new Set(
      rows.filter(({ touched }) => touched === 1).map((row) => `${row.property_id} ${row.lead_id}`),
    ),
  };
};

const expectedOf = (pairs: readonly NaivePair[]): Map<string, string> =>
  new Map(
    pairs
      .flatMap(({ offer, wish }) =>
        sidesIn(SHARD, { offer, offerShard: SHARD, knownAt: 0, wish, wishShard: SHARD, quiet: false }).map(
          (side): Row => ({
            account_id: side.accountId,
            property_id: side.propertyId,
            lead_id: side.leadId,
            side: side.side,
            scope: side.scope,
            score: side.score,
            facts: JSON.stringify(factsOf(offer, wish)),
            partner_account_id: side.partnerAccountId,
          }),
        ),
      )
      .map((row) => [keyOf(row), textOf(row)]),
  );

/** Both accounts or neither see a pair under NETWORK, whoever has acted on it. */
const halves = (rows: readonly Row[]): number => {
  const network = rows.filter(({ scope }) => scope === "NETWORK");
  const pairs = Map.groupBy(network, (row) => `${row.property_id} ${row.lead_id}`);
  return [...pairs.values()].filter((sides) => sides.length !== 2).length;
};

/** Compares all matches with those computed from every pair. @returns the number of each scope */
export const checkOpportunities = async (
  runtime: Runtime,
  tally: Tally,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await fromD1(runtime, "SELECT * FROM matches");
  const passing = rows.filter((row) => row.lost_at === null);
  const expected = expectedOf(pairsIn(await boardsOf(runtime), await readTruth(runtime, rows)));
  const kept = new Map(passing.map((row) => [keyOf(row), row]));
  for (const [key, text] of expected) {
    const row = kept.get(key);
    if (!row) tally.fault("radar", "a pair that fits has no match");
    else if (textOf(row) !== text) tally.fault("radar", "a match has wrong facts");
  }
  for (const key of kept.keys())
    if (!expected.has(key)) tally.fault("radar", "a match of a pair that does not fit");
  for (const row of rows)
    if (row.lost_at !== null && row.touched === 0)
      tally.fault("radar", "a lost match is kept although nobody acted on it");
  const half = halves(passing);
  if (half > 0) tally.fault("radar", `${half} pairs of two accounts are seen by only one`);
  const scopes = Map.groupBy(passing, ({ scope }) => scope as string);
  return new Map([...scopes].map(([scope, own]) => [scope, own.length]));
};
