import type { ReadContext } from "../../call-context.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";

/** The statement of a request that needs nothing. */
export const NOTHING = sql("SELECT 1 WHERE 0");

const itself = (statement: Statement): Statement => statement;
const textOf = ({ sql, params }: Statement): string => JSON.stringify([sql, params]);

/** The statements of several requests, equally many for each; in one round trip, or in none if all need nothing. */
export const loadWanted = async <T>(
  { db, meter }: Pick<ReadContext, "db" | "meter">,
  wanted: readonly (readonly Statement[])[],
  decode: (rows: readonly Row[][], at: number) => T,
): Promise<T[]> => {
  // Several requests often ask for the same; one does not, and its texts are long.
  const keyOf: (statement: Statement) => unknown = wanted.length === 1 ? itself : textOf;
  const asked = new Map<unknown, Statement>();
  for (const statement of wanted.flat()) if (statement !== NOTHING) asked.set(keyOf(statement), statement);
  const rows = asked.size === 0 ? [] : await run(db, [...asked.values()], meter);
  const found = new Map([...asked.keys()].map((key, at) => [key, rows[at]!]));
  return wanted.map((own, at) =>
    decode(
      own.map((statement) => found.get(keyOf(statement)) ?? []),
      at,
    ),
  );
};
