import { guardFresh } from "../../db/plan.ts";
import { type Statement, sql } from "../../db/statement.ts";
import type { Table } from "../../db/table.ts";

/**
 * An object's place in its account's lists: a running number of the account, not a row number of one database, so it
 * stays valid wherever the account is (docs/adr/0005-lists-that-cost-their-page.md).
 */
const nextPlace = (accountId: string): Statement =>
  sql("(SELECT last_place + 1 FROM portfolios WHERE account_id = ?)", accountId);

/** The columns on which concurrent writes of any object rely. */
export interface Versioned {
  /** The database's own row number. */
  readonly seq: number;
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly updatedAt: number;
}

const isOther = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);

/** Whether the record has another value in any of these columns. */
export const differs = <T extends object>(record: T, columns: Partial<T>): boolean =>
  (Object.keys(columns) as (keyof T)[]).some((column) => isOther(record[column], columns[column]));

const changedColumns = <T extends Versioned>(before: T, after: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const column of Object.keys(after) as (keyof T)[]) {
    if (column !== "seq" && isOther(before[column], after[column])) changed[column] = after[column];
  }
  return changed;
};

/**
 * The statement of a change: it inserts the row at the account's next place, which the caller counts, deletes it, or
 * updates the columns that differ. The last two are stale if the row has another version than was read.
 */
export const rowStatements = <T extends Versioned & Record<string, unknown>>(
  table: Table<T>,
  before: T | null,
  after: T | null,
): Statement[] => {
  if (before === null) {
    const place = nextPlace(after!.accountId);
    return [table.insert({ ...after!, seq: undefined }, { place_given: place })];
  }
  const { id, version } = before;
  const write =
    after === null
      ? sql(`DELETE FROM ${table.name} WHERE id = ? AND version = ?`, id, version)
      : table.update(changedColumns(before, after), "id = ? AND version = ?", [id, version]);
  return [write, guardFresh];
};

/** The next state. Null keeps the date of the last change; a new date is always later, which boards rely on. */
export const nextVersion = <T extends Versioned>(before: T, after: T, changedAt: number | null): T => ({
  ...after,
  version: before.version + 1,
  updatedAt: changedAt === null ? before.updatedAt : Math.max(changedAt, before.updatedAt + 1),
});

/** A field of the answer that changed, before and after. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every visible field that differs between two states of a record, apart from the silent ones. */
export const differencesOf = <R extends object, T extends object>(
  before: R,
  after: R,
  present: (record: R) => T,
  silent: ReadonlySet<string>,
): Change[] => {
  // Most writes change nothing, so equal records skip the comparison.
  if (!differs(before, after)) return [];
  const from = present(before);
  const to = present(after);
  return (Object.keys(to) as (keyof T & string)[])
    .filter((field) => !silent.has(field) && differs(from, { [field]: to[field] } as Partial<T>))
    .map((field) => ({ field, from: from[field], to: to[field] }));
};
