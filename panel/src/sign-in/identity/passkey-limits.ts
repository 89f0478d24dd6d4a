import { HOUR_MS, MINUTE_MS } from "../../../../src/lib/clock.ts";
import { callerNetworkOf } from "../../../../src/lib/ip.ts";

const OF_NETWORK = 120;
const OF_ALL = 600;

interface Asking {
  readonly database: D1Database;
  readonly address: string | null;
  readonly now: number;
}

/** Counts a challenge that is asked for, and stores it unless there were too many. */
export const admitChallenge = async ({ database, address, now }: Asking): Promise<boolean> => {
  const network = callerNetworkOf(address);
  const { meta } = await database
    .prepare(
      `INSERT INTO passkey_challenges (at, network) SELECT ?1, ?2
       WHERE (SELECT count(*) FROM (SELECT 1 FROM passkey_challenges WHERE network = ?2 AND at > ?3 LIMIT ?4)) < ?4
         AND (SELECT count(*) FROM (SELECT 1 FROM passkey_challenges WHERE at > ?5 LIMIT ?6)) < ?6`,
    )
    .bind(now, network, now - HOUR_MS, OF_NETWORK, now - MINUTE_MS, OF_ALL)
    .run();
  return meta.changes > 0;
};
