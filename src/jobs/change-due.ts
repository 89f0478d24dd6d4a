import { type WriteContext, writeContext } from "../call-context.ts";
import { runPlan } from "../db/commit.ts";
import { type Effects, joinEffects, type WritePlan } from "../db/plan.ts";
import { newMeter, type Statement } from "../db/statement.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import type { Platform } from "../domain/platform.ts";
import { countedOnce } from "../domain/properties/portfolio.ts";
import { DUE_OF_ACCOUNT, type Due, type DueObjects, readDue } from "../domain/records/due.ts";
import { isMoved, platformRefusal } from "../errors/platform.ts";
import { fixedClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { LogAddress } from "../ports/event-log.ts";
import type { Budget } from "./budget.ts";
import { takeTurns } from "./turns.ts";

/** Objects of one account in one transaction: some ten statements each, for which the rest of a run has room. */
const OBJECTS_PER_COMMIT = 25;

interface Changeable {
  readonly id: string;
}

/** A change that the platform makes to every due object of a kind, of any account. */
interface DueChange<T extends Changeable> {
  /** Its name among the changes of all jobs. */
  readonly job: string;
  readonly due: DueObjects;
  /** The account's objects that still exist. */
  read(ctx: WriteContext, ids: readonly string[]): Promise<T[]>;
  /** Whether an object is still due when it is read for its change. */
  isDue(record: T): boolean;
  /** The plan for several objects in one transaction. */
  plan(ctx: WriteContext, records: readonly T[]): readonly Effects[];
  /** Runs before the commit; if it throws, the objects stay as they are. */
  before?(accountId: string, ids: readonly string[]): Promise<void>;
  /** The audit row of one change, in its transaction. */
  auditRow?(record: T): Statement;
}

const decide = async <T extends Changeable>(
  ctx: WriteContext,
  ids: readonly string[],
  change: DueChange<T>,
): Promise<WritePlan<T[], null>> => {
  const records = (await change.read(ctx, ids)).filter(change.isDue);
  const effects = joinEffects(change.plan(ctx, records));
  const auditRows = records.flatMap((record) => change.auditRow?.(record) ?? []);
  if (records.length > 0) {
    await change.before?.(
      ctx.accountId,
      records.map(({ id }) => id),
    );
  }
  return {
    ...effects,
    data: records,
    result: null,
    statements: [...countedOnce(effects.statements), ...auditRows],
    subject: null,
  };
};

/**
 * Changes objects of one account in one transaction; if that fails, each in its own, so that one failing object holds
 * up none of the others.
 * @throws failures of the platform
 */
const changeAll = async <T extends Changeable>(
  ctx: WriteContext,
  ids: readonly string[],
  budget: Budget,
  change: DueChange<T>,
): Promise<number> => {
  try {
    const { plan, committed } = await runPlan(ctx, () => decide(ctx, ids, change));
    return committed ? plan.data.length : 0;
  } catch (error) {
    if (platformRefusal(error)) throw error;
    if (ids.length === 1) {
      logger.error("sweep left an object", { id: ids[0], failure: failureOf(error) });
      return 0;
    }
  }
  let changed = 0;
  for (const id of ids) if (!budget.isSpent) changed += await changeAll(ctx, [id], budget, change);
  return changed;
};

type ChangePorts = Pick<Platform, "consequencesOf" | "links" | "shard" | "log">;

const changeAccount = async <T extends Changeable>(
  ports: ChangePorts,
  { accountId, shard }: LogAddress,
  ids: readonly string[],
  now: number,
  budget: Budget,
  change: DueChange<T>,
): Promise<number> => {
  const deployment = { consequencesOf: ports.consequencesOf, links: ports.links, clock: fixedClock(now) };
  const ctx = writeContext(deployment, {
    accountId,
    db: ports.shard(shard),
    meter: newMeter(),
    source: "DASHBOARD",
    dryRun: false,
    // A job never makes a property ACTIVE.
    propertyLimit: 0,
  });
  let changed = 0;
  for (let at = 0; at < ids.length && !budget.isSpent; at += OBJECTS_PER_COMMIT) {
    changed += await changeAll(ctx, ids.slice(at, at + OBJECTS_PER_COMMIT), budget, change);
  }
  if (changed > 0) await drainIntoLog(ports, { accountId, shard });
  return changed;
};

/**
 * Changes the due objects of a shard, account by account, until none is left or the budget is spent; an account whose
 * turn fails holds up none of the others.
 * @returns how many
 * @throws at the end, the platform's failure in the first failed turn: the next run continues from there
 */
export const changeDue = async <T extends Changeable>(
  ports: ChangePorts,
  shard: string,
  now: number,
  budget: Budget,
  change: DueChange<T>,
): Promise<number> => {
  const db = ports.shard(shard);
  const failures: unknown[] = [];
  let total = 0;
  const turn = async (own: readonly Due[]): Promise<boolean> => {
    const { accountId } = own[0]!;
    const ids = own.map(({ id }) => id);
    try {
      const changed = await changeAccount(ports, { accountId, shard }, ids, now, budget, change);
      total += changed;
      return changed > 0 && ids.length === DUE_OF_ACCOUNT;
    } catch (error) {
      // The account is moving: soon its objects are due in another database.
      if (isMoved(error)) return false;
      logger.error("sweep left an account", { accountId, failure: failureOf(error) });
      failures.push(error);
      return false;
    }
  };
  await takeTurns(db, budget, {
    job: change.job,
    next: (span) => readDue(db, change.due, span),
    work: ([own]) => turn(own!),
  });
  if (failures.length > 0) throw failures[0];
  return total;
};
