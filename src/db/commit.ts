import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import { Refusal } from "../errors/refusal.ts";
import type { Effects } from "./plan.ts";
import { insertReceipt, isReceiptConflict, type Receipt, ReceiptExists } from "./receipts.ts";
import { type Database, type Meter, run, type Statement, sql } from "./statement.ts";

/** What was read has changed since: decide again. */
export class StaleWrite extends Error {
  override readonly name = "StaleWrite";
}

/** Somebody else has done it, or does it now: nothing is left to do here. */
export class AlreadyDone extends Error {
  override readonly name = "AlreadyDone";
}

export interface CommitContext {
  readonly db: Database;
  readonly accountId: string;
  readonly now: number;
  readonly meter?: Meter;
}

/** Aborts the batch as stale unless the statement before it changed exactly one row. */
export const guardFresh: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'stale', changes() = 1",
);

/** Aborts the batch as done by somebody else unless the statement before it changed exactly one row. */
export const guardUndone: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'done', changes() = 1",
);

/** Aborts the batch with an error's code, or as stale, unless `condition` is true. */
export const guard = (
  reason: ErrorCode | "stale",
  condition: string,
  ...params: readonly unknown[]
): Statement => sql(`INSERT INTO write_guard (reason, ok) SELECT '${reason}', ${condition}`, ...params);

const outboxInsert = (context: CommitContext, effects: Effects): Statement[] => {
  const { accountId: committing } = context;
  const rows = [
    ...effects.events.map(({ accountId = committing, id, type, data }) => ({
      ...{ accountId, kind: "event", id, type, payload: data },
    })),
    ...effects.jobs.map(({ id, queue, payload }) => ({
      ...{ accountId: committing, kind: "job", id, type: queue, payload },
    })),
  ];
  if (rows.length === 0) return [];
  return [
    sql(
      `INSERT INTO outbox (account_id, kind, id, type, payload, created_at)
       SELECT value ->> 'accountId', value ->> 'kind', value ->> 'id', value ->> 'type', value -> 'payload', ?
       FROM json_each(?)`,
      context.now,
      JSON.stringify(rows),
    ),
  ];
};

const ABORTED = /^D1_ERROR: ([A-Za-z_]+): SQLITE_CONSTRAINT/;

/** Turns an aborted batch into what it means; anything else is the platform's own failure. */
const meaningOf = (error: unknown): unknown => {
  const message = error instanceof Error ? error.message : "";
  if (isReceiptConflict(message)) return new ReceiptExists();
  if (message.includes("UNIQUE constraint failed")) return new StaleWrite();
  const reason = ABORTED.exec(message)?.[1];
  if (reason === "stale") return new StaleWrite();
  if (reason === "done") return new AlreadyDone();
  return reason !== undefined && reason in ERRORS ? new Refusal(reason as ErrorCode) : error;
};

/**
 * Makes a plan true: its rows, its events and jobs, and the receipt of the call, in one transaction. The receipt
 * comes first: a call made twice with one key is told so, and not that its object changed meanwhile.
 * @throws StaleWrite, AlreadyDone, ReceiptExists, or the Refusal of a guard
 */
export const commit = async (context: CommitContext, effects: Effects, receipt?: Receipt): Promise<void> => {
  const statements = [
    ...(receipt ? insertReceipt(context.accountId, receipt, context.now) : []),
    ...effects.statements,
    ...outboxInsert(context, effects),
  ];
  try {
    await run(context.db, statements, context.meter);
  } catch (error) {
    throw meaningOf(error);
  }
};
