import type { LogAddress } from "../../durable-objects/event-log/port.ts";
import { type Effects, joinEffects, type Plan } from "../db/plan.ts";
import { type Database, newMeter, type Statement } from "../db/statement.ts";
import type { Table } from "../db/table.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import { perform } from "../domain/perform.ts";
import { type Due, readRecords } from "../domain/records/due.ts";
import type { WriteScope } from "../domain/scope.ts";
import { platformRefusal } from "../errors/platform.ts";
import { fixedClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { Services } from "../services.ts";
import { dashboardScope } from "./dashboard-scope.ts";

/** Objects looked for in one round; rounds follow until nothing is due. */
const ROUND = 500;
/** Objects of one account changed by one transaction, which stays well within what D1 gives a batch. */
const TOGETHER = 50;

interface Swept extends Record<string, unknown> {
  readonly id: string;
}

/** A change that the platform makes to every object of a kind, of any account, that is due for it. */
export interface Sweep<T extends Swept> {
  readonly table: Table<T>;
  due(db: Database, limit: number): Promise<Due[]>;
  /** Whether one is still due when it is read for its change. */
  isDue(record: T): boolean;
  plan(scope: WriteScope, record: T): Effects;
  /** Runs before the commit; what it throws leaves the objects as they are. */
  before?(accountId: string, ids: readonly string[]): Promise<void>;
  /** The audit row of one change, in its transaction. */
  deed?(record: T): Statement;
}

const decide = async <T extends Swept>(
  scope: WriteScope,
  ids: readonly string[],
  sweep: Sweep<T>,
): Promise<Plan<T[], null>> => {
  const records = (await readRecords(scope, sweep.table, ids)).filter(sweep.isDue);
  const { statements, events, jobs } = joinEffects(records.map((record) => sweep.plan(scope, record)));
  const deeds = records.flatMap((record) => sweep.deed?.(record) ?? []);
  if (records.length > 0) {
    await sweep.before?.(
      scope.accountId,
      records.map(({ id }) => id),
    );
  }
  return {
    data: records,
    result: null,
    statements: [...statements, ...deeds],
    events,
    jobs,
    subject: null,
  };
};

/**
 * Changes objects of one account in one transaction; where that fails, each in its own, so that one that cannot
 * be changed holds up none of the others.
 * @throws what the platform failed with
 */
const change = async <T extends Swept>(
  scope: WriteScope,
  ids: readonly string[],
  sweep: Sweep<T>,
): Promise<number> => {
  try {
    const { plan, committed } = await perform(scope, () => decide(scope, ids, sweep));
    return committed ? plan.data.length : 0;
  } catch (error) {
    if (platformRefusal(error)) throw error;
    if (ids.length === 1) {
      logger.error("sweep left an object", { id: ids[0], failure: failureOf(error) });
      return 0;
    }
  }
  let changed = 0;
  for (const id of ids) changed += await change(scope, [id], sweep);
  return changed;
};

type SweepPorts = Pick<Services, "settings" | "shard" | "log">;

const changeInChunks = async <T extends Swept>(
  services: SweepPorts,
  { accountId, shard }: LogAddress,
  ids: readonly string[],
  now: number,
  sweep: Sweep<T>,
): Promise<number> => {
  const scope = dashboardScope(services.settings, {
    accountId,
    db: services.shard(shard),
    meter: newMeter(),
    clock: fixedClock(now),
    // What a sweep does never makes a property ACTIVE, and answers nobody.
    propertyLimit: 0,
    language: "pt-BR",
  });
  let changed = 0;
  for (let at = 0; at < ids.length; at += TOGETHER) {
    changed += await change(scope, ids.slice(at, at + TOGETHER), sweep);
  }
  await drainLog(services, { accountId, shard });
  return changed;
};

/**
 * Changes every due object of a shard, account by account; one whose turn fails holds up none of the others.
 * @returns how many
 * @throws at the end, what the platform failed with in the first such turn: the next run goes on from there
 */
export const sweepShard = async <T extends Swept>(
  services: SweepPorts,
  shard: string,
  now: number,
  sweep: Sweep<T>,
): Promise<number> => {
  for (let total = 0; ; ) {
    const due = await sweep.due(services.shard(shard), ROUND);
    const failures: unknown[] = [];
    let changed = 0;
    for (const [accountId, own] of Map.groupBy(due, (record) => record.accountId)) {
      try {
        const ids = own.map(({ id }) => id);
        changed += await changeInChunks(services, { accountId, shard }, ids, now, sweep);
      } catch (error) {
        logger.error("sweep left an account", { accountId, failure: failureOf(error) });
        failures.push(error);
      }
    }
    total += changed;
    if (due.length === ROUND && changed > 0) continue;
    if (failures.length > 0) throw failures[0];
    return total;
  }
};
