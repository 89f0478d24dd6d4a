/** The sources of rows: the account's shard of D1, its gate object, its log object. */
export interface Source {
  readonly from: "D1" | "gate" | "log";
  /** In D1, `?1` is the account's id; an object holds one account. */
  readonly sql: string;
}

const d1 = (sql: string): Source => ({ from: "D1", sql });
const gate = (sql: string): Source => ({ from: "gate", sql });
const log = (sql: string): Source => ({ from: "log", sql });

/** The SQL that loads everything that is checked about an account. */
export const SOURCES = {
  properties: d1(
    `SELECT id, external_ref, status, updated_at, photos, photo_request_id, photo_request, photo_state, photo_ingested, photo_failed,
       photo_queued_at, photo_finished_at, kind, dashboard_fields,
       (SELECT max(updated_at) FROM properties AS u WHERE u.development_id = properties.id) AS units_at
     FROM properties WHERE account_id = ?1`,
  ),
  portfolios: d1(
    `SELECT active, kept, deleted_total, clients, json_array(property_bytes, lead_bytes, batch_bytes, batch_items, photo_bytes, client_matches, partner_matches) AS stored,
       json_array((SELECT coalesce(sum(weight), 0) FROM properties WHERE account_id = ?1),
         (SELECT coalesce(sum(weight), 0) FROM leads WHERE account_id = ?1),
         (SELECT coalesce(sum(weight), 0) FROM batches WHERE account_id = ?1),
         (SELECT coalesce(sum(waiting), 0) FROM batches WHERE account_id = ?1),
         (SELECT coalesce(sum(bytes), 0) FROM (SELECT max(bytes) AS bytes FROM property_photos
           WHERE account_id = ?1 AND hash IS NOT NULL GROUP BY hash)),
         (SELECT count(*) FROM matches WHERE account_id = ?1 AND is_partners = 0),
         (SELECT count(*) FROM matches WHERE account_id = ?1 AND is_partners = 1)) AS weighed,
       unplaced, (SELECT count(*) FROM properties WHERE account_id = ?1 AND is_unplaced = 1) AS waiting
     FROM portfolios WHERE account_id = ?1`,
  ),
  history: d1("SELECT kept, deleted_total FROM portfolio_history WHERE account_id = ?1 ORDER BY at"),
  outbox: d1("SELECT id, refused_by FROM outbox WHERE account_id = ?1"),
  receipts: d1(
    `SELECT idempotency_key, fingerprint, status, body, subject FROM receipts WHERE account_id = ?1
     UNION ALL
     SELECT idempotency_key, fingerprint, status, body, subject FROM directory_receipts WHERE account_id = ?1`,
  ),
  leads: d1(
    "SELECT id, external_ref, state, updated_at, phones, email, owner_account_id FROM leads WHERE account_id = ?1",
  ),
  identities: d1("SELECT lead_id, kind, value FROM lead_identities WHERE account_id = ?1"),
  interactions: d1("SELECT id, lead_id FROM interactions WHERE account_id = ?1"),
  members: d1("SELECT id, active_clients FROM team_members WHERE account_id = ?1"),
  photos: d1("SELECT property_id, url, status, hash, fault FROM property_photos WHERE account_id = ?1"),
  discards: d1("SELECT hash FROM photo_discards WHERE account_id = ?1"),
  batches: d1("SELECT id, status, total, worked_to, dry_run FROM batches WHERE account_id = ?1"),
  items: d1("SELECT batch_id, position, outcome, object_id FROM batch_items WHERE account_id = ?1"),
  lanes: d1("SELECT held_until FROM batch_lanes WHERE account_id = ?1"),
  feeds: d1(
    "SELECT status, sync_id, queued_at, leased_until, feed_count, counts, conflicts FROM feeds WHERE account_id = ?1",
  ),
  listings: d1("SELECT ref, property_id FROM feed_listings WHERE account_id = ?1"),
  conflicts: d1("SELECT ref, field, property_id, kept FROM feed_conflicts WHERE account_id = ?1"),
  desks: d1(
    "SELECT balance_cents, tab_active, tab_captured, tab_archived FROM captacao_desks WHERE account_id = ?1",
  ),
  ledger: d1(
    "SELECT owner_id, kind, amount_cents, balance_cents FROM captacao_ledger WHERE account_id = ?1 ORDER BY seq",
  ),
  offers: d1(
    `SELECT owner_id, status, debited_cents, tab, refunded_at, accepted_by
     FROM captacao_offers JOIN captacao_owners ON captacao_owners.id = owner_id WHERE account_id = ?1`,
  ),
  partnerships: d1(
    `SELECT p.id, p.status, p.marked, p.lead_id, p.property_id, p.development_id, s.status AS listed, s.created_at = p.created_at AND s.updated_at = p.updated_at AS agrees,
       (SELECT status FROM matches AS m WHERE m.lead_id = p.lead_id AND m.property_id = p.property_id AND m.account_id = ?1) AS match_status
     FROM partnerships AS p LEFT JOIN partnership_sides AS s ON s.partnership_id = p.id AND s.account_id = ?1
     WHERE ?1 IN (p.client_account_id, p.property_account_id)`,
  ),
  registrations: d1(
    `SELECT p.id, p.status, p.protected_until, p.client_card IS NULL AS is_purged, count(l.identity) AS hashes,
       min(l.until = p.protected_until AND l.account_id = p.client_account_id
         AND l.developer_account_id = p.property_account_id) AS agrees
     FROM partnerships AS p LEFT JOIN launch_protections AS l ON l.partnership_id = p.id
     WHERE ?1 IN (p.client_account_id, p.property_account_id) AND p.scope = 'LAUNCH' GROUP BY p.id`,
  ),
  protections: d1(
    "SELECT identity, account_id, until FROM launch_protections WHERE developer_account_id = ?1",
  ),
  keys: d1("SELECT id, lower(kind) AS kind, revoked_at FROM api_keys WHERE account_id = ?1"),
  auditRows: d1("SELECT action, subject FROM audit WHERE account_id = ?1"),
  mails: d1("SELECT id, status, attempts, sent_at FROM mails WHERE account_id = ?1"),
  webhookAccounts: d1("SELECT shard FROM webhook_accounts WHERE account_id = ?1"),
  standing: d1(
    `SELECT grants.scopes, max(grants.updated_at, accounts.updated_at) AS since,
       grants.status = 'ACTIVE' AND accounts.status = 'ACTIVE' AND subscription <> 'OVERDUE'
         AND (tier <> 'PILOT' OR pilot_until IS NULL) AS open
     FROM grants JOIN accounts ON accounts.id = grants.account_id WHERE account_id = ?1`,
  ),
  entries: log("SELECT sequence, id, type, created_at, data FROM entries ORDER BY sequence"),
  forgotten: log("SELECT sequence FROM forgotten"),
  endpoints: log(
    "SELECT id, types, status, disabled_at, disabled_reason, state ->> 'countedFrom' AS counted_from, created_at, updated_at FROM endpoints JOIN lines ON endpoint_id = id",
  ),
  deliveries: log(
    `SELECT endpoint_id || ' ' || sequence AS id, endpoint_id, event_id, type, status, attempts, round_attempts,
       last_status_code, last_attempt_at, iif(status = 'PENDING', coalesce(next_attempt_at, created_at), next_attempt_at)
         AS next_attempt_at, delivered_at, finished_at, coalesce(leased_until, 0) AS leased_until, attempt_log
     FROM deliveries LEFT JOIN lines USING (endpoint_id)`,
  ),
  logReceipts: log("SELECT key, fingerprint FROM receipts"),
  ownerMails: log("SELECT id FROM owner_mails"),
  notices: gate("SELECT month, percent, sent FROM notices"),
  claims: gate("SELECT key, fingerprint, lease_until, expires_at, status, body, subject FROM idempotency"),
} as const satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;

export const sourcesIn = (place: Source["from"]): [SourceName, Source][] =>
  (Object.entries(SOURCES) as [SourceName, Source][]).filter(([, { from }]) => from === place);
