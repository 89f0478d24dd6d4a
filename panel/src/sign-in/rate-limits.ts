import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { callerNetworkOf, networkOf } from "../../../src/lib/ip.ts";

/** How often something may be asked for under a name. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly withinMs: number;
}

interface OfNetwork {
  readonly address: string | null;
  /** An hour, from a /24 or /64. */
  readonly limit: number;
}

/** A /48 has 65,536 networks of a caller: together they get as much as six. */
const NETWORKS_OF_ONE = 6;

/** The limits of a stranger's network, and of the larger one around it. */
export const networkLimits = (kind: string, { address, limit }: OfNetwork): readonly Limit[] => [
  { name: `${kind}:${callerNetworkOf(address)}`, limit, withinMs: HOUR_MS },
  { name: `${kind}:${networkOf(address ?? "") ?? ""}`, limit: limit * NETWORKS_OF_ONE, withinMs: HOUR_MS },
];

/** No name is asked about for longer. */
const MAX_MS = DAY_MS;

/**
 * Too many requests do not shut others out: the oldest are deleted instead. A row has some 150 bytes, and 1,000 asks a
 * second need minutes to push out one that still counts.
 */
const MAX_ROWS = 500_000;

/** Deletes the oldest rows over a number, which may be those of the latest insert alone. */
export const cutTo = (database: D1Database, table: string, limit: number): D1PreparedStatement =>
  database.prepare(`DELETE FROM ${table} WHERE rowid <= (SELECT max(rowid) FROM ${table}) - ?`).bind(limit);

/**
 * Counts what is asked for under each name, unless one of them is full.
 * @returns when the next may be asked for, if there were too many; null if this one is admitted
 */
export const admit = async (
  database: D1Database,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> => {
  const isFull = "SELECT at FROM asks WHERE name = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?";
  const bound = limits.map(({ name, limit, withinMs }) => [name, now - withinMs, limit - 1]);
  const names = JSON.stringify([...new Set(limits.map(({ name }) => name))]);
  const answers = await database.batch<{ at: number }>([
    ...bound.map((values) => database.prepare(isFull).bind(...values)),
    database
      .prepare(
        `INSERT INTO asks (name, at) SELECT value, ? FROM json_each(?)
         WHERE NOT (${bound.map(() => `EXISTS (${isFull})`).join(" OR ")})`,
      )
      .bind(now, names, ...bound.flat()),
    cutTo(database, "asks", MAX_ROWS),
  ]);
  // The oldest of those that fill a limit makes room when it leaves it.
  const ends = limits.flatMap(({ withinMs }, at) => answers[at]!.results.map((one) => one.at + withinMs));
  return ends.length > 0 ? Math.max(...ends) : null;
};

/** Deletes what no limit needs any longer. The rows are in the order of their times. */
export const deleteExpiredRequests = (database: D1Database, now: number): D1PreparedStatement =>
  database
    .prepare("DELETE FROM asks WHERE id < (SELECT id FROM asks WHERE at >= ? ORDER BY id LIMIT 1)")
    .bind(now - MAX_MS);
