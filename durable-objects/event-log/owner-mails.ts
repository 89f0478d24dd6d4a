import { run } from "../../src/db/statement.ts";
import { mailInsert } from "../../src/domain/notices/mail.ts";
import { isoTime } from "../../src/lib/clock.ts";
import type { DisabledReason, WebhookRecord } from "../../src/ports/webhooks.ts";
import { LOG_KEPT_DAYS } from "../../src/vocabulary/limits.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS owner_mails (
    id TEXT PRIMARY KEY, subject TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
`;

const REASONS: Readonly<Record<DisabledReason, string>> = {
  GONE_410: "o receptor respondeu 410",
  FAILURE_RATE: "metade ou mais das entregas de 48 horas falhou",
  MANUAL: "foi desativado pela API",
};

/** The endpoint's name in the dashboard, without the path of its URL, which may be a secret. */
const nameOf = ({ description, url }: WebhookRecord): string => {
  const { host } = new URL(url);
  return description ? `"${description}" (${host})` : host;
};

interface MailRow extends Record<string, SqlStorageValue> {
  id: string;
  subject: string;
  body: string;
  at: number;
}

/** Notices to the owner on their way to D1: stored with the change that they report, delivered afterwards. */
export class OwnerMails {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  endpointDisabled(webhook: WebhookRecord, reason: DisabledReason, now: number): void {
    this.#sql.exec(
      "INSERT OR IGNORE INTO owner_mails (id, subject, body, at) VALUES (?, ?, ?, ?)",
      `webhook-${webhook.id}-${now}`,
      "Um endpoint de webhook foi desativado",
      `O endpoint ${nameOf(webhook)} foi desativado em ${isoTime(now)}: ${REASONS[reason]}. Reative-o no painel, em Webhooks, ou com PATCH /webhooks/${webhook.id} e status ACTIVE; os eventos ficam ${LOG_KEPT_DAYS} dias em GET /events.`,
      now,
    );
  }

  get waiting(): boolean {
    return this.#sql.exec("SELECT 1 FROM owner_mails LIMIT 1").toArray().length > 0;
  }

  /** D1 stores each id once, so a crash in between does not send a notice twice. */
  async deliver(directory: D1Database, accountId: string): Promise<void> {
    for (const { id, subject, body, at } of this.#sql.exec<MailRow>("SELECT * FROM owner_mails").toArray()) {
      await run(directory, [mailInsert({ id, accountId, kind: "WEBHOOK_DISABLED", subject, body, now: at })]);
      this.#sql.exec("DELETE FROM owner_mails WHERE id = ?", id);
    }
  }
}
