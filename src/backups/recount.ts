import { type Statement, sql } from "../db/statement.ts";

const OWN_PROPERTIES = "SELECT count(*) FROM properties WHERE account_id = ?1 AND status";

/**
 * Recomputes what is counted from rows: an export of an account that was being written to has rows of several moments,
 * and a restore leaves people out.
 */
export const recountStatements = (accountId: string, now: number): Statement[] => [
  sql(
    "DELETE FROM lead_identities WHERE account_id = ?1 AND lead_id NOT IN (SELECT id FROM leads WHERE account_id = ?1)",
    accountId,
  ),
  sql(
    `UPDATE leads SET interaction_bytes = own.bytes
     FROM (SELECT lead_id, sum(256 + octet_length(coalesce(note, ''))) AS bytes FROM interactions
       WHERE lead_id IN (SELECT id FROM leads WHERE account_id = ?1) GROUP BY lead_id) AS own
     WHERE leads.id = own.lead_id AND leads.interaction_bytes <> own.bytes`,
    accountId,
  ),
  sql(
    `UPDATE portfolios SET
       active = (${OWN_PROPERTIES} = 'ACTIVE'), kept = (${OWN_PROPERTIES} <> 'DELETED'),
       unplaced = (SELECT count(*) FROM properties WHERE account_id = ?1 AND is_unplaced = 1),
       property_bytes = (SELECT coalesce(sum(weight), 0) FROM properties WHERE account_id = ?1),
       lead_bytes = (SELECT coalesce(sum(weight), 0) FROM leads WHERE account_id = ?1),
       batch_bytes = (SELECT coalesce(sum(weight), 0) FROM batches WHERE account_id = ?1),
       photo_bytes = (SELECT coalesce(sum(bytes), 0) FROM (
         SELECT max(bytes) AS bytes FROM property_photos WHERE account_id = ?1 AND hash IS NOT NULL GROUP BY hash)),
       client_matches = (SELECT count(*) FROM matches WHERE account_id = ?1 AND is_partners = 0),
       partner_matches = (SELECT count(*) FROM matches WHERE account_id = ?1 AND is_partners = 1),
       batch_items = (SELECT coalesce(sum(waiting), 0) FROM batches WHERE account_id = ?1),
       clients = (SELECT count(*) FROM leads WHERE account_id = ?1 AND state <> 'DELETED'),
       last_place = max(last_place,
         coalesce((SELECT max(place) FROM properties WHERE account_id = ?1), 0),
         coalesce((SELECT max(place) FROM leads WHERE account_id = ?1), 0),
         coalesce((SELECT max(place) FROM matches WHERE account_id = ?1), 0))
     WHERE account_id = ?1`,
    accountId,
  ),
  sql(
    `INSERT INTO portfolio_history (account_id, at, kept, deleted_total)
     SELECT account_id, ?2, kept, deleted_total FROM portfolios WHERE account_id = ?1
     ON CONFLICT (account_id, at) DO UPDATE SET kept = excluded.kept, deleted_total = excluded.deleted_total`,
    accountId,
    now,
  ),
  sql(
    `UPDATE team_members SET active_clients = (
       SELECT count(*) FROM leads WHERE account_id = ?1 AND owner_account_id = team_members.id AND state = 'ACTIVE'
     ) WHERE account_id = ?1`,
    accountId,
  ),
];
