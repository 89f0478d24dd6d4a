import { mails } from "../../db/schema/mails.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";

export const mailTable = tableOf(mails);

export interface Mail {
  /** The same id is written once. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  readonly now: number;
}

/** A notice to the account's owner; the address is looked up when it is sent, and stored nowhere else. */
export const mailInsert = (mail: Mail): Statement =>
  sql(
    `INSERT OR IGNORE INTO mails (id, account_id, kind, subject, body, status, attempts, created_at)
     VALUES (?, ?, ?, ?, ?, 'QUEUED', 0, ?)`,
    mail.id,
    mail.accountId,
    mail.kind,
    mail.subject,
    mail.body,
    mail.now,
  );
