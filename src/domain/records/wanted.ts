import type { ReadContext } from "../../call-context.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";

/** Stands where a request asks for nothing. */
export const NOTHING = sql("SELECT 1 WHERE 0");

/** What several requests want loaded, each by as many statements; in one round trip, or in none where all is nothing. */
export const loadWanted = async <T>(
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  wanted: readonly (readonly Statement[])[],
  decode: (rows: readonly Row[][]) => T,
): Promise<T[]> => {
  const statements = wanted.flat().filter((statement) => statement !== NOTHING);
  const rows = statements.length === 0 ? [] : await run(db, statements, meter);
  const found = new Map(statements.map((statement, at) => [statement, rows[at]!]));
  return wanted.map((own) => decode(own.map((statement) => found.get(statement) ?? [])));
};
