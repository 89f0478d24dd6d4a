import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import { factsOf } from "../../src/domain/radar/facts.ts";
import type { Planted } from "../board/index.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { askBoard } from "./ask.ts";
import type { Pair, PlantedBoard } from "./planted.ts";

/** Rows of one statement, and entries of one call of a board. */
const CHUNK = 10_000;
const ENTRIES = 2_000;

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Rows of pairs, all with one pair's facts: the boards have to read the right number of rows of the right size. */
const rowsOf = (side: "own" | "client" | "property"): string => {
  const [own, other] = side === "property" ? ["p", "l"] : ["l", "p"];
  const owner = side === "property" ? "p.captador_account_id" : "l.owner_account_id";
  const isInternal = side === "own";
  return `INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts,
      partner_account_id, owner_account_id, touched, lost_at, created_at, updated_at, city_id, known_at)
    SELECT ${own}.account_id, p.id, l.id, '${side}', '${isInternal ? "INTERNAL" : "NETWORK"}', 'NEW', n.value ->> 2, ?2,
      ${isInternal ? "NULL" : `${other}.account_id`}, ${owner}, 0, NULL, 1, 1, ${isInternal ? "NULL" : "p.city_id"}, p.updated_at
    FROM json_each(?1) AS n CROSS JOIN properties AS p ON p.id = n.value ->> 0 CROSS JOIN leads AS l ON l.id = n.value ->> 1`;
};

const CARDS = `INSERT INTO radar_cards (id, card, known_at)
  SELECT value ->> 'id', value ->> 'card', value ->> 'knownAt' FROM json_each(?)`;

const cardsOf = ({ offers, wishes }: Planted): Statement[] => {
  const cards = [
    ...offers.map(({ offer: { id }, card, knownAt }) => ({ id, card, knownAt })),
    ...wishes.map(({ wish: { id }, card, knownAt }) => ({ id, card, knownAt })),
  ];
  return chunksOf(
    cards.filter(({ card }) => card !== null),
    ENTRIES,
  ).map((chunk) => sql(CARDS, JSON.stringify(chunk)));
};

const plantRows = async (
  runtime: Runtime,
  pairs: readonly Pair[],
  sides: readonly ("own" | "client" | "property")[],
  facts: string,
): Promise<void> => {
  for (const chunk of chunksOf(pairs, CHUNK))
    for (const side of sides) await runSql(runtime, [sql(rowsOf(side), JSON.stringify(chunk), facts)]);
};

/** Drops a table's indexes and restores them at the end, which makes hundreds of thousands of rows much faster. */
const withoutIndexes = async (runtime: Runtime, work: () => Promise<void>): Promise<void> => {
  const text = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'matches'";
  const [indexes = []] = await runSql(runtime, [sql(text)]);
  const ownIndexes = indexes.filter((index: Row) => index.sql !== null);
  await runSql(
    runtime,
    ownIndexes.map(({ name }) => sql(`DROP INDEX ${name}`)),
  );
  await work();
  for (const index of ownIndexes) await runSql(runtime, [sql(index.sql as string)]);
};

const plantBoard = async (runtime: Runtime, { name, offers, wishes }: PlantedBoard): Promise<void> => {
  for (const chunk of chunksOf(offers, ENTRIES))
    await askBoard(runtime, "plant", name, { offers: chunk, wishes: [] });
  for (const chunk of chunksOf(wishes, ENTRIES))
    await askBoard(runtime, "plant", name, { offers: [], wishes: chunk });
};

/** Fills the boards, and writes their matches to D1. @returns rows of matches */
export const plant = async (
  runtime: Runtime,
  [city, launches]: readonly [PlantedBoard, PlantedBoard],
  accounts: readonly PlantedBoard[],
): Promise<number> => {
  const boards = [city, launches, ...accounts];
  for (const board of boards) await plantBoard(runtime, board);
  const { offer } = city.offers[0]!;
  const facts = JSON.stringify(
    factsOf(offer, city.wishes.find(({ wish }) => wish.types.includes(offer.type))!.wish),
  );
  await withoutIndexes(runtime, async () => {
    await plantRows(runtime, city.pairs, ["client", "property"], facts);
    await plantRows(
      runtime,
      accounts.flatMap(({ pairs }) => pairs),
      ["own"],
      facts,
    );
  });
  for (const cards of cardsOf(city)) await runSql(runtime, [cards]);
  const names = boards.map(({ name }) => name);
  const registered = `INSERT OR IGNORE INTO radar_boards (name, asked_at) SELECT value, ? FROM json_each(?)`;
  await runSql(runtime, [sql(registered, Date.now(), JSON.stringify(names))]);
  return 2 * city.pairs.length + accounts.reduce((sum, { pairs }) => sum + pairs.length, 0);
};
