import { and, eq, getTableColumns, is, Placeholder, type Query } from "drizzle-orm";
import { QueryBuilder, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "./statement.ts";

/** Begins a read of tables that drizzle describes. */
export const read = new QueryBuilder();

type Name<N extends string> = (name: N) => Placeholder<N>;

/**
 * A read written with drizzle, whose SQL is made once, by the first call; each call only fills the placeholders. Rows
 * have the names of columns, not of fields: the table's `decode` reads them.
 */
export const prepared = <N extends string>(
  write: (name: Name<N>) => { toSQL(): Query },
): ((values: Readonly<Record<N, string | number | null>>) => Statement) => {
  let made: Query | undefined;
  return (values) => {
    made ??= write((name) => new Placeholder(name)).toSQL();
    return {
      sql: made.sql,
      params: made.params.map((param) => (is(param, Placeholder) ? values[param.name as N] : param)),
    };
  };
};

type Field<S extends SQLiteTable> = keyof S["$inferSelect"] & string;

/** Selects the rows whose fields `by` have the given values. @param fields all of them by default */
export const selectBy = <S extends SQLiteTable, By extends Field<S>>(
  table: S,
  by: readonly By[],
  fields?: readonly Field<S>[],
) =>
  prepared<By>((name) => {
    const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table);
    const selected = Object.fromEntries(
      (fields ?? Object.keys(columns)).map((field) => [field, columns[field]!]),
    );
    const conditions = by.map((field) => eq(columns[field]!, name(field)));
    return read
      .select(selected)
      .from(table)
      .where(and(...conditions));
  });
