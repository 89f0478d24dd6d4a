import { HOUR_MS } from "../../../../src/lib/clock.ts";
import { callerNetworkOf } from "../../../../src/lib/ip.ts";

/** By network and hour: who registers or names a new client every minute is no person with an assistant. */
const MOST = { REGISTER: 20, DOCUMENT: 120, BEGIN: 120 } as const;

export type Use = keyof typeof MOST;

/** Counts a use. @returns whether there were too many within the hour */
export const isOverused = async (
  database: D1Database,
  kind: Use,
  { address, now }: { readonly address: string | null; readonly now: number },
): Promise<boolean> => {
  const network = callerNetworkOf(address);
  const { meta } = await database
    .prepare(
      `INSERT INTO oauth_uses (kind, network, at) SELECT ?1, ?2, ?3
       WHERE (SELECT count(*) FROM oauth_uses WHERE kind = ?1 AND network = ?2 AND at > ?4) < ?5`,
    )
    .bind(kind, network, now, now - HOUR_MS, MOST[kind])
    .run();
  return meta.changes === 0;
};
