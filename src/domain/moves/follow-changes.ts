import { StaleWrite } from "../../db/commit.ts";
import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { cardStatements, ROUNDS } from "./copy.ts";
import { type Move, readPlace, writeThere } from "./move.ts";
import { type Note, readNotes } from "./notes.ts";
import {
  CHILDREN,
  deletionByKey,
  deletionByParent,
  insertions,
  type Key,
  keyOf,
  rowsByKey,
  rowsByParent,
  TABLES,
} from "./walk.ts";

/** Changed keys of one round. */
export const KEYS_OF_ROUND = 200;

/** A row may have taken what another gave up: its note is among these. */
const MOST_KEYS = 2_000;

/** Some rows of a table that are taken away in the one database, and brought anew from the other. */
interface Piece {
  readonly table: MovedTable;
  readonly read: Statement;
  readonly removal: Statement;
}

const piecesOf = (accountId: string, notes: readonly Note[]): Piece[] => {
  const keys = new Map(
    [...Map.groupBy(notes, ({ tbl }) => tbl)].map(([table, own]) => [
      table,
      [...new Set(own.map(({ key }) => key))].map((key) => JSON.parse(key) as Key),
    ]),
  );
  // Triggers of conflicts count into it.
  keys.set("feeds", [[]]);
  return [...keys].flatMap(([table, own]) => [
    { table, read: rowsByKey(table, accountId, own), removal: deletionByKey(table, accountId, own) },
    ...(CHILDREN[table] ?? []).map(([child, column]) => {
      const ids = own.map(([id]) => id as string);
      return {
        table: child,
        read: rowsByParent(child, column, accountId, ids),
        removal: deletionByParent(child, column, accountId, ids),
      };
    }),
  ]);
};

const inOrder = <T extends { readonly table: MovedTable }>(pieces: readonly T[]): T[] =>
  pieces.toSorted((a, b) => TABLES.indexOf(a.table) - TABLES.indexOf(b.table));

const distinct = (table: MovedTable, rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(keyOf(table, row)), row])).values(),
];

/** The rows as they are: all are taken away before the first is brought, as one may take what another had. */
const statementsOf = async (
  from: Database,
  accountId: string,
  notes: readonly Note[],
): Promise<Statement[]> => {
  const pieces = inOrder(piecesOf(accountId, notes));
  const results = await run(
    from,
    pieces.map(({ read }) => read),
  );
  const found = new Map<MovedTable, Row[]>();
  for (const [at, { table }] of pieces.entries())
    found.set(table, [...(found.get(table) ?? []), ...results[at]!]);
  const brought: Statement[] = [];
  for (const [table, rows] of found) {
    brought.push(...insertions(table, distinct(table, rows)));
    brought.push(...(await cardStatements(from, table, rows)));
  }
  return [...pieces.toReversed().map(({ removal }) => removal), ...brought];
};

/**
 * A round: brings over what has changed, then forgets that it has.
 * @returns the number of noted changes; a full round means that there may be more
 */
export const followSome = async (
  from: Database,
  to: Database,
  move: Move,
  now: number,
  most = KEYS_OF_ROUND,
): Promise<number> => {
  const { accountId } = move;
  // Before the notes: another run that ends a round meanwhile leaves nothing for this one.
  const place = await readPlace(to, move);
  if (place?.tbl !== ROUNDS) throw new Error("The copy is not complete.");
  const notes = await readNotes(from, accountId, most);
  if (notes.length === 0) return 0;
  const [round, ...rest] = JSON.parse(place.after) as [number, ...unknown[]];
  const statements = await statementsOf(from, accountId, notes);
  const then = { tbl: ROUNDS, after: JSON.stringify([round + 1, ...rest]) };
  try {
    if (!(await writeThere(to, move, place, then, statements, now))) return KEYS_OF_ROUND;
  } catch (error) {
    // Rows were read later than the notes: what one of them took is noted by now.
    if (!(error instanceof StaleWrite)) throw error;
    if (most >= MOST_KEYS) throw error;
    return followSome(from, to, move, now, MOST_KEYS);
  }
  await run(from, [
    sql(
      "DELETE FROM move_changes WHERE account_id = ?1 AND n IN (SELECT value FROM json_each(?2))",
      accountId,
      JSON.stringify(notes.map(({ n }) => n)),
    ),
  ]);
  return notes.length;
};
