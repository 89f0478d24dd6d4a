import { commit } from "../db/commit.ts";
import { NO_EFFECTS } from "../db/plan.ts";
import { type Database, run, type Shards, sql } from "../db/statement.ts";
import { batchJob } from "../domain/batches/batch.ts";
import { drainIntoLog } from "../domain/outbox/drain-into-log.ts";
import { isMoved } from "../errors/platform.ts";
import { MINUTE_MS, systemClock } from "../lib/clock.ts";
import { newId } from "../lib/id.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { EventLogPort } from "../ports/event-log.ts";
import { Budget, eachOf } from "./budget.ts";

/** No message waits this long for its next attempt, so an idle lane with open batches has lost its message. */
export const LANE_LOST_AFTER_MS = 15 * MINUTE_MS;
/** The most lanes of one shard in one run; the next run takes the next ones. */
const MAX_LANES = 500;

interface BatchSweepPorts extends Shards {
  log(accountId: string): Pick<EventLogPort, "drain">;
}

interface RestingLane {
  readonly accountId: string;
  readonly batchId: string;
  readonly ticket: string;
}

const restingLanes = async (db: Database, now: number): Promise<RestingLane[]> => {
  const [rows] = await run(db, [
    sql(
      `SELECT b.account_id, min(b.id) AS batch_id, l.ticket FROM batches AS b INDEXED BY batches_open
       CROSS JOIN batch_lanes AS l ON l.account_id = b.account_id AND l.held_until <= ?1
       WHERE b.status <> 'DONE' AND b.turn_at <= ?1 GROUP BY b.account_id LIMIT ?2`,
      now - LANE_LOST_AFTER_MS,
      MAX_LANES,
    ),
  ]);
  return rows!.map((row) => ({
    accountId: row.account_id as string,
    batchId: row.batch_id as string,
    ticket: (row.ticket as string) || newId("ticket"),
  }));
};

/**
 * Puts the reminder into the outbox again, with the ticket that the lane waits for: a message that was only late, as
 * all are when very many accounts take turns, keeps its place in the queue.
 */
const remind = (db: Database, { accountId, batchId, ticket }: RestingLane, now: number): Promise<void> =>
  commit(
    { db, accountId, now },
    {
      ...NO_EFFECTS,
      statements: [
        sql(
          `UPDATE batch_lanes SET held_until = ?, ticket = ?
           WHERE account_id = ? AND held_until <= ? AND ticket IN ('', ?)`,
          now,
          ticket,
          accountId,
          now - LANE_LOST_AFTER_MS,
          ticket,
        ),
      ],
      jobs: [batchJob(accountId, batchId, ticket)],
    },
  );

/** Finds batches whose message was lost. */
export const sweepBatches = async (
  ports: BatchSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ batchesReminded: number }> => {
  let batchesReminded = 0;
  await eachOf(ports.shardNames, budget, async (shard, share) => {
    const db = ports.shard(shard);
    for (const lane of await restingLanes(db, now)) {
      if (share.isSpent) break;
      const { accountId } = lane;
      try {
        await remind(db, lane, now);
      } catch (error) {
        if (!isMoved(error)) logger.error("batches not swept", { accountId, failure: failureOf(error) });
        continue;
      }
      await drainIntoLog(ports, { accountId, shard });
      batchesReminded += 1;
    }
  });
  return { batchesReminded };
};
