import { run, sql } from "../../src/db/statement.ts";
import { NO_INTEREST } from "../../src/domain/leads/record/interest.ts";
import { DAY_MS, HOUR_MS } from "../../src/lib/clock.ts";

/** Accounts that have every kind of scheduled work. */
export interface Crowd {
  readonly db: D1Database;
  readonly accountIds: readonly string[];
  /** The time at which all the work is due. */
  readonly now: number;
}

const INTEREST = JSON.stringify(NO_INTEREST);

/** One property in each account, with this code and these columns. */
const properties = ({ accountIds, now }: Crowd, code: string, own: Readonly<Record<string, unknown>>) => {
  const columns = {
    kind: "PROPERTY",
    source: "API",
    status: "ACTIVE",
    for_sale: 1,
    for_rent: 0,
    amenities: "[]",
    shared_to_network: 0,
    pending: "[]",
    radar: "NONE",
    photos: "[]",
    dashboard_fields: "[]",
    version: 1,
    confirmed_at: now,
    created_at: now,
    updated_at: now,
    ...own,
  };
  const names = Object.keys(columns);
  return sql(
    `INSERT INTO properties (id, account_id, external_ref, ${names.join(", ")})
     SELECT 'prop-' || ? || value, value, ?, ${names.map(() => "?").join(", ")} FROM json_each(?)`,
    code,
    code,
    ...Object.values(columns),
    JSON.stringify(accountIds),
  );
};

const forEach = ({ accountIds }: Crowd, text: string, ...params: unknown[]) =>
  sql(`${text} FROM json_each(?)`, ...params, JSON.stringify(accountIds));

const portfolio = (crowd: Crowd) => [
  forEach(crowd, "INSERT INTO portfolios (account_id, active, kept, deleted_total) SELECT value, 3, 3, 1"),
  properties(crowd, "due", { confirmed_at: crowd.now - 61 * DAY_MS }),
  properties(crowd, "unanswered", {
    confirmed_at: crowd.now - 70 * DAY_MS,
    notice_at: crowd.now - 8 * DAY_MS,
  }),
  properties(crowd, "trash", { status: "DELETED", deleted_at: crowd.now - 31 * DAY_MS }),
  properties(crowd, "photos", {
    photo_state: "QUEUED",
    photo_request_id: "req",
    photo_request: "[]",
    photo_queued_at: crowd.now - HOUR_MS,
  }),
];

const clients = (crowd: Crowd) =>
  forEach(
    crowd,
    `INSERT INTO leads (id, account_id, source, state, status, name, phones, pre_approved, shared_to_network, interest,
       pending, radar, dashboard_fields, version, deleted_at, created_at, updated_at)
     SELECT 'lead-' || value, value, 'API', 'DELETED', 'NEW', 'Cliente', '[]', 0, 0, ?, '[]', 'NONE', '[]', 1, ?, 0, 0`,
    INTEREST,
    crowd.now - 31 * DAY_MS,
  );

const overdueWork = (crowd: Crowd) => [
  forEach(
    crowd,
    `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
     SELECT value, 1, 'evt-' || value, json_array(json_object('id', 'evt-' || value, 'type', 't', 'data', json('{}'))), '[]', ?`,
    crowd.now - HOUR_MS,
  ),
  forEach(
    crowd,
    `INSERT INTO batches (id, account_id, type, status, dry_run, total, worked_to, turn_at, created_at)
     SELECT 'b-' || value, value, 'leads', 'QUEUED', 0, 1, 0, ?1, ?1`,
    crowd.now - HOUR_MS,
  ),
  forEach(
    crowd,
    `INSERT INTO batch_lanes (account_id, holder, ticket, held_until, next_at) SELECT value, '', 'lost', 0, 0`,
  ),
  forEach(
    crowd,
    `INSERT INTO feeds (account_id, url, connector, auto_sync, next_auto_at, tally)
     SELECT value, 'https://crm.example.com/feed.xml', 'VRSYNC', 1, ?, '{}'`,
    crowd.now - HOUR_MS,
  ),
];

const expiredRows = (crowd: Crowd) => [
  forEach(
    crowd,
    `INSERT INTO receipts (account_id, idempotency_key, fingerprint, status, headers, body, created_at)
     SELECT value, 'key', 'f', 200, '{}', '', ?`,
    crowd.now - 2 * DAY_MS,
  ),
  forEach(
    crowd,
    `INSERT INTO batches (id, account_id, type, status, dry_run, total, worked_to, turn_at, created_at, finished_at)
     SELECT 'b-old-' || value, value, 'leads', 'DONE', 0, 20, 20, ?1, ?1, ?1`,
    crowd.now - 8 * DAY_MS,
  ),
  sql(
    `INSERT INTO batch_items (batch_id, position, account_id, outcome)
     WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
     SELECT 'b-old-' || value, i, value, 'CREATED' FROM json_each(?), n`,
    JSON.stringify(crowd.accountIds),
  ),
];

const matchesOf = (crowd: Crowd) =>
  ["client", "property"].map((side) =>
    forEach(
      crowd,
      `INSERT INTO matches (account_id, property_id, lead_id, side, scope, status, score, facts, touched, created_at,
         updated_at, city_id)
       SELECT value, 'prop-x-' || value, 'lead-x-' || value, '${side}', 'NETWORK', 'NEW', 90, '{}', 0, 0, 0, '3550308'`,
    ),
  );

/** Gives every account of a shard one object for each scheduled job. */
export const seedShard = (crowd: Crowd): Promise<unknown> =>
  run(crowd.db, [
    ...portfolio(crowd),
    clients(crowd),
    ...overdueWork(crowd),
    ...expiredRows(crowd),
    ...matchesOf(crowd),
  ]);

/** New matches of a client in each account, which is due to be notified of them. */
export const seedWindows = (crowd: Crowd): Promise<unknown> =>
  run(crowd.db, [
    forEach(
      crowd,
      `INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
       SELECT ?, 'lead-' || value, value, 1, 90`,
      crowd.now - HOUR_MS,
    ),
  ]);
/** An owner offered to each account, whose deadline has passed. */
const offersOverdue = (crowd: Crowd) => [
  forEach(
    crowd,
    `INSERT INTO captacao_owners (id, version, purpose, property_type, city_id, already_listed_declared, created_at)
     SELECT 'cap-' || value, 1, 'VENDA', 'APARTAMENTO', '3550308', 0, 0`,
  ),
  forEach(
    crowd,
    `INSERT INTO captacao_offers (account_id, owner_id, version, status, price_cents, deadline, created_at)
     SELECT value, 'cap-' || value, 1, 'OFFERED', 9000, ?, 0`,
    crowd.now - HOUR_MS,
  ),
];

/** A partnership of each account with its neighbor in the same shard, whose matches are unmarked. */
const partnershipsPending = (crowd: Crowd) => {
  const party = JSON.stringify({ name: "Imobiliária", type: "AGENCY", contactName: "Titular" });
  const { accountIds } = crowd;
  const pairs = accountIds.map((id, at) => ({ id, partner: accountIds[at ^ 1] }));
  return sql(
    `INSERT INTO partnerships (id, version, scope, kind, status, client_account_id, property_account_id, lead_id,
       property_id, client_party, property_party, last_progress_at, marked, created_at, updated_at)
     SELECT 'pship-' || (value ->> 'id'), 1, 'NETWORK', 'PROPERTY_FOR_CLIENT', 'PENDING', value ->> 'id',
       value ->> 'partner', 'lead-x-' || (value ->> 'id'), 'prop-x-' || (value ->> 'id'), ?1, ?1, 0, 0, 0, 0
     FROM json_each(?2)`,
    party,
    JSON.stringify(pairs),
  );
};

/** The accounts themselves, and their webhooks. */
export const seedDirectory = (crowd: Crowd): Promise<unknown> =>
  run(crowd.db, [
    forEach(
      crowd,
      `INSERT INTO accounts (id, name, type, status, plan, subscription, property_limit, owner_name, owner_email,
         created_at, updated_at)
       SELECT value, 'Imobiliária', 'AGENCY', 'ACTIVE', 'PRO', 'ACTIVE', 10, 'Titular', 'titular@example.com', 0, 0`,
    ),
    forEach(
      crowd,
      "INSERT INTO webhook_accounts (account_id, shard, told_at) SELECT value, 'SPARE_CROWD_A', 0",
    ),
    forEach(crowd, "INSERT INTO gate_notices (account_id) SELECT value"),
    ...offersOverdue(crowd),
    partnershipsPending(crowd),
  ]);
