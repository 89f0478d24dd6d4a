import { ERRORS, type ErrorCode } from "../errors/catalog.ts";
import { fullStoreRefusal, isMoved } from "../errors/platform.ts";
import { Refusal } from "../errors/refusal.ts";
import { type Clock, SECOND_MS, type Wait } from "../lib/clock.ts";
import { systemWait } from "../lib/wait.ts";
import {
  type ConsequencesOf,
  type DomainEvent,
  type Effects,
  type Job,
  type WholeEffects,
  type WritePlan,
  withConsequences,
} from "./plan.ts";
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

interface Logged {
  readonly events: Omit<DomainEvent, "accountId">[];
  readonly jobs: Job[];
}

/** What the outbox holds for each account's log: its jobs, and its events from its own and other accounts' effects. */
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

/** One outbox row for each account, all in one statement. */
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

/** Translates the error of an aborted batch; any other is a failure of the platform. */
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

/** How often a stale write is decided again on the new version before the caller gets an error. */
const ATTEMPTS = 12;
/** So that calls do not collide again, each waits for a random time, up to this much longer after each attempt. */
const JITTER_MS = 4;

export interface PlanContext {
  readonly accountId: string;
  readonly db: Database;
  readonly meter: Meter;
  readonly clock: Clock;
  readonly dryRun: boolean;
  readonly consequencesOf: ConsequencesOf;
}

export const isEmpty = (plan: WritePlan<unknown, unknown>): boolean =>
  plan.statements.length === 0 && plan.events.length === 0 && plan.jobs.length === 0;

/**
 * Decides a write and commits it; a dry run stops before the commit, so it cannot differ from the real one.
 * @param decide receives the number of the attempt, from 1
 * @param receiptFor the receipt that commits with the plan, when the call has an idempotency key
 * @throws Refusal concurrent_write when the object changed under every attempt; ReceiptExists
 */
export const runPlan = async <P extends WritePlan<unknown, unknown>>(
  ctx: PlanContext,
  decide: (attempt: number) => Promise<P>,
  receiptFor: (plan: P) => Receipt | undefined = () => undefined,
): Promise<{ plan: P; committed: boolean }> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const plan = withConsequences(await decide(attempt), ctx.consequencesOf);
    if (ctx.dryRun || isEmpty(plan)) return { plan, committed: false };
    const context = { db: ctx.db, accountId: ctx.accountId, now: ctx.clock.now(), meter: ctx.meter };
    try {
      await commit(context, plan, receiptFor(plan));
      return { plan, committed: true };
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
    }
    if (attempt > 1) await systemWait(Math.random() * attempt * JITTER_MS);
  }
  throw new Refusal("concurrent_write");
};

/** A move closes its account for a shorter time (docs/adr/0057-the-mover.md). */
const MAX_MS = 3 * SECOND_MS;
const PAUSE_MS = 100;

/**
 * Makes a write of an account. While its database refuses the write because the account moves, nothing is written, and
 * the write is made again in the account's new database.
 * @param shard the account's database so far
 * @param place finds the current one; null if it is not known
 * @throws what the write threw; an error that isMoved after some seconds
 */
export const retryIfMoved = async <T>(
  shard: string,
  place: () => Promise<string | null>,
  write: (shard: string) => Promise<T>,
  wait: Wait = systemWait,
): Promise<T> => {
  let currentShard = shard;
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      return await write(currentShard);
    } catch (error) {
      if (!isMoved(error) || waited >= MAX_MS) throw error;
    }
    await wait(PAUSE_MS);
    currentShard = (await place()) ?? currentShard;
  }
};
