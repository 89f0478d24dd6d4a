import { is, Placeholder, type Query } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Statement } from "./statement.ts";

/** Begins a read of tables that drizzle describes. */
export const read = new QueryBuilder();

type Name<N extends string> = (name: N) => Placeholder<N>;

/**
 * A read written with drizzle, whose text is made once, at its first call; each call only fills the named places. Rows
 * have the names of columns, not of fields: `decode` of the table reads them.
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
