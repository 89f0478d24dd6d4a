import { StaleWrite } from "../../db/commit.ts";
import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { comparedIn, compareRound } from "./compare.ts";
import { cardStatements, placeAt, ROUNDS } from "./copy.ts";
import { type Move, type Place, readDestination, readPlace, writeToDestination } from "./move.ts";
import { NO_CHANGE, readRowChanges } from "./row-changes.ts";
import { inOrder, type RowGroup, removalsOf, rowGroupsOf } from "./row-groups.ts";
import { type Computed, insertions, keyOf } from "./row-pages.ts";

/** The most changed keys in one round. */
export const KEYS_OF_ROUND = 200;

/** The most changed keys whose rows are deleted at once. */
const KEYS_OF_CLEARING = 2_000;

const distinct = (table: MovedTable, rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(keyOf(table, row)), row])).values(),
];

/** Deletes all rows before it copies the first, because one may have a unique value that another had. */
const statementsOf = async (
  from: Database,
  pieces: readonly RowGroup[],
  computed: Computed,
): Promise<Statement[]> => {
  const results = await run(
    from,
    pieces.map(({ read }) => read),
  );
  const found = new Map<MovedTable, Row[]>();
  for (const [at, { table }] of pieces.entries())
    found.set(table, [...(found.get(table) ?? []), ...results[at]!]);
  const statements: Statement[] = [];
  for (const [table, rows] of found) {
    statements.push(...insertions(table, distinct(table, rows), computed));
    statements.push(...(await cardStatements(from, table, rows)));
  }
  return [...removalsOf(pieces), ...statements];
};

/** The copy's position after one more round. */
const roundAfter = ({ after }: Place): Place => {
  const [round, ...rest] = JSON.parse(after) as [number, ...unknown[]];
  return { tbl: ROUNDS, after: JSON.stringify([round + 1, ...rest]) };
};

/** The same, with all rows to be compared again. */
const withoutComparison = ({ after }: Place): Place => {
  const [round] = JSON.parse(after) as [number];
  return placeAt(ROUNDS, [round + 1]);
};

/**
 * Deletes every noted row, and its children, a part at a time, because one may block another. Noted rows are copied
 * again. If an earlier round deletes a note late, the row is not copied: the comparison finds that.
 */
const deleteNotedRows = async (from: Database, to: Database, move: Move, now: number): Promise<void> => {
  let after = NO_CHANGE;
  for (;;) {
    const place = await readPlace(to, move);
    const notes = await readRowChanges(from, move.accountId, KEYS_OF_CLEARING, after);
    if (notes.length === 0 || place?.tbl !== ROUNDS) return;
    const removals = removalsOf(inOrder(rowGroupsOf(move.accountId, notes)));
    if (!(await writeToDestination(to, move, place, withoutComparison(place), removals, now))) return;
    after = notes.at(-1)!.n;
  }
};

/** A finished round. */
interface Followed {
  /** The number of noted changes; a full round means that there may be more. */
  readonly count: number;
  readonly place: Place;
}

/**
 * A round: copies what has changed, then deletes the notes. Once the comparison has begun, each round is compared too.
 * @throws Difference when the copied rows differ
 */
export const copyRound = async (from: Database, to: Database, move: Move, now: number): Promise<Followed> => {
  const { accountId } = move;
  // Before the notes: if another run ends a round meanwhile, this one writes nothing.
  const { place, computed } = await readDestination(to, move);
  if (place?.tbl !== ROUNDS) throw new Error("The copy is not complete.");
  const notes = await readRowChanges(from, accountId, KEYS_OF_ROUND);
  if (notes.length === 0) return { count: 0, place };
  const pieces = inOrder(rowGroupsOf(accountId, notes));
  const nextRound = roundAfter(place);
  const again = { count: KEYS_OF_ROUND, place: nextRound };
  try {
    const statements = await statementsOf(from, pieces, computed);
    if (!(await writeToDestination(to, move, place, nextRound, statements, now))) return again;
  } catch (error) {
    // A row has a unique value that another gave up, whose note is not among these.
    if (!(error instanceof StaleWrite)) throw error;
    await deleteNotedRows(from, to, move, now);
    return again;
  }
  await run(from, [
    sql(
      "DELETE FROM move_changes WHERE account_id = ?1 AND n IN (SELECT value FROM json_each(?2))",
      accountId,
      JSON.stringify(notes.map(({ n }) => n)),
    ),
  ]);
  if (comparedIn(place)) await compareRound({ from, to, move, place: nextRound }, pieces);
  return { count: notes.length, place: nextRound };
};
