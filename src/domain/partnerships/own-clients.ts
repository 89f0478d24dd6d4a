import type { ReadContext } from "../../call-context.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { run, sql } from "../../db/statement.ts";
import type { Partnership } from "./partnership.ts";

/** A partnership's data of an own client besides the search profile, by id. */
export type OwnClients = ReadonlyMap<string, Pick<Lead, "name" | "status">>;

const client = leadTable.joined("l", ["id", "name", "status"]);

/**
 * The current own clients of partnerships from the account's shard: no trip if none is its own. The plus keeps the
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
