import { ERRORS, type ErrorCode } from "../errors/catalog.ts";
import { fullStoreRefusal } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import type { DomainEvent, Effects, Job, WholeEffects } from "./plan.ts";
import { insertReceipt, isReceiptConflict, type Receipt, ReceiptExists } from "./receipts.ts";
import { type Database, type Meter, run, type Statement, sql } from "./statement.ts";

/** The rows have changed since they were read: decide again. */
export class StaleWrite extends Error {
  override readonly name = "StaleWrite";
}

/** Another run has done it, or is doing it now: nothing is left to do here. */
export class AlreadyDone extends Error {
  override readonly name = "AlreadyDone";
}

interface CommitContext {
  readonly db: Database;
  readonly accountId: string;
  readonly now: number;
  readonly meter?: Meter;
}

/** Aborts the batch as stale unless the statement before it changed exactly one row. */
export const guardFresh: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'stale', changes() = 1",
);

/** Aborts the batch as done by another run unless the statement before it changed exactly one row. */
export const guardUndone: Statement = sql(
  "INSERT INTO write_guard (reason, ok) SELECT 'done', changes() = 1",
);

/** Aborts the batch with an error's code, or as stale, unless `condition` is true. */
export const guard = (
  reason: ErrorCode | "stale",
  condition: string,
  ...params: readonly unknown[]
): Statement => sql(`INSERT INTO write_guard (reason, ok) SELECT '${reason}', ${condition}`, ...params);

interface Logged {
  readonly events: Omit<DomainEvent, "accountId">[];
  readonly jobs: Job[];
}

/** The outbox content for each account's log: events of its own or of another account's commit, and its jobs. */
const logsOf = (effects: ReadonlyMap<string, Effects>): Map<string, Logged> => {
  const logs = new Map<string, Logged>();
  const of = (accountId: string): Logged => {
    const known = logs.get(accountId) ?? { events: [], jobs: [] };
    logs.set(accountId, known);
    return known;
  };
  for (const [own, { events, jobs }] of effects) {
    for (const { accountId = own, ...event } of events) of(accountId).events.push(event);
    if (jobs.length > 0) of(own).jobs.push(...jobs);
  }
  return logs;
};

/** One outbox row for each account, in one statement however many accounts there are. */
export const outboxInsert = (
  effects: ReadonlyMap<string, Effects>,
  { now, meter }: Pick<CommitContext, "now" | "meter">,
): Statement[] => {
  const rows = [...logsOf(effects)].map(([accountId, { events, jobs }]) => ({
    accountId,
    id: [...events, ...jobs][0]!.id,
    events,
    jobs,
  }));
  if (rows.length === 0) return [];
  return [
    sql(
      `INSERT INTO outbox (account_id, seq, id, events, jobs, created_at, caused_by)
       SELECT value ->> 'accountId', 1 + coalesce(
           (SELECT max(seq) FROM outbox WHERE account_id = value ->> 'accountId' AND refused_by = ''), 0),
         value ->> 'id', value -> 'events', value -> 'jobs', ?2, ?3
       FROM json_each(?1)`,
      JSON.stringify(rows),
      now,
      meter?.causedBy ?? null,
    ),
  ];
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
  return reason !== undefined && reason in ERRORS
    ? new Refusal(reason as ErrorCode)
    : (fullStoreRefusal(error) ?? error);
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
 * Commits a plan: its rows, events and jobs, and the receipt of the call, in one transaction. The receipt comes
 * first, so a call repeated under one key gets its answer even if its object changed meanwhile.
 * @throws StaleWrite, AlreadyDone, ReceiptExists, the Refusal of a guard, or an error that isMoved
 */
export const commit = async (
  context: CommitContext,
  effects: WholeEffects,
  receipt?: Receipt,
): Promise<void> => {
  await send(context, [
    ...(receipt ? insertReceipt(context.accountId, receipt, context.now) : []),
    ...effects.statements,
    ...outboxInsert(new Map([[context.accountId, effects]]), context),
  ]);
};

/** Commits events for several accounts in one transaction with the given statements. @throws as commit does */
export const commitTogether = (
  context: Omit<CommitContext, "accountId">,
  statements: readonly Statement[],
  effects: ReadonlyMap<string, WholeEffects>,
): Promise<void> => send(context, [...statements, ...outboxInsert(effects, context)]);
