import type { Row, Statement } from "../../src/db/statement.ts";
import { retryOnce } from "./connection.ts";
import type { Runtime } from "./runtime.ts";

/** Calls keep their objects here: Miniflare drops those that this process has released, even during a call. */
const held = new Set<unknown>();

/** One transaction in a database of the service. @returns the rows of each statement */
export const runSql = async (
  { miniflare }: Runtime,
  statements: readonly Statement[],
  binding = "DB",
): Promise<Row[][]> => {
  const db = await miniflare.getD1Database(binding, "service");
  const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params));
  const call = { db, prepared };
  held.add(call);
  try {
    const send = () => db.batch(prepared);
    const isRead = statements.every(({ sql }) => /^\s*SELECT /.test(sql));
    const answers = (await (isRead ? retryOnce(send) : send())) as D1Result<Row>[];
    return answers.map(({ results }) => results);
  } finally {
    held.delete(call);
  }
};
