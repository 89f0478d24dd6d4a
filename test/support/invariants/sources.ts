/** Where rows lie: the account's shard of D1, its gate object, its log object. */
export interface Source {
  readonly from: "D1" | "gate" | "log";
  /** In D1, `?1` is the account's id; an object holds one account. */
  readonly sql: string;
}

const d1 = (sql: string): Source => ({ from: "D1", sql });
const gate = (sql: string): Source => ({ from: "gate", sql });
const log = (sql: string): Source => ({ from: "log", sql });

/** The SQL that loads all that is checked of an account. */
export const SOURCES = {
  properties: d1("SELECT id, status, updated_at FROM properties WHERE account_id = ?1"),
  portfolios: d1("SELECT active, kept, deleted_total FROM portfolios WHERE account_id = ?1"),
  history: d1("SELECT kept, deleted_total FROM portfolio_history WHERE account_id = ?1 ORDER BY seq"),
  outbox: d1("SELECT kind, type FROM outbox WHERE account_id = ?1"),
  receipts: d1(
    "SELECT idempotency_key, fingerprint, status, body, subject FROM receipts WHERE account_id = ?1",
  ),
  leads: d1("SELECT id, state, updated_at, phones, email, owner_account_id FROM leads WHERE account_id = ?1"),
  identities: d1("SELECT lead_id, kind, value FROM lead_identities WHERE account_id = ?1"),
  members: d1("SELECT id, active_clients FROM team_members WHERE account_id = ?1"),
  entries: log("SELECT sequence, id, type, created_at, data FROM entries ORDER BY sequence"),
  head: log("SELECT sequence FROM head"),
  claims: gate("SELECT key, fingerprint, lease_until, status, body, subject FROM idempotency"),
} as const satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;
