import { type Database, run } from "../../src/db/statement.ts";
import { sendJobs } from "../../src/domain/outbox/send-jobs.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import { JOB_QUEUES, type JobQueues } from "../../src/ports/messages.ts";
import {
  type byStream,
  DRAIN_ROWS,
  type OutboxRow,
  type OutboxStream,
  outboxDelete,
  outboxRows,
  outboxRowsOf,
} from "./outbox.ts";

/** Rows of an account in one database. */
export interface Outbox extends LogAddress {
  readonly db: Database;
}

/** Where the rows of an outbox go. */
interface Takers {
  append(rows: readonly OutboxRow[]): Promise<void>;
  readonly queues: JobQueues;
}

/** Takes rows of a stream, deletes them and looks for more, until fewer come than were asked for. */
const drainStream = async (
  { db, accountId }: Outbox,
  stream: OutboxStream,
  first: OutboxRow[],
  take: (rows: readonly OutboxRow[]) => Promise<void>,
): Promise<void> => {
  let rows = first;
  while (rows.length > 0) {
    await take(rows);
    const more = rows.length === DRAIN_ROWS ? [outboxRows(stream, accountId)] : [];
    const [, next] = await run(db, [outboxDelete(stream, accountId, rows), ...more]);
    rows = outboxRowsOf(next);
  }
};

/**
 * Brings what an account's outbox holds to where it goes. Events first and all of them: a queue that refuses its jobs
 * holds up neither them nor another queue's. @throws what a queue threw, after all the others
 */
export const drainOutbox = async (
  outbox: Outbox,
  { event = [], ...jobs }: ReturnType<typeof byStream>,
  { append, queues }: Takers,
): Promise<void> => {
  await drainStream(outbox, "event", event, append);
  const sendings = JOB_QUEUES.map((name) =>
    drainStream(outbox, name, jobs[name] ?? [], (rows) => sendJobs(queues, name, outbox, rows)),
  );
  const refused = (await Promise.allSettled(sendings)).find(({ status }) => status === "rejected");
  if (refused?.status === "rejected") throw refused.reason;
};
