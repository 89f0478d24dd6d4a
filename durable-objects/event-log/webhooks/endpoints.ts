import { SECOND_MS } from "../../../src/lib/clock.ts";
import type {
  DisabledReason,
  NewWebhook,
  SigningTarget,
  WebhookChange,
  WebhookRecord,
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
    counted_from INTEGER NOT NULL,
    pump TEXT,
    pump_until INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
`;

/** Room for six posts of ten seconds at once and their settlement; a pump that died is replaced after it. */
export const PUMP_LEASE_MS = 30 * SECOND_MS;
/** Secrets that may sign beside the current one, however often an endpoint's is rotated. */
const MAX_PREVIOUS_SECRETS = 4;

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
  counted_from: number;
  pump: string | null;
  pump_until: number;
  created_at: number;
  updated_at: number;
}

/** A secret that was replaced and goes on signing for a while. */
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

/** The webhook endpoints of one account and their secrets. */
export class Endpoints {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  list(): WebhookRecord[] {
    return this.#sql
      .exec<EndpointRow>("SELECT * FROM endpoints ORDER BY created_at DESC, id")
      .toArray()
      .map(recordOf);
  }

  find(id: string): WebhookRecord | null {
    const row = this.#row(id);
    return row ? recordOf(row) : null;
  }

  get count(): number {
    return this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM endpoints").one().n;
  }

  insert(id: string, secret: string, input: Omit<NewWebhook, "dryRun">, now: number): void {
    this.#sql.exec(
      `INSERT INTO endpoints (id, url, types, description, status, secret, counted_from, created_at, updated_at)
       VALUES (?, ?, ?, ?, 'ACTIVE', ?, ?, ?, ?)`,
      id,
      input.url,
      JSON.stringify(input.types),
      input.description,
      secret,
      now,
      now,
      now,
    );
  }

  change(id: string, change: WebhookChange, now: number): void {
    this.#sql.exec(
      "UPDATE endpoints SET url = coalesce(?, url), types = coalesce(?, types), updated_at = ? WHERE id = ?",
      change.url ?? null,
      change.types ? JSON.stringify(change.types) : null,
      now,
      id,
    );
    if (change.description !== undefined) {
      this.#sql.exec("UPDATE endpoints SET description = ? WHERE id = ?", change.description, id);
    }
  }

  disable(id: string, reason: DisabledReason, now: number): void {
    this.#sql.exec(
      "UPDATE endpoints SET status = 'DISABLED', disabled_at = ?, disabled_reason = ?, updated_at = ? WHERE id = ?",
      now,
      reason,
      now,
      id,
    );
  }

  /** What finished before does not count against an endpoint that is enabled again. */
  enable(id: string, now: number): void {
    this.#sql.exec(
      `UPDATE endpoints SET status = 'ACTIVE', disabled_at = NULL, disabled_reason = NULL, counted_from = ?, updated_at = ?
       WHERE id = ?`,
      now,
      now,
      id,
    );
  }

  remove(id: string): void {
    this.#sql.exec("DELETE FROM endpoints WHERE id = ?", id);
  }

  /**
   * The secret until now goes on signing for the overlap. Older ones keep the time they were promised, unless the new
   * overlap ends sooner: a short one is asked for when secrets have leaked.
   */
  rotate(id: string, secret: string, overlapMs: number, now: number): void {
    const row = this.#row(id)!;
    const end = now + overlapMs;
    const older = previousOf(row)
      .filter(({ until }) => until > now)
      .map((previous) => ({ ...previous, until: Math.min(previous.until, end) }));
    const previous = [{ secret: row.secret, until: end }, ...older].slice(0, MAX_PREVIOUS_SECRETS);
    this.#sql.exec(
      `UPDATE endpoints SET previous_secrets = ?, secret = ?, secret_rotated_at = ?, updated_at = ? WHERE id = ?`,
      JSON.stringify(previous),
      secret,
      now,
      now,
      id,
    );
  }

  target(id: string, now: number): SigningTarget | null {
    const row = this.#row(id);
    if (!row) return null;
    const previous = previousOf(row).filter(({ until }) => until > now);
    return { url: row.url, secrets: [row.secret, ...previous.map(({ secret }) => secret)] };
  }

  /** What an endpoint did before it was created or enabled does not count against it. */
  countedFrom(id: string): number {
    return this.#row(id)?.counted_from ?? 0;
  }

  get ids(): string[] {
    return this.#sql
      .exec<{ id: string }>("SELECT id FROM endpoints")
      .toArray()
      .map(({ id }) => id);
  }

  /** One pump works an endpoint at a time. @returns false when another one does */
  holdPump(id: string, pump: string, now: number): boolean {
    const row = this.#row(id);
    if (!row || (row.pump !== null && row.pump !== pump && row.pump_until > now)) return false;
    this.#sql.exec(
      "UPDATE endpoints SET pump = ?, pump_until = ? WHERE id = ?",
      pump,
      now + PUMP_LEASE_MS,
      id,
    );
    return true;
  }

  releasePump(id: string, pump: string): void {
    this.#sql.exec("UPDATE endpoints SET pump = NULL, pump_until = 0 WHERE id = ? AND pump = ?", id, pump);
  }

  /** When the lease of the pump at work ends; null when none is. */
  pumpedUntil(id: string, now: number): number | null {
    const until = this.#row(id)?.pump_until ?? 0;
    return until > now ? until : null;
  }

  #row(id: string): EndpointRow | undefined {
    return this.#sql.exec<EndpointRow>("SELECT * FROM endpoints WHERE id = ?", id).toArray()[0];
  }
}
