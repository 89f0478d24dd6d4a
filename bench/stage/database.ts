import type { Row, Statement } from "../../src/db/statement.ts";
import type { Runtime } from "./runtime.ts";

/** Miniflare forgets what this process has let go of, even while a call carries it there: so calls hold theirs. */
const held = new Set<unknown>();

/** One transaction in the database of the service. @returns the rows of each statement */
export const runSql = async ({ miniflare }: Runtime, statements: readonly Statement[]): Promise<Row[][]> => {
  const db = await miniflare.getD1Database("DB", "service");
  const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params));
  const call = { db, prepared };
  held.add(call);
  try {
    const answers = (await db.batch(prepared)) as D1Result<Row>[];
    return answers.map(({ results }) => results);
  } finally {
    held.delete(call);
  }
};
