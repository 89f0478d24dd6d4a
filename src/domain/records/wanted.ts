import type { ReadContext } from "../../call-context.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";

/** Stands where a request asks for nothing. */
export const NOTHING = sql("SELECT 1 WHERE 0");

/** What several ask alike is asked once. */
const keyOf = ({ sql, params }: Statement): string => JSON.stringify([sql, params]);

/** What several requests want loaded, each by as many statements; in one round trip, or in none where all is nothing. */
export const loadWanted = async <T>(
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  wanted: readonly (readonly Statement[])[],
  decode: (rows: readonly Row[][]) => T,
): Promise<T[]> => {
  const asked = new Map<string, Statement>();
  for (const statement of wanted.flat()) if (statement !== NOTHING) asked.set(keyOf(statement), statement);
  const rows = asked.size === 0 ? [] : await run(db, [...asked.values()], meter);
  const found = new Map([...asked.keys()].map((key, at) => [key, rows[at]!]));
  return wanted.map((own) => decode(own.map((statement) => found.get(keyOf(statement)) ?? [])));
};
