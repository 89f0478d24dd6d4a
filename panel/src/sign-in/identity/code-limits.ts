import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { sha256Hex } from "../../../../src/lib/digest.ts";
import { callerNetworkOf } from "../../../../src/lib/ip.ts";

interface Limit {
  readonly of: "address" | "network" | null;
  readonly most: number;
  readonly withinMs: number;
}

const LIMITS: readonly Limit[] = [
  { of: "address", most: 3, withinMs: 15 * MINUTE_MS },
  { of: "address", most: 10, withinMs: DAY_MS },
  { of: "network", most: 20, withinMs: HOUR_MS },
  { of: null, most: 300, withinMs: MINUTE_MS },
];

interface Asking {
  readonly database: D1Database;
  readonly email: string;
  readonly address: string | null;
  readonly now: number;
}

/**
 * Counts a code that is asked for, unknown addresses included.
 * @returns when the next may be asked for, if there were too many; null if this one may be sent
 */
export const admitCode = async ({ database, email, address, now }: Asking): Promise<number | null> => {
  const values = { address: await sha256Hex(email), network: callerNetworkOf(address) };
  // The oldest of those that fill a limit makes room when it leaves it.
  const questions = LIMITS.map(({ of, most, withinMs }) =>
    database
      .prepare(
        `SELECT at FROM code_requests WHERE ${of ? `${of} = ?1` : "?1 = ''"} AND at > ?2
         ORDER BY at DESC LIMIT 1 OFFSET ?3`,
      )
      .bind(of ? values[of] : "", now - withinMs, most - 1),
  );
  const answers = await database.batch<{ at: number }>(questions);
  const ends = answers.flatMap(({ results }, at) =>
    results.map((oldest) => oldest.at + LIMITS[at]!.withinMs),
  );
  if (ends.length > 0) return Math.max(...ends);
  await database
    .prepare("INSERT INTO code_requests (at, address, network) VALUES (?, ?, ?)")
    .bind(now, values.address, values.network)
    .run();
  return null;
};
