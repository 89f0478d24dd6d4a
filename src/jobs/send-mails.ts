import { type Database, run, type Statement, sql } from "../db/statement.ts";
import { failureOf, logger } from "../lib/logger.ts";

/** Notices of one database and one run; the next run takes the next ones. */
const MAX_MAILS = 50;
/** After this many tries a notice is given up. */
const MAX_ATTEMPTS = 5;

export interface MailPorts {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  readonly email: SendEmail;
  /** Sender's address. */
  readonly from: string;
}

interface QueuedMail {
  readonly id: string;
  readonly account_id: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

const queued = sql(
  `SELECT id, account_id, subject, body, attempts FROM mails WHERE status = 'QUEUED' ORDER BY seq LIMIT ${MAX_MAILS}`,
);

/** Counts the attempt before it is made; of two runs at the same time one gets the mail. */
const claim = ({ id, attempts }: QueuedMail): Statement =>
  sql(
    "UPDATE mails SET attempts = attempts + 1 WHERE id = ? AND status = 'QUEUED' AND attempts = ? RETURNING id",
    id,
    attempts,
  );

const settle = (id: string, status: "SENT" | "FAILED", sentAt: number | null): Statement =>
  sql("UPDATE mails SET status = ?, sent_at = ? WHERE id = ? AND status = 'QUEUED'", status, sentAt, id);

/** The addresses as they are now: they are stored nowhere but in the account. */
const addressesOf = async (
  directory: Database,
  mails: readonly QueuedMail[],
): Promise<Map<string, string>> => {
  const ids = [...new Set(mails.map((mail) => mail.account_id))];
  const [rows] = await run(directory, [
    sql(
      "SELECT id, owner_email FROM accounts WHERE id IN (SELECT value FROM json_each(?))",
      JSON.stringify(ids),
    ),
  ]);
  return new Map(rows!.map((row) => [row.id as string, row.owner_email as string]));
};

const isLastAttempt = (mail: QueuedMail): boolean => mail.attempts + 1 >= MAX_ATTEMPTS;

type Outcome = "mailsSent" | "mailsFailed" | "mailsWaiting";

const sendOne = async (
  { email, from }: MailPorts,
  db: Database,
  mail: QueuedMail,
  to: string | undefined,
  now: number,
): Promise<Outcome> => {
  const [claimed] = await run(db, [claim(mail)]);
  if (claimed!.length === 0) return "mailsWaiting";
  try {
    if (to === undefined) throw new Error("The account has no owner's address.");
    await email.send({ from, to, subject: mail.subject, text: mail.body });
  } catch (error) {
    logger.error("mail not sent", { mail: mail.id, attempt: mail.attempts + 1, failure: failureOf(error) });
    if (!isLastAttempt(mail)) return "mailsWaiting";
    await run(db, [settle(mail.id, "FAILED", null)]);
    return "mailsFailed";
  }
  await run(db, [settle(mail.id, "SENT", now)]);
  return "mailsSent";
};

/**
 * Sends the notices that wait. A crash between sending and noting it sends a notice twice: better than never.
 * @returns how many left, were given up, and wait for the next run
 */
export const sendMails = async (ports: MailPorts, now: number): Promise<Record<Outcome, number>> => {
  const counts = { mailsSent: 0, mailsFailed: 0, mailsWaiting: 0 };
  for (const shard of ports.shardNames) {
    const db = ports.shard(shard);
    const [rows] = await run(db, [queued]);
    const mails = rows as unknown as QueuedMail[];
    if (mails.length === 0) continue;
    const addresses = await addressesOf(ports.directory, mails);
    for (const mail of mails) {
      counts[await sendOne(ports, db, mail, addresses.get(mail.account_id), now)] += 1;
    }
  }
  return counts;
};
