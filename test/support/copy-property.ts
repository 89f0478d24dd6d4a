import { env } from "cloudflare:workers";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { SEEDED_ID } from "./invariants/stored.ts";
import { query } from "./query.ts";

/** A job needs several transactions for this many. */
export const MORE_THAN_ONE_TRANSACTION = 60;

const OWN = new Set(["seq", "place_given", "id", "external_ref", "weighed"]);

/** Copies a property without events, but with the portfolio's counters kept right. */
export const copyProperty = async (propertyId: string, copies: number): Promise<string[]> => {
  const columns = propertyTable.columns.split(", ").filter((column) => !OWN.has(column));
  const ids = Array.from({ length: copies }, (_, at) => `${SEEDED_ID}${propertyId}-${at}`);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO properties (id, ${columns.join(", ")})
       SELECT copy.value, ${columns.map((column) => `original.${column}`).join(", ")}
       FROM properties AS original, json_each(?2) AS copy WHERE original.id = ?1`,
    ).bind(propertyId, JSON.stringify(ids)),
    env.DB.prepare(
      `UPDATE portfolios SET (active, kept) = (
         SELECT portfolios.active + ?2 * (status = 'ACTIVE'), portfolios.kept + ?2 * (status <> 'DELETED')
         FROM properties WHERE id = ?1)
       WHERE account_id = (SELECT account_id FROM properties WHERE id = ?1)`,
    ).bind(propertyId, copies),
    env.DB.prepare(
      `INSERT OR REPLACE INTO portfolio_history (account_id, at, kept, deleted_total)
       SELECT account_id, (SELECT updated_at FROM properties WHERE id = ?1), kept, deleted_total FROM portfolios
       WHERE account_id = (SELECT account_id FROM properties WHERE id = ?1)`,
    ).bind(propertyId),
  ]);
  return ids;
};

/** The number of an account's properties of each status. */
export const statusesOf = async (accountId: string): Promise<Record<string, number>> => {
  const results =
    await query`SELECT status, count(*) AS n FROM properties WHERE account_id = ${accountId} GROUP BY status`;
  return Object.fromEntries(results.map(({ status, n }) => [status, n]));
};
