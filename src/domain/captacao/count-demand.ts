import { commit, StaleWrite } from "../../db/commit.ts";
import { guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import { logger } from "../../lib/logger.ts";
import { additions, beginStep, isTriedTooOften, type Step } from "./demand-page.ts";

/** 3:00 in São Paulo, which has had no daylight saving time since 2019. */
const NIGHT_BEGINS_MS = 6 * HOUR_MS;
/** Rows deleted from each table in one step. */
const MAX_DELETED = 5_000;

export const nightOf = (now: number): number =>
  Math.floor((now - NIGHT_BEGINS_MS) / DAY_MS) * DAY_MS + NIGHT_BEGINS_MS;

/**
 * The next step of the newest count; begins a count when a new night has come and the last one is done. Null if there
 * is nothing to count.
 */
const nextStep = async (db: Database, shard: string, now: number): Promise<Step | null> => {
  const beginCount = sql(
    `INSERT INTO captacao_demand_counts (as_of, shard, counted)
     SELECT ?1, ?2, 0 WHERE NOT EXISTS (SELECT 1 FROM captacao_demand_counts WHERE as_of >= ?1 OR done_at IS NULL)`,
    nightOf(now),
    shard,
  );
  const [row] = (await run(db, [beginCount, ...beginStep])).at(-1)!;
  return row ? ({ ...row, isLast: row.isLast === 1 } as Step) : null;
};

/**
 * Counts some more clients of a shard (rules 29.22). Sums and position move in one transaction, so a client is counted
 * once even if a step dies or is repeated. A step that dies is tried again with fewer clients, and finally without the
 * client that makes it die.
 * @returns whether there is more to count
 */
export const countSome = async (db: Database, shard: string, now: number): Promise<boolean> => {
  const step = await nextStep(db, shard, now);
  if (!step) return false;
  const isLeftOut = isTriedTooOften(step);
  if (isLeftOut) logger.error("client not counted", { shard, seq: step.end });
  const isDone = step.end === null || step.isLast;
  const statements = [
    sql(
      `UPDATE captacao_demand_counts SET counted = ?, done_at = ?, tries = 0
       WHERE as_of = ? AND counted = ? AND done_at IS NULL`,
      step.end ?? step.counted,
      isDone ? now : null,
      step.asOf,
      step.counted,
    ),
    guardFresh,
    ...(isLeftOut || step.end === null ? [] : additions(step)),
  ];
  try {
    await commit({ db, accountId: "", now }, { ...NO_EFFECTS, statements });
  } catch (error) {
    // Another run is counting too: that one continues, this one ends.
    if (error instanceof StaleWrite) return false;
    throw error;
  }
  return !isDone;
};

const NEWEST_DONE = "(SELECT max(as_of) FROM captacao_demand_counts WHERE done_at IS NOT NULL)";

const KEYS = {
  captacao_demand: "as_of, city_id, neighborhood_slug, purpose, property_type",
  captacao_demand_of_accounts: "as_of, account_id, city_id, neighborhood_slug, purpose, property_type",
  captacao_demand_shares: "as_of, account_id",
} as const;

/** Deletes some of the nights before the newest finished one. @returns whether more are left */
export const deleteOldNights = async (db: Database): Promise<boolean> => {
  const results = await run(db, [
    ...Object.entries(KEYS).flatMap(([table, key]) => [
      sql(
        `DELETE FROM ${table} WHERE (${key}) IN (
           SELECT ${key} FROM ${table} WHERE as_of < ${NEWEST_DONE} LIMIT ${MAX_DELETED})`,
      ),
      sql("SELECT changes() AS deleted"),
    ]),
    sql(`DELETE FROM captacao_demand_counts WHERE as_of < ${NEWEST_DONE}`),
  ]);
  return results.flat().some(({ deleted }) => deleted === MAX_DELETED);
};
