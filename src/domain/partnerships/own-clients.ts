import type { ReadContext } from "../../call-context.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import type { Partnership } from "./partnership.ts";

/** By client id: what a partnership shows of the account's own client besides the search profile. */
export type OwnClients = ReadonlyMap<string, Pick<Lead, "name" | "status">>;

const client = leadTable.joined("l", ["id", "name", "status"]);

/**
 * The account's own clients in these partnerships, from its shard: no trip if it has none there. The plus keeps the
 * planner off the account's indexes, which it would read whole: the id alone finds a row.
 */
export const readOwnClients = async (
  { db, meter, accountId }: Pick<ReadContext, "db" | "meter" | "accountId">,
  partnerships: readonly Pick<Partnership, "clientAccountId" | "clientCard" | "leadId">[],
): Promise<OwnClients> => {
  const own = partnerships.filter(
    (partnership) => partnership.clientAccountId === accountId && partnership.clientCard !== null,
  );
  if (own.length === 0) return new Map();
  const [rows = []] = await run(
    db,
    [
      sql(
        `SELECT ${client.columns} FROM leads AS l WHERE l.id IN (SELECT value FROM json_each(?)) AND +l.account_id = ?`,
        JSON.stringify([...new Set(own.map(({ leadId }) => leadId))]),
        accountId,
      ),
    ],
    meter,
  );
  return new Map(
    rows.map((row) => {
      const { id, name, status } = client.decode(row)!;
      return [id, { name, status }];
    }),
  );
};
