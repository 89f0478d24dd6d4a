import { commit } from "../db/commit.ts";
import { NO_EFFECTS } from "../db/plan.ts";
import { type Database, type Row, run, sql } from "../db/statement.ts";
import { batchJob } from "../domain/batches/batch.ts";
import { drainLog } from "../domain/outbox/drain-log.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import { newId } from "../lib/id.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";

/** No message waits this long for its next attempt, so a lane at rest with open batches has lost its message. */
export const LANE_LOST_AFTER_MS = 15 * MINUTE_MS;
/** Of one shard and one run; the next run takes the next ones. */
const MAX_LANES = 500;

export interface BatchSweepPorts {
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  log(accountId: string): Pick<EventLogPort, "drain">;
}

const restingLanes = async (db: Database, now: number): Promise<Row[]> => {
  const [rows] = await run(db, [
    sql(
      `SELECT b.account_id, min(b.id) AS batch_id FROM batches AS b INDEXED BY batches_open
       CROSS JOIN batch_lanes AS l ON l.account_id = b.account_id AND l.held_until <= ?1
       WHERE b.status <> 'DONE' AND b.turn_at <= ?1 GROUP BY b.account_id LIMIT ?2`,
      now - LANE_LOST_AFTER_MS,
      MAX_LANES,
    ),
  ]);
  return rows!;
};

/** Puts a reminder into the outbox in place of the lost one, which has nothing to do when it was only late. */
const remind = (db: Database, accountId: string, batchId: string, now: number): Promise<void> => {
  const ticket = newId("ticket");
  return commit(
    { db, accountId, now },
    {
      ...NO_EFFECTS,
      statements: [
        sql(
          "UPDATE batch_lanes SET held_until = ?, ticket = ? WHERE account_id = ? AND held_until <= ?",
          now,
          ticket,
          accountId,
          now - LANE_LOST_AFTER_MS,
        ),
      ],
      jobs: [batchJob(accountId, batchId, ticket)],
    },
  );
};

/** Finds the batches that a lost message left behind. */
export const sweepBatches = async (
  ports: BatchSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ batchesReminded: number }> => {
  let batchesReminded = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const db = ports.shard(shard);
    for (const { account_id, batch_id } of await restingLanes(db, now)) {
      if (share.isSpent) break;
      const accountId = account_id as string;
      try {
        await remind(db, accountId, batch_id as string, now);
      } catch (error) {
        logger.error("batches not swept", { accountId, failure: failureOf(error) });
        continue;
      }
      await drainLog(ports, { accountId, shard });
      batchesReminded += 1;
    }
  });
  return { batchesReminded };
};
