import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import type { Json } from "./http.ts";

/**
 * Sends one statement to the service's database: query`SELECT * FROM leads WHERE id = ${id}`, whose values are bound.
 * A statement built as a string has `?` for its values, which follow it, as for `sql`. @returns the rows
 */
export const query = async <T = Json>(
  text: string | TemplateStringsArray,
  ...params: readonly unknown[]
): Promise<T[]> => {
  const [rows] = await run(env.DB, [sql(typeof text === "string" ? text : text.join("?"), ...params)]);
  return rows as T[];
};

/** The first row of a query, or null. */
export const queryOne = async <T = Json>(
  text: string | TemplateStringsArray,
  ...params: readonly unknown[]
): Promise<T | null> => (await query<T>(text, ...params))[0] ?? null;
