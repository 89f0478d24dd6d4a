import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import {
  AT_ONCE,
  changeMove,
  type Move,
  type MovePorts,
  type Next,
  type Place,
  readDestination,
  writeToDestination,
} from "./move.ts";
import { insertions, type Key, nextCursor, pageStatements, TABLES } from "./row-pages.ts";

/** The copy's position once it follows changes in rounds; `after` counts the rounds. */
export const ROUNDS: Place["tbl"] = "+";

const NONE: Key = [];

export const placeAt = (tbl: string, after: Key = NONE): Place => ({ tbl, after: JSON.stringify(after) });

export const nextTable = (table: MovedTable): MovedTable | undefined => TABLES[TABLES.indexOf(table) + 1];

/** Copies the cards of partners' objects that these matches show; the newer card wins. */
export const cardStatements = async (
  from: Database,
  table: MovedTable,
  rows: readonly Row[],
): Promise<Statement[]> => {
  if (table !== "matches" || rows.length === 0) return [];
  const shown = rows.map(({ side, lead_id, property_id }) => (side === "property" ? lead_id : property_id));
  const [cards = []] = await run(from, [
    sql(
      "SELECT id, card, known_at FROM radar_cards WHERE id IN (SELECT value FROM json_each(?))",
      JSON.stringify([...new Set(shown)]),
    ),
  ]);
  return cards.length === 0
    ? []
    : [
        sql(
          `INSERT INTO radar_cards (id, card, known_at)
           SELECT value ->> 'id', value ->> 'card', value ->> 'known_at' FROM json_each(?) WHERE true
           ON CONFLICT (id) DO UPDATE SET card = excluded.card, known_at = excluded.known_at
             WHERE radar_cards.known_at < excluded.known_at`,
          JSON.stringify(cards),
        ),
      ];
};

/** Copies the next part of the rows. */
export const copySome = async (ports: MovePorts, move: Move): Promise<Next> => {
  const from = ports.calmShard(move.fromShard);
  const to = ports.calmShard(move.toShard);
  const { place, computed } = await readDestination(to, move);
  if (place?.tbl === ROUNDS) {
    await changeMove(ports, move, { state: "CATCHING_UP" });
    return AT_ONCE;
  }
  if (!place) throw new Error("The copy has no place.");
  const table = place.tbl as MovedTable;
  const results = await run(from, pageStatements(table, move.accountId, JSON.parse(place.after) as Key));
  const after = nextCursor(table, results);
  const rows = results[0]!;
  const statements = [
    ...insertions(table, rows, computed, "OR IGNORE"),
    ...(await cardStatements(from, table, rows)),
  ];
  const next = nextTable(table);
  const placeAfter = after !== null ? placeAt(table, after) : next ? placeAt(next) : placeAt(ROUNDS, [0]);
  await writeToDestination(to, move, place, placeAfter, statements, ports.clock.now());
  return AT_ONCE;
};
