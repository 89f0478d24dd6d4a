import { commit, guardFresh, StaleWrite } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import { additions, CLIENTS, pageQueries, ROWS } from "./demand-page.ts";

/** 3:00 in São Paulo, which has had no summer time since 2019. */
const NIGHT_BEGINS_MS = 6 * HOUR_MS;

export interface DemandPorts {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
}

/** A night's count under way: the clients of a shard up to `counted` are in it. */
interface Count {
  readonly asOf: number;
  readonly shard: string;
  readonly counted: number;
}

export const nightOf = (now: number): number =>
  Math.floor((now - NIGHT_BEGINS_MS) / DAY_MS) * DAY_MS + NIGHT_BEGINS_MS;

/** The newest count, begun where a new night has come and the last one is done; null: nothing is to be counted. */
const currentCount = async ({ directory, shardNames }: DemandPorts, now: number): Promise<Count | null> => {
  const newest = sql(
    "SELECT as_of AS asOf, shard, counted, done_at AS doneAt FROM captacao_demand_counts ORDER BY as_of DESC LIMIT 1",
  );
  const asOf = nightOf(now);
  const [, rows] = await run(directory, [
    sql(
      `INSERT INTO captacao_demand_counts (as_of, shard, counted)
       SELECT ?1, ?2, 0 WHERE NOT EXISTS (SELECT 1 FROM captacao_demand_counts WHERE as_of >= ?1 OR done_at IS NULL)`,
      asOf,
      shardNames[0],
    ),
    newest,
  ]);
  const count = rows?.[0] as unknown as Count & { readonly doneAt: number | null };
  return count.doneAt === null ? count : null;
};

/** Where the count stands after a page that was the last of its shard, or was not. */
const moved = (
  { shardNames }: DemandPorts,
  { shard, counted }: Count,
  { last, clients }: { readonly last: number | null; readonly clients: number },
  now: number,
) => {
  if (clients === CLIENTS) return { shard, counted: last!, doneAt: null };
  const next = shardNames[shardNames.indexOf(shard) + 1];
  return next === undefined
    ? { shard, counted: last ?? counted, doneAt: now }
    : { shard: next, counted: 0, doneAt: null };
};

/**
 * Counts some clients more, of all accounts (rules 29.22). Sums and place move in one transaction, so that a client is
 * counted once whatever dies or comes twice.
 * @returns whether there is more to count
 */
export const countSome = async (ports: DemandPorts, now: number): Promise<boolean> => {
  const count = await currentCount(ports, now);
  if (!count) return false;
  const [pages, rows = []] = await run(ports.shard(count.shard), pageQueries(count.counted));
  const { shard, counted, doneAt } = moved(ports, count, pages![0] as never, now);
  const { asOf } = count;
  const statements = [
    sql(
      `UPDATE captacao_demand_counts SET shard = ?, counted = ?, done_at = ?
       WHERE as_of = ? AND shard = ? AND counted = ? AND done_at IS NULL`,
      ...[shard, counted, doneAt, asOf, count.shard, count.counted],
    ),
    guardFresh,
    ...additions(asOf, rows),
  ];
  try {
    await commit({ db: ports.directory, accountId: "", now }, { ...NO_EFFECTS, statements });
  } catch (error) {
    // Another run counts too: it goes on, this one ends.
    if (error instanceof StaleWrite) return false;
    throw error;
  }
  return doneAt === null;
};

const NEWEST_DONE = "(SELECT max(as_of) FROM captacao_demand_counts WHERE done_at IS NOT NULL)";

/** Forgets some of the nights before the newest one that is done. @returns whether there is more of them */
export const forgetSome = async (directory: Database): Promise<boolean> => {
  const [, counted] = await run(directory, [
    sql(
      `DELETE FROM captacao_demand WHERE (as_of, city_id, neighborhood_slug, purpose, property_type) IN (
         SELECT as_of, city_id, neighborhood_slug, purpose, property_type FROM captacao_demand
         WHERE as_of < ${NEWEST_DONE} LIMIT ${ROWS})`,
    ),
    sql("SELECT changes() AS deleted"),
    sql(`DELETE FROM captacao_demand_counts WHERE as_of < ${NEWEST_DONE}`),
  ]);
  return counted![0]!.deleted === ROWS;
};
