import { type Database, type Row, run, sql } from "../db/statement.ts";
import { mailsInsert } from "../domain/notices/mail.ts";
import { noticeMail, type OwnerNotice, ownerNoticeTable } from "../domain/notices/owner-notice.ts";
import type { Budget } from "./budget.ts";

/** Accounts whose owners are notified in one transaction. */
const PAGE = 500;

const NEXT = `SELECT ${ownerNoticeTable.columnsOf("n")}, (
    SELECT max(id) FROM (SELECT id FROM accounts WHERE id > n.position ORDER BY id LIMIT ${PAGE})
  ) AS last
  FROM owner_notices AS n INDEXED BY owner_notices_to_queue
  WHERE n.sent_at IS NOT NULL AND n.queued_at IS NULL ORDER BY n.sent_at LIMIT 1`;

/** One account for each address, unless an account of the address has the e-mail already. */
const RECIPIENTS = `SELECT min(a.id) AS account_id FROM accounts AS a
  WHERE a.id > ? AND a.id <= ? AND a.status = 'ACTIVE' AND a.sandbox_of IS NULL AND NOT EXISTS (
    SELECT 1 FROM accounts AS b INDEXED BY accounts_of_owner CROSS JOIN mails AS m ON m.id = ? || b.id
    WHERE lower(b.owner_email) = lower(a.owner_email) AND b.status = 'ACTIVE' AND b.sandbox_of IS NULL
  ) GROUP BY lower(a.owner_email)`;

const queuePage = (db: Database, notice: OwnerNotice, last: string, now: number): Promise<unknown> => {
  const { id, position } = notice;
  const prefix = `${id}-`;
  return run(db, [
    mailsInsert(
      { kind: "OWNER_NOTICE", ...noticeMail(notice), now },
      prefix,
      sql(RECIPIENTS, position, last, prefix),
    ),
    sql("UPDATE owner_notices SET position = max(position, ?) WHERE id = ?", last, id),
  ]);
};

/** The number of recipients is counted once, when no account is left. */
const finish = (db: Database, { id }: OwnerNotice, now: number): Promise<unknown> =>
  run(db, [
    sql(
      `UPDATE owner_notices SET queued_at = ?1, owners = (
         SELECT count(*) FROM mails WHERE id > ?2 || '-' AND id < ?2 || '.'
       ) WHERE id = ?2 AND queued_at IS NULL`,
      now,
      id,
    ),
  ]);

/**
 * Queues the e-mails of notices that were sent, a page of accounts in each transaction: the page and the notice's
 * progress are written together, so a run that dies, or two at once, skip nobody and notify nobody twice.
 */
export const queueNotices = async (
  { directory }: { readonly directory: Database },
  now: number,
  budget: Pick<Budget, "isSpent">,
): Promise<void> => {
  while (!budget.isSpent) {
    const [rows] = await run(directory, [sql(NEXT)]);
    const row = rows?.[0] as Row | undefined;
    if (!row) return;
    const notice = ownerNoticeTable.decode(row);
    if (row.last === null) await finish(directory, notice, now);
    else await queuePage(directory, notice, row.last as string, now);
  }
};
