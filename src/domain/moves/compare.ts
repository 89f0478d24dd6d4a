import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { nextTable, ROUNDS } from "./copy.ts";
import { differing } from "./differing.ts";
import { type Move, type Place, readPlace } from "./move.ts";
import { haveChanged } from "./row-changes.ts";
import { type Key, keyOf, nextCursor, pageStatements, rowsByKey, TABLES } from "./row-pages.ts";

/**
 * The position of the comparison, stored after the round in the copy's position: a table and a key in it, first in
 * the old database and then ("back") in the new one, or that all is equal.
 */
type Compared =
  | readonly [table: MovedTable, after: Key]
  | readonly [table: MovedTable, after: Key, "back"]
  | readonly ["equal"];

export const FIRST = [TABLES[0]!, []] as const satisfies Compared;

/** The comparison's position; null before it begins. */
export const comparedIn = ({ after }: Place): Compared | null => {
  const [, ...rest] = JSON.parse(after) as [number, ...unknown[]];
  return rest.length === 0 ? null : (rest as unknown as Compared);
};

export const storeCompared = async (
  to: Database,
  { accountId, id }: Move,
  { after }: Place,
  compared: Compared,
): Promise<void> => {
  const [round] = JSON.parse(after) as [number];
  await run(to, [
    sql(
      "UPDATE arriving SET after = ? WHERE account_id = ? AND move_id = ? AND tbl = ? AND after = ?",
      JSON.stringify([round, ...compared]),
      accountId,
      id,
      ROUNDS,
      after,
    ),
  ]);
};

/** The copy is wrong: the move ends. */
export class Difference extends Error {
  override readonly name = "Difference";
}

/** @throws Difference unless the rows have changed in the old database, or another run of the move has continued */
const assertNoted = async (
  { from, to, move, place }: Comparing,
  table: MovedTable,
  unequal: readonly Row[],
): Promise<void> => {
  if (unequal.length === 0 || (await haveChanged(from, move.accountId, table, unequal))) return;
  if ((await readPlace(to, move))?.after !== place.after) return;
  throw new Difference(`${unequal.length} rows of ${table} differ`);
};

/** Both databases, and the copy's position before they were read. */
interface Comparing {
  readonly from: Database;
  readonly to: Database;
  readonly move: Move;
  readonly place: Place;
}

/** The rows of the old database: the new one must have each of them unchanged. */
const compareOldRows = async (ports: Comparing, table: MovedTable, after: Key): Promise<Key | null> => {
  const { from, to, move } = ports;
  const results = await run(from, pageStatements(table, move.accountId, after));
  const ours = results[0]!;
  if (ours.length > 0) {
    const keys = ours.map((row) => keyOf(table, row));
    const [theirs] = await run(to, [rowsByKey(table, move.accountId, keys)]);
    await assertNoted(ports, table, differing(table, ours, theirs!));
  }
  return nextCursor(table, results);
};

/** The keys of the new database: the old one must have each of them. */
const compareNewKeys = async (ports: Comparing, table: MovedTable, after: Key): Promise<Key | null> => {
  const { from, to, move } = ports;
  const results = await run(to, pageStatements(table, move.accountId, after, "keys"));
  const theirs = results[0]!;
  if (theirs.length > 0) {
    const keys = theirs.map((row) => keyOf(table, row));
    const [ours] = await run(from, [rowsByKey(table, move.accountId, keys, "keys")]);
    await assertNoted(
      ports,
      table,
      differing(table, theirs, ours!, () => ""),
    );
  }
  return nextCursor(table, results);
};

/**
 * Compares the next part of the rows of both databases; a part has a fixed size. A row that has changed meanwhile is
 * noted, and compared later.
 * @returns where to continue
 * @throws Difference when rows differ that nobody has changed
 */
export const compareSome = async (
  ports: Comparing,
  [table, after, isBack]: Exclude<Compared, readonly ["equal"]>,
): Promise<Compared> => {
  const on = await (isBack ? compareNewKeys : compareOldRows)(ports, table, after);
  const next = on === null ? nextTable(table) : table;
  if (next === undefined) return isBack ? ["equal"] : [...FIRST, "back"];
  return isBack ? [next, on ?? [], isBack] : [next, on ?? []];
};

/**
 * Compares what a round has copied, so that nothing is left to compare once the account is closed.
 * @throws Difference when rows differ that nobody has changed
 */
export const compareRound = async (
  ports: Comparing,
  pieces: readonly { readonly table: MovedTable; readonly read: Statement }[],
): Promise<void> => {
  const reads = pieces.map(({ read }) => read);
  const [ours, theirs] = await Promise.all([run(ports.from, reads), run(ports.to, reads)]);
  for (const [at, { table }] of pieces.entries()) {
    const own = ours[at]!;
    const other = theirs[at]!;
    await assertNoted(ports, table, [...differing(table, own, other), ...differing(table, other, own)]);
  }
};
