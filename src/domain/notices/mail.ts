import { mails } from "../../db/schema/mails.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { IS_SANDBOX_SQL } from "../../lib/id.ts";

export const mailTable = tableOf(mails);

export interface Mail {
  /** A notice whose id is stored already is not written again. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly subject: string;
  readonly body: string;
  readonly now: number;
}

/** Kinds that go to very many owners at once, and can wait until the other kinds are sent. */
const LATER: ReadonlySet<string> = new Set(["CONFIRMATION_DUE", "OWNER_NOTICE"]);

/** Notices that an account can cause without end (rules 24.19). */
const UNLIMITED: ReadonlySet<string> = new Set(["WEBHOOK_DISABLED", "FEED_HELD", "CONNECTION_REUSED"]);
const MAX_NOTICES = 500;
const HAS_ROOM = `(SELECT count(*) FROM (
  SELECT 1 FROM mails INDEXED BY mails_of_account WHERE account_id = noted.account_id LIMIT ${MAX_NOTICES})) < ${MAX_NOTICES}`;

/** Every notice is written here, so nothing of a sandbox is ever mailed (rules 32.4). */
const insert = (mail: Omit<Mail, "id" | "accountId">, from: Statement): Statement =>
  sql(
    `INSERT OR IGNORE INTO mails (id, account_id, kind, subject, body, status, attempts, priority, due_at, created_at)
     SELECT id, account_id, ?, ?, ?, 'QUEUED', 0, ?, ?, ? FROM (${from.sql}) AS noted
     WHERE account_id NOT ${IS_SANDBOX_SQL}${UNLIMITED.has(mail.kind) ? ` AND ${HAS_ROOM}` : ""}`,
    mail.kind,
    mail.subject,
    mail.body,
    LATER.has(mail.kind) ? 1 : 0,
    mail.now,
    mail.now,
    ...from.params,
  );

/** A notice to the account's owner; the address is looked up when it is sent, and stored nowhere else. */
export const mailInsert = ({ id, accountId, ...mail }: Mail): Statement =>
  insert(mail, sql("SELECT ? AS id, ? AS account_id", id, accountId));

/**
 * The same notice to the owners of some accounts.
 * @param prefix followed by an account's id, it is the id of its notice
 * @param accounts a query that returns the column `account_id`
 */
export const mailsInsert = (
  mail: Omit<Mail, "id" | "accountId">,
  prefix: string,
  accounts: Statement,
): Statement =>
  insert(
    mail,
    sql(`SELECT ? || account_id AS id, account_id FROM (${accounts.sql})`, prefix, ...accounts.params),
  );
