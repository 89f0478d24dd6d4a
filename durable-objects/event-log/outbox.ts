import type { DomainEvent, Job } from "../../src/db/plan.ts";
import { type Row, type Statement, sql } from "../../src/db/statement.ts";
import type { JobQueue } from "../../src/ports/job-queues.ts";
import type { NewEntry } from "./entries.ts";

/** Outbox rows taken by one round trip. */
export const DRAIN_ROWS = 200;

/** A commit, or its jobs that a queue has refused. */
export interface OutboxRow {
  readonly refusedBy: JobQueue | "";
  readonly seq: number;
  readonly id: string;
  readonly events: readonly DomainEvent[];
  readonly jobs: readonly Job[];
  readonly createdAt: number;
  readonly causedBy: string | null;
}

/** Jobs of a commit that their queue has just refused. */
export interface Refused {
  readonly row: OutboxRow;
  readonly queue: JobQueue;
}

const COLUMNS = "refused_by, seq, id, events, jobs, created_at, caused_by";
const KEY = "refused_by, seq, id";

export const outboxRowsOf = (rows: Row[] | undefined): OutboxRow[] =>
  (rows ?? []).map((row) => ({
    refusedBy: row.refused_by as OutboxRow["refusedBy"],
    seq: row.seq as number,
    id: row.id as string,
    events: JSON.parse(row.events as string),
    jobs: JSON.parse(row.jobs as string),
    createdAt: row.created_at as number,
    causedBy: row.caused_by as string | null,
  }));

/** The first commits that no drain has taken. */
export const firstCommits = (accountId: string, limit: number): Statement =>
  sql(
    `SELECT ${COLUMNS} FROM outbox WHERE account_id = ? AND refused_by = '' ORDER BY seq, id LIMIT ?`,
    accountId,
    limit,
  );

/** The account's rows: its commits in their order, then refused jobs; after a given row, or from the first. */
export const outboxRows = (
  accountId: string,
  after: Pick<OutboxRow, "refusedBy" | "seq" | "id"> | null,
): Statement =>
  sql(
    `SELECT ${COLUMNS} FROM outbox WHERE account_id = ? AND (${KEY}) > (?, ?, ?) ORDER BY ${KEY} LIMIT ${DRAIN_ROWS}`,
    accountId,
    after?.refusedBy ?? "",
    after?.seq ?? 0,
    after?.id ?? "",
  );

/** By the rows' whole keys: another drain may have deleted these rows, and newer rows may have the same `seq`. */
export const outboxDelete = (accountId: string, taken: readonly OutboxRow[]): Statement =>
  sql(
    `DELETE FROM outbox WHERE account_id = ? AND (${KEY}) IN (
       SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`,
    accountId,
    JSON.stringify(taken.map(({ refusedBy, seq, id }) => [refusedBy, seq, id])),
  );

export const outboxKeep = (accountId: string, refused: readonly Refused[]): Statement =>
  sql(
    `INSERT OR IGNORE INTO outbox (account_id, ${COLUMNS})
     SELECT ?, value ->> 0, value ->> 1, value ->> 2, '[]', value -> 3, value ->> 4, value ->> 5 FROM json_each(?)`,
    accountId,
    JSON.stringify(
      refused.map(({ row, queue }) => {
        const { seq, id, createdAt, causedBy } = row;
        return [queue, seq, id, jobsFor(row, queue), createdAt, causedBy];
      }),
    ),
  );

export const jobsFor = ({ jobs }: OutboxRow, queue: JobQueue): Job[] =>
  jobs.filter((job) => job.queue === queue);

export const entriesOf = ({ events, createdAt, causedBy }: OutboxRow): NewEntry[] =>
  events.map(({ id, type, data }) => ({ id, type, createdAt, causedBy, data: JSON.stringify(data) }));
