import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { callerNetworkOf, networkOf } from "../../../src/lib/ip.ts";

/** How often something may be asked for under a name. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly withinMs: number;
}

interface NetworkLimit {
  readonly address: string | null;
  /** Requests an hour, from a /24 or /64. */
  readonly limit: number;
}

/** A /48 contains 65,536 callers' networks: together they may ask as often as six of them. */
const WIDER_NETWORK_FACTOR = 6;

/** The limits of a stranger's network, and of the larger one around it. */
export const networkLimits = (kind: string, { address, limit }: NetworkLimit): readonly Limit[] => [
  { name: `${kind}:${callerNetworkOf(address)}`, limit, withinMs: HOUR_MS },
  {
    name: `${kind}:${networkOf(address ?? "") ?? ""}`,
    limit: limit * WIDER_NETWORK_FACTOR,
    withinMs: HOUR_MS,
  },
];

/** The longest period of any limit. */
const MAX_MS = DAY_MS;

/**
 * Beyond this the oldest rows are deleted, rather than shutting others out. A row has some 150 bytes, and even 1,000
 * requests a second need minutes to push out one that still counts.
 */
const MAX_ROWS = 500_000;

/** Deletes the oldest rows above the limit, even if one insert added them all. */
export const cutTo = (database: D1Database, table: string, limit: number): D1PreparedStatement =>
  database.prepare(`DELETE FROM ${table} WHERE rowid <= (SELECT max(rowid) FROM ${table}) - ?`).bind(limit);

/**
 * Counts a request under each limit's name, unless one of the limits is used up.
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
  // A used-up limit has room again once the oldest request that fills it leaves its period.
  const ends = limits.flatMap(({ withinMs }, at) => answers[at]!.results.map((one) => one.at + withinMs));
  return ends.length > 0 ? Math.max(...ends) : null;
};

/** Deletes the requests that no limit counts any longer. Ids are in the order of time. */
export const deleteExpiredRequests = (database: D1Database, now: number): D1PreparedStatement =>
  database
    .prepare("DELETE FROM asks WHERE id < (SELECT id FROM asks WHERE at >= ? ORDER BY id LIMIT 1)")
    .bind(now - MAX_MS);
