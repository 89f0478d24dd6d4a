import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import { Refusal } from "../errors/refusal.ts";
import type { Effects, WholeEffects } from "./plan.ts";
import { insertReceipt, isReceiptConflict, type Receipt, ReceiptExists } from "./receipts.ts";
import { type Database, type Meter, run, type Statement, sql } from "./statement.ts";

/** The rows have changed since they were read: decide again. */
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

/** An event for an account, from its own commit or another account's. */
const outboxRow = (
  accountId: string,
  { events, jobs }: Pick<Effects, "events" | "jobs">,
  now: number,
): Statement =>
  sql(
    `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
     SELECT ?1, 1 + coalesce(max(seq), 0), ?2, ?3, ?4, ?5 FROM outbox WHERE account_id = ?1 AND refused_by = ''`,
    accountId,
    [...events, ...jobs][0]!.id,
    JSON.stringify(events.map(({ accountId: _, ...logged }) => logged)),
    JSON.stringify(jobs),
    now,
  );

const outboxInsert = ({ accountId: own, now }: CommitContext, { events, jobs }: Effects): Statement[] => {
  const byAccount = Map.groupBy(events, ({ accountId = own }) => accountId);
  if (jobs.length > 0 && !byAccount.has(own)) byAccount.set(own, []);
  return [...byAccount].map(([accountId, theirs]) =>
    outboxRow(accountId, { events: theirs, jobs: accountId === own ? jobs : [] }, now),
  );
};

const ABORTED = /^D1_ERROR: ([A-Za-z_]+): SQLITE_CONSTRAINT/;

/** Translates an aborted batch; any other error is a failure of the platform. */
const meaningOf = (error: unknown): unknown => {
  const message = error instanceof Error ? error.message : "";
  if (isReceiptConflict(message)) return new ReceiptExists();
  if (message.includes("UNIQUE constraint failed")) return new StaleWrite();
  const reason = ABORTED.exec(message)?.[1];
  if (reason === "stale") return new StaleWrite();
  if (reason === "done") return new AlreadyDone();
  return reason !== undefined && reason in ERRORS ? new Refusal(reason as ErrorCode) : error;
};

const send = async (
  { db, meter }: Pick<CommitContext, "db" | "meter">,
  statements: readonly Statement[],
): Promise<void> => {
  try {
    await run(db, statements, meter);
  } catch (error) {
    throw meaningOf(error);
  }
};

/**
 * Makes a plan true: its rows, its events and jobs, and the receipt of the call, in one transaction. The receipt
 * comes first: a call made twice with one key is told so, and not that its object changed meanwhile.
 * @throws StaleWrite, AlreadyDone, ReceiptExists, or the Refusal of a guard
 */
export const commit = async (
  context: CommitContext,
  effects: WholeEffects,
  receipt?: Receipt,
): Promise<void> => {
  await send(context, [
    ...(receipt ? insertReceipt(context.accountId, receipt, context.now) : []),
    ...effects.statements,
    ...outboxInsert(context, effects),
  ]);
};

/** Makes what several accounts are to hear true in one transaction with the given statements. @throws as commit does */
export const commitTogether = (
  context: Omit<CommitContext, "accountId">,
  statements: readonly Statement[],
  effects: ReadonlyMap<string, WholeEffects>,
): Promise<void> =>
  send(context, [
    ...statements,
    ...[...effects].flatMap(([accountId, own]) => outboxInsert({ ...context, accountId }, own)),
  ]);
