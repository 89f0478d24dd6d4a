import { type Database, run, sql } from "../../db/statement.ts";
import { IS_SANDBOX_SQL, LIVE, sandboxAccountsOf } from "../../lib/id.ts";

/** Clients read in one step: most of them look elsewhere. */
const CLIENTS_PER_STEP = 1_000;

/** The clients that a city's board pairs. */
interface CityClients {
  readonly cityId: string;
  readonly space: string;
  /** Only those that partners see. */
  readonly areShared: boolean;
}

const FOUND =
  "json_group_array(json_array(id, account_id)) FILTER (WHERE radar = 'READY' AND instr(interest, ?2) > 0";
const COLUMNS = "seq, id, account_id, radar, shared_to_network, interest";

/** A sandbox's few accounts are found by an index; live accounts have nearly all rows. */
const nextClients = (space: string): string =>
  space === LIVE
    ? `SELECT ${COLUMNS} FROM leads WHERE seq > ?1`
    : `SELECT ${COLUMNS} FROM leads INDEXED BY leads_newest
       WHERE seq > ?1 AND account_id IN (SELECT value FROM json_each(?3))`;

/**
 * The next clients of a shard that name a city. No index leads to them: a board asks once in its life.
 * @param after the last one read, by seq
 * @returns also where the next page begins; null after the last
 */
export const readCityPage = async (
  db: Database,
  { cityId, space, areShared }: CityClients,
  after: number,
): Promise<{ page: { readonly id: string; readonly accountId: string }[]; next: number | null }> => {
  const named = `"cityId":${JSON.stringify(cityId)}`;
  const text = `SELECT max(seq) AS last, count(*) AS count,
      ${FOUND} ${areShared ? "AND shared_to_network = 1" : ""}
        ${space === LIVE ? `AND account_id NOT ${IS_SANDBOX_SQL}` : ""}) AS found
    FROM (${nextClients(space)} ORDER BY seq LIMIT ${CLIENTS_PER_STEP})`;
  const accountIds = space === LIVE ? [] : [JSON.stringify(sandboxAccountsOf(space))];
  const [rows] = await run(db, [sql(text, after, named, ...accountIds)]);
  const { last, count, found } = rows![0] as unknown as {
    readonly last: number | null;
    readonly count: number;
    readonly found: string;
  };
  return {
    page: (JSON.parse(found) as [string, string][]).map(([id, accountId]) => ({ id, accountId })),
    next: count < CLIENTS_PER_STEP ? null : last,
  };
};
