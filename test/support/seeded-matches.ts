import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import { MATCH_SCOPES, MATCH_STATUSES } from "../../src/vocabulary/value-lists.ts";
import { SEEDED_ID } from "./invariants/stored.ts";
import { storedMatch } from "./match.ts";
import { query } from "./query.ts";

/** The account's own property and client, and a partner's card: the matches show nothing else. */
interface Seed {
  readonly accountId: string;
  readonly propertyId: string;
  readonly leadId: string;
  readonly ownerId: string;
  readonly partnerId: string;
  readonly foreign: string;
}

/**
 * Fills an account with matches by SQL: every scope in every status. A third are of one property with copies of one
 * client, a third of that client with other accounts' properties; many scores are equal.
 */
export const seedMatches = async (seed: Seed, size: number): Promise<void> => {
  const { accountId, propertyId, leadId, ownerId, partnerId, foreign } = seed;
  const { facts, createdAt } = storedMatch(accountId);
  const columns = await query`SELECT name FROM pragma_table_info('leads')
    WHERE name NOT IN ('seq', 'place_given', 'id', 'external_ref', 'weighed')`;
  const names = columns.map(({ name }) => name as string);
  await run(env.DB, [
    sql(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
       INSERT INTO leads (id, ${names.join(", ")}) SELECT ?2 || ?3 || '-' || i, ${names.join(", ")}
       FROM n, leads WHERE id = ?3`,
      Math.ceil(size / 3),
      SEEDED_ID,
      leadId,
    ),
    sql(
      `INSERT INTO radar_cards (id, card)
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
       SELECT ?2 || ?3 || '-' || i, card FROM n, radar_cards WHERE id = ?4`,
      size,
      SEEDED_ID,
      accountId,
      foreign,
    ),
    sql(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1),
       m AS (SELECT i, json_extract(?2, '$[' || (i % 3) || ']') AS scope, i / 3 % 4 AS s FROM n)
       INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts,
         partner_account_id, owner_account_id, touched, created_at, updated_at)
       SELECT ?3, iif(i % 3 = 0, ?4, ?5 || ?3 || '-' || i), iif(i % 3 = 0, ?5 || ?6 || '-' || (i / 3), ?6),
         iif(i % 3 = 0, 'own', 'client'), scope,
         json_extract(?7, '$[' || iif(i % 3 = 0 AND s = 3, 0, s) || ']'), 60 + i * 7 % 3, ?8,
         iif(i % 3 = 0, NULL, ?9), iif(i % 5 = 0, NULL, ?10), 0, ?11 - i % 2, ?11 FROM m`,
      size,
      JSON.stringify(MATCH_SCOPES),
      accountId,
      propertyId,
      SEEDED_ID,
      leadId,
      JSON.stringify(MATCH_STATUSES),
      JSON.stringify(facts),
      partnerId,
      ownerId,
      createdAt,
    ),
  ]);
};

export const forgetMatches = async (accountId: string): Promise<void> => {
  await run(env.DB, [
    sql("DELETE FROM matches WHERE account_id = ?", accountId),
    sql("DELETE FROM radar_cards WHERE id GLOB ?", `${SEEDED_ID}${accountId}-*`),
    sql("DELETE FROM leads WHERE account_id = ? AND id GLOB ?", accountId, `${SEEDED_ID}*`),
  ]);
};
