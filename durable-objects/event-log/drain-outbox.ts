import { type Database, run } from "../../src/db/statement.ts";
import { sendJobs } from "../../src/domain/outbox/send-jobs.ts";
import type { LogAddress } from "../../src/ports/event-log.ts";
import { JOB_QUEUES, type JobQueue, type JobQueues } from "../../src/ports/job-queues.ts";
import {
  DRAIN_ROWS,
  jobsFor,
  type OutboxRow,
  outboxDelete,
  outboxKeep,
  outboxRows,
  outboxRowsOf,
  type Refused,
} from "./outbox.ts";

/** An account's outbox rows in one database. */
export interface Outbox extends LogAddress {
  readonly db: Database;
}

/** Where the rows of an outbox go. */
export interface OutboxTargets {
  append(rows: readonly OutboxRow[]): Promise<void>;
  readonly queues: JobQueues;
}

/** Errors that queues threw: a queue that has refused is not asked again in the same drain. */
type Refusals = Map<JobQueue, unknown>;

const send = async (
  outbox: Outbox,
  rows: readonly OutboxRow[],
  queues: JobQueues,
  refusals: Refusals,
): Promise<void> => {
  const sendings = JOB_QUEUES.filter((queue) => !refusals.has(queue)).map(async (queue) => {
    try {
      await sendJobs(
        queues,
        queue,
        outbox,
        rows.flatMap((row) => jobsFor(row, queue).map((job) => ({ ...job, causedBy: row.causedBy }))),
      );
    } catch (error) {
      refusals.set(queue, error);
    }
  });
  await Promise.all(sendings);
};

/** Whether a queue's jobs wait: it has refused, or only a newer version of the service knows it. */
const isClosed = (queue: JobQueue | "", refusals: Refusals): queue is JobQueue =>
  queue !== "" && (refusals.has(queue) || !JOB_QUEUES.includes(queue));

const refusedOf = (row: OutboxRow, refusals: Refusals): Refused[] =>
  [...new Set(row.jobs.map(({ queue }) => queue))]
    .filter((queue) => isClosed(queue, refusals))
    .map((queue) => ({ row, queue }));

/** Where to continue reading: after the last row, or after all rows whose queue refuses them. */
const lastHandled = (last: OutboxRow, refusals: Refusals) =>
  isClosed(last.refusedBy, refusals) ? { ...last, seq: Number.MAX_SAFE_INTEGER } : last;

/** Deletes the rows taken, sets refused jobs aside, and looks for more. */
const clearTaken = async (
  { db, accountId }: Outbox,
  rows: readonly OutboxRow[],
  refusals: Refusals,
): Promise<OutboxRow[]> => {
  const waiting = rows.filter(({ refusedBy }) => isClosed(refusedBy, refusals));
  const taken = rows.filter((row) => !waiting.includes(row));
  const refused = taken.flatMap((row) => refusedOf(row, refusals));
  const more = rows.length === DRAIN_ROWS ? [outboxRows(accountId, lastHandled(rows.at(-1)!, refusals))] : [];
  const statements = [
    ...more,
    ...(refused.length > 0 ? [outboxKeep(accountId, refused)] : []),
    ...(taken.length > 0 ? [outboxDelete(accountId, taken)] : []),
  ];
  if (statements.length === 0) return [];
  const [next] = await run(db, statements);
  return more.length > 0 ? outboxRowsOf(next) : [];
};

/**
 * Empties an account's outbox. A queue that refuses its jobs holds up neither the events nor another queue.
 * @throws what a queue threw, once everything else is done
 */
export const drainOutbox = async (
  outbox: Outbox,
  first: readonly OutboxRow[],
  { append, queues }: OutboxTargets,
): Promise<void> => {
  const refusals: Refusals = new Map();
  for (let rows = first; rows.length > 0; rows = await clearTaken(outbox, rows, refusals)) {
    await append(rows);
    await send(outbox, rows, queues, refusals);
  }
  for (const refusal of refusals.values()) throw refusal;
};
