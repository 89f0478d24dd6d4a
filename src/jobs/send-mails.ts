import { type AllDatabases, type Database, run, type Statement, sql } from "../db/statement.ts";
import { HOUR_MS, MINUTE_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { Budget, eachOf } from "./budget.ts";

/** Notices claimed, sent and recorded together: a crash in between sends all of them twice. */
const MAILS_TOGETHER = 20;
/** The wait after each failed attempt; after the last the notice is given up. */
const WAITS_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS] as const;
const MAX_ATTEMPTS = WAITS_MS.length + 1;

export interface MailPorts extends AllDatabases {
  readonly email: SendEmail;
  readonly from: string;
}

interface QueuedMail {
  readonly id: string;
  readonly account_id: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * Takes the next notices and counts their attempts in advance, so only one of two simultaneous runs gets an e-mail.
 * Notices to very many owners at once come after all others.
 */
const claim = (now: number): Statement =>
  sql(
    `UPDATE mails SET attempts = attempts + 1, due_at = ?1 + coalesce(?2 ->> ('$[' || attempts || ']'), 0)
     WHERE seq IN (
       SELECT seq FROM mails INDEXED BY mails_due WHERE status = 'QUEUED' AND due_at <= ?1
       ORDER BY priority, due_at, seq LIMIT ${MAILS_TOGETHER}
     ) RETURNING id, account_id, subject, body, attempts`,
    now,
    JSON.stringify(WAITS_MS),
  );

const recordOutcome = (
  mails: readonly QueuedMail[],
  status: "SENT" | "FAILED",
  sentAt: number | null,
): Statement =>
  sql(
    `UPDATE mails SET status = ?, sent_at = ?
     WHERE id IN (SELECT value FROM json_each(?)) AND status = 'QUEUED'`,
    status,
    sentAt,
    JSON.stringify(mails.map(({ id }) => id)),
  );

/** The current addresses, which are stored only in the account. */
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

const send = async (
  { email, from }: MailPorts,
  { id, attempts, subject, body }: QueuedMail,
  to: string | undefined,
): Promise<boolean> => {
  try {
    if (to === undefined) throw new Error("The account has no owner's address.");
    await email.send({ from, to, subject, text: body });
    return true;
  } catch (error) {
    logger.error("mail not sent", { mail: id, attempt: attempts, failure: failureOf(error) });
    return false;
  }
};

type Sent = Record<"mailsSent" | "mailsFailed" | "mailsWaiting", number>;

/** @returns how many were taken; also 0 if none could be sent, because the next ones would fail too */
const sendTogether = async (ports: MailPorts, db: Database, now: number, counts: Sent): Promise<number> => {
  const [rows] = await run(db, [claim(now)]);
  const mails = rows as unknown as QueuedMail[];
  if (mails.length === 0) return 0;
  const addresses = await addressesOf(ports.directory, mails);
  const sent = await Promise.all(mails.map((mail) => send(ports, mail, addresses.get(mail.account_id))));
  const sentMails = mails.filter((_, at) => sent[at]);
  const failed = mails.filter(({ attempts }, at) => !sent[at] && attempts >= MAX_ATTEMPTS);
  await run(db, [recordOutcome(sentMails, "SENT", now), recordOutcome(failed, "FAILED", null)]);
  counts.mailsSent += sentMails.length;
  counts.mailsFailed += failed.length;
  counts.mailsWaiting += mails.length - sentMails.length - failed.length;
  return sentMails.length === 0 ? 0 : mails.length;
};

/**
 * Sends waiting notices. A crash between sending and recording it sends a notice twice: better than never.
 * @returns how many were sent, were given up, and wait for another attempt
 */
export const sendMails = async (
  ports: MailPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<Sent> => {
  const counts: Sent = { mailsSent: 0, mailsFailed: 0, mailsWaiting: 0 };
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const db = ports.shard(shard);
    for (let taken = 1; taken > 0 && !share.isSpent; ) taken = await sendTogether(ports, db, now, counts);
  });
  return counts;
};
