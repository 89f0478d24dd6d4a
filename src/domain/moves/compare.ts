import type { MovedTable } from "../../db/moved-tables.ts";
import { type Database, type Row, run, sql } from "../../db/statement.ts";
import { nextTable, ROUNDS } from "./copy.ts";
import type { Move, Place } from "./move.ts";
import { areNoted } from "./notes.ts";
import { afterPart, copied, countRows, type Key, keyOf, partStatements, rowsByKey, TABLES } from "./walk.ts";

/** Where the comparison stands, behind the rounds in the copy's place: a table and a row of it, or that all is done. */
export type Compared = readonly [table: MovedTable, after: Key] | readonly ["same"];

/** Digits of a number that both databases surely have read alike. */
const DIGITS = 15;

const told = (value: unknown): unknown =>
  typeof value === "number" && !Number.isInteger(value) ? value.toPrecision(DIGITS) : value;

const textOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(copied(row))
      .map(([column, value]) => [column, told(value)])
      .sort(),
  );

const differing = (table: MovedTable, ours: readonly Row[], theirs: readonly Row[]): Key[] => {
  const nameOf = (row: Row) => JSON.stringify(keyOf(table, row));
  const there = new Map(theirs.map((row) => [nameOf(row), textOf(row)]));
  return ours.filter((row) => there.get(nameOf(row)) !== textOf(row)).map((row) => keyOf(table, row));
};

export const noteCompared = async (
  to: Database,
  { accountId, id }: Move,
  { after }: Place,
  compared: Compared,
): Promise<void> => {
  const [round] = JSON.parse(after) as [number];
  await run(to, [
    sql(
      "UPDATE arriving SET after = ? WHERE account_id = ? AND move_id = ? AND tbl = ? AND after = ?",
      ...[JSON.stringify([round, ...compared]), accountId, id, ROUNDS, after],
    ),
  ]);
};

export const FIRST: Compared = [TABLES[0]!, []];

/**
 * Compares the next part of the rows of both databases. One that has changed meanwhile is noted, and comes later.
 * @returns where to go on
 * @throws Error when rows differ that nobody has changed
 */
export const compareSome = async (
  from: Database,
  to: Database,
  { accountId }: Move,
  [table, after]: readonly [MovedTable, Key],
): Promise<Compared> => {
  const results = await run(from, partStatements(table, accountId, after));
  const ours = results[0]!;
  if (ours.length > 0) {
    const keys = ours.map((row) => keyOf(table, row));
    const [theirs] = await run(to, [rowsByKey(table, accountId, keys)]);
    const odd = differing(table, ours, theirs!);
    if (odd.length > 0 && !(await areNoted(from, accountId, table, odd)))
      throw new Difference(`${odd.length} rows of ${table} differ`);
  }
  const on = afterPart(table, results);
  if (on !== null) return [table, on];
  const next = nextTable(table);
  return next ? [next, []] : ["same"];
};

/** The copy is not what it should be: the move ends. */
export class Difference extends Error {
  override readonly name = "Difference";
}

/** @throws Difference unless both databases have as many rows of the account */
export const compareCounts = async (from: Database, to: Database, { accountId }: Move): Promise<void> => {
  const [[ours], [theirs]] = (await Promise.all([from, to].map((db) => run(db, [countRows(accountId)])))).map(
    (results) => results[0]!,
  ) as [Row[], Row[]];
  const odd = TABLES.filter((table) => ours![table] !== theirs![table]);
  if (odd.length > 0) throw new Difference(`Other numbers of rows in ${odd.join(", ")}`);
};
