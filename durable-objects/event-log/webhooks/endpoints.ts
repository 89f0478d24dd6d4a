import { DAY_MS, MINUTE_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import type {
  DisabledReason,
  NewWebhook,
  SigningTarget,
  WebhookChange,
  WebhookRecord,
  WebhookSecret,
} from "../../../src/ports/webhooks.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS endpoints (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    types TEXT NOT NULL,
    description TEXT,
    status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'DISABLED')),
    disabled_at INTEGER,
    disabled_reason TEXT CHECK (disabled_reason IN ('GONE_410', 'FAILURE_RATE', 'MANUAL')),
    secret TEXT NOT NULL,
    previous_secrets TEXT NOT NULL DEFAULT '[]',
    secret_rotated_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE IF NOT EXISTS secret_forms (
    once TEXT PRIMARY KEY,
    endpoint_id TEXT NOT NULL,
    is_latest INTEGER NOT NULL CHECK (is_latest IN (0, 1)),
    at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
`;

const STATEMENTS = {
  find: "SELECT * FROM endpoints WHERE id = ?",
  newest: "SELECT * FROM endpoints ORDER BY created_at DESC, id",
  ids: "SELECT id FROM endpoints",
  count: "SELECT count(*) AS n FROM endpoints",

  insert: `INSERT INTO endpoints
    (id, url, types, description, status, secret, created_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, 'ACTIVE', ?5, ?6, ?6)`,
  change: "UPDATE endpoints SET url = ?2, types = ?3, description = ?4, updated_at = ?5 WHERE id = ?1",
  disable: `UPDATE endpoints SET status = 'DISABLED', disabled_at = ?2, disabled_reason = ?3, updated_at = ?2
    WHERE id = ?1`,
  enable: `UPDATE endpoints SET status = 'ACTIVE', disabled_at = NULL, disabled_reason = NULL, updated_at = ?2
    WHERE id = ?1`,
  rotate: `UPDATE endpoints SET secret = ?2, previous_secrets = ?3, secret_rotated_at = ?4, updated_at = ?4
    WHERE id = ?1`,
  remove: "DELETE FROM endpoints WHERE id = ?",

  form: "SELECT endpoint_id, is_latest, at FROM secret_forms WHERE once = ?",
  keepForm: "INSERT INTO secret_forms (once, endpoint_id, is_latest, at) VALUES (?, ?, 1, ?)",
  outdateForms: "UPDATE secret_forms SET is_latest = 0 WHERE endpoint_id = ?",
  forgetForms: "DELETE FROM secret_forms WHERE at < ?1 OR endpoint_id = ?2",

  unworkedSince: `SELECT id FROM endpoints JOIN lines ON endpoint_id = id
    WHERE status = 'ACTIVE' AND leased_until <= ? ORDER BY leased_until`,
} as const;

/** How many earlier secrets may sign in addition to the current one, however often it is rotated. */
const MAX_PREVIOUS_SECRETS = 4;
const SECRET_BYTES = 32;

/** A Standard Webhooks secret: 32 random bytes in base64 after `whsec_`. */
export const newSecret = (): string =>
  `whsec_${crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64()}`;

/** The longest time a page with a form may stay open. */
const FORM_MS = DAY_MS;
const SHOWN_MS = MINUTE_MS;

interface FormRow extends Record<string, SqlStorageValue> {
  endpoint_id: string;
  is_latest: number;
  at: number;
}

interface EndpointRow extends Record<string, SqlStorageValue> {
  id: string;
  url: string;
  types: string;
  description: string | null;
  status: string;
  disabled_at: number | null;
  disabled_reason: string | null;
  secret: string;
  previous_secrets: string;
  secret_rotated_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A replaced secret that signs for a while longer. */
interface PreviousSecret {
  readonly secret: string;
  readonly until: number;
}

/** Newest first. */
const previousOf = (row: EndpointRow): PreviousSecret[] => JSON.parse(row.previous_secrets);

const recordOf = (row: EndpointRow): WebhookRecord => ({
  id: row.id,
  url: row.url,
  types: JSON.parse(row.types),
  description: row.description,
  status: row.status as WebhookRecord["status"],
  disabledAt: row.disabled_at,
  disabledReason: row.disabled_reason as DisabledReason | null,
  secretRotatedAt: row.secret_rotated_at,
  previousSecretValidUntil: previousOf(row)[0]?.until ?? null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/**
 * The webhook endpoints of one account: the addresses and signing secrets. They are in the account's log because an
 * event must find the endpoints that want it in the transaction that appends it.
 */
export class Endpoints {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  /** Newest first. */
  list(): WebhookRecord[] {
    return this.#sql.exec<EndpointRow>(STATEMENTS.newest).toArray().map(recordOf);
  }

  find(id: string): WebhookRecord | null {
    const row = this.#row(id);
    return row ? recordOf(row) : null;
  }

  get ids(): string[] {
    return this.#sql
      .exec<{ id: string }>(STATEMENTS.ids)
      .toArray()
      .map(({ id }) => id);
  }

  get count(): number {
    return this.#sql.exec<{ n: number }>(STATEMENTS.count).one().n;
  }

  /**
   * The endpoint or secret from an earlier submission of the form. A browser shows only the second of two answers, so
   * the secret is shown again for a minute, unless a later form has replaced it.
   */
  madeBy(once: string | null, now: number): WebhookSecret | null {
    const [form] = once === null ? [] : this.#sql.exec<FormRow>(STATEMENTS.form, once).toArray();
    const row = form && this.#row(form.endpoint_id);
    if (!form || !row) return null;
    const shown = form.is_latest === 1 && form.at + SHOWN_MS > now;
    return { webhook: recordOf(row), secret: shown ? row.secret : null };
  }

  #keepForm(once: string | null, id: string, now: number): void {
    this.#sql.exec(STATEMENTS.outdateForms, id);
    if (once === null) return;
    this.#sql.exec(STATEMENTS.forgetForms, now - FORM_MS, "");
    this.#sql.exec(STATEMENTS.keepForm, once, id, now);
  }

  insert(
    { url, types, description, once = null }: Omit<NewWebhook, "dryRun">,
    now: number,
  ): { webhook: WebhookRecord; secret: string } {
    const id = newId("webhook");
    const secret = newSecret();
    this.#sql.exec(STATEMENTS.insert, id, url, JSON.stringify(types), description, secret, now);
    this.#keepForm(once, id, now);
    return { webhook: this.find(id)!, secret };
  }

  change(before: WebhookRecord, change: WebhookChange, now: number): void {
    const { url = before.url, types = before.types, description = before.description } = change;
    this.#sql.exec(STATEMENTS.change, before.id, url, JSON.stringify(types), description, now);
  }

  disable(id: string, reason: DisabledReason, now: number): void {
    this.#sql.exec(STATEMENTS.disable, id, now, reason);
  }

  enable(id: string, now: number): void {
    this.#sql.exec(STATEMENTS.enable, id, now);
  }

  remove(id: string): void {
    this.#sql.exec(STATEMENTS.remove, id);
    this.#sql.exec(STATEMENTS.forgetForms, 0, id);
  }

  /**
   * The previous secret signs for the overlap. Older ones keep the time they were promised, unless the new overlap
   * ends sooner: callers ask for a short overlap when secrets have leaked. @returns the new secret
   */
  rotate(id: string, overlapMs: number, now: number, once: string | null = null): WebhookSecret {
    const row = this.#row(id)!;
    const secret = newSecret();
    const end = now + overlapMs;
    const older = previousOf(row)
      .filter(({ until }) => until > now)
      .map((previous) => ({ ...previous, until: Math.min(previous.until, end) }));
    const previous = [{ secret: row.secret, until: end }, ...older].slice(0, MAX_PREVIOUS_SECRETS);
    this.#sql.exec(STATEMENTS.rotate, id, secret, JSON.stringify(previous), now);
    this.#keepForm(once, id, now);
    return { webhook: this.find(id)!, secret };
  }

  target(id: string, now: number): SigningTarget | null {
    const row = this.#row(id);
    if (!row) return null;
    const previous = previousOf(row).filter(({ until }) => until > now);
    return { url: row.url, secrets: [row.secret, ...previous.map(({ secret }) => secret)] };
  }

  /** Active endpoints that have had no worker since this time, the longest waiting first. */
  unworkedSince(time: number): string[] {
    return this.#sql
      .exec<{ id: string }>(STATEMENTS.unworkedSince, time)
      .toArray()
      .map(({ id }) => id);
  }

  #row(id: string): EndpointRow | undefined {
    return this.#sql.exec<EndpointRow>(STATEMENTS.find, id).toArray()[0];
  }
}
