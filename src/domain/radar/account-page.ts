import { type AllDatabases, run, sql } from "../../db/statement.ts";
import type { ChangedObject } from "../../ports/match-board.ts";
import { accountQuery, accountTable } from "../accounts/account.ts";

export interface PageEnd {
  readonly updatedAt: number;
  readonly id: string;
}

const READY = "radar = 'READY' AND (updated_at, id) > (?, ?) ORDER BY updated_at, id LIMIT ?";
const STATEMENTS: Readonly<Record<ChangedObject["kind"], string>> = {
  property: `SELECT id, updated_at FROM properties INDEXED BY properties_changes
    WHERE account_id = ? AND status = 'ACTIVE' AND ${READY}`,
  lead: `SELECT id, updated_at FROM leads INDEXED BY leads_changes
    WHERE account_id = ? AND state = 'ACTIVE' AND ${READY}`,
};

/**
 * A page of an account's recommended objects, the latest changes last: one that changes meanwhile comes again.
 * @returns also where the next page begins; null after the last
 */
export const readAccountPage = async (
  ports: AllDatabases,
  accountId: string,
  kind: ChangedObject["kind"],
  after: PageEnd,
  limit: number,
): Promise<{ page: ChangedObject[]; next: PageEnd | null }> => {
  const [accounts] = await run(ports.directory, [accountQuery(accountId)]);
  const account = accountTable.first(accounts);
  if (!account) return { page: [], next: null };
  const { shard } = account;
  const statement = sql(STATEMENTS[kind], accountId, after.updatedAt, after.id, limit);
  const [rows = []] = await run(ports.shard(shard), [statement]);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    page: rows.map((row) => ({ kind, id: row.id as string, accountId, shard })),
    next: last ? { updatedAt: last.updated_at as number, id: last.id as string } : null,
  };
};
