import { type Database, run, sql } from "../../db/statement.ts";
import type { PairKey } from "./apply-pairs.ts";

/** Accounts that have left a database, and the pairs of some whose rows they have left there to be cleaned up. */
export interface Left {
  /** Where each account lies now. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly pairs: readonly (PairKey & { readonly toShard: string })[];
}

/** What of a board's pairs a database refuses because their account has gone (docs/adr/0057-the-mover.md). */
export const leftIn = async (db: Database, pairs: readonly PairKey[]): Promise<Left> => {
  const [gone = [], rows = []] = await run(db, [
    sql("SELECT account_id, to_shard FROM moving WHERE state = 'GONE'"),
    sql(
      `SELECT DISTINCT m.lead_id, m.property_id, g.to_shard FROM json_each(?) AS k
       CROSS JOIN matches AS m INDEXED BY matches_pair
         ON m.lead_id = k.value ->> 'leadId' AND m.property_id = k.value ->> 'propertyId'
       JOIN moving AS g ON g.account_id = m.account_id AND g.state = 'GONE'`,
      JSON.stringify(pairs),
    ),
  ]);
  return {
    accounts: new Map(gone.map((row) => [row.account_id as string, row.to_shard as string])),
    pairs: rows.map((row) => ({
      leadId: row.lead_id as string,
      propertyId: row.property_id as string,
      toShard: row.to_shard as string,
    })),
  };
};
