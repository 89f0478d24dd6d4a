import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";
import { isOfSandboxSql } from "../../lib/id.ts";
import type { OperatorContext } from "../operator.ts";
import { accountTable } from "./account.ts";
import { type Grant, type GrantedAccount, grantTable } from "./grant.ts";

const account = accountTable.joined("a");
const grant = grantTable.joined("g");

const JOINED = `SELECT a.rowid AS position, ${account.columns}, ${grant.columns}`;

interface Page {
  /** Whether to list the accounts of sandboxes instead of live ones. */
  readonly sandbox: boolean;
  readonly after: Position | null;
  readonly limit: number;
}

/** Accounts in one access state, those waiting longest first. */
const inState = (state: Grant["status"], { sandbox, after, limit }: Page): Statement =>
  sql(
    `${JOINED} FROM grants AS g INDEXED BY grants_by_status CROSS JOIN accounts AS a ON a.id = g.account_id
     WHERE g.status = ? AND ${isOfSandboxSql("g.account_id", sandbox)} AND (g.updated_at, g.account_id) > (?, ?)
     ORDER BY g.updated_at, g.account_id LIMIT ?`,
    state,
    after?.[0] ?? 0,
    after?.[1] ?? "",
    limit,
  );

const newest = ({ sandbox, after, limit }: Page): Statement =>
  sql(
    `${JOINED} FROM accounts AS a INDEXED BY accounts_of_space LEFT JOIN grants AS g ON g.account_id = a.id
     WHERE ${isOfSandboxSql("a.id", sandbox)} AND a.rowid < ? ORDER BY a.rowid DESC LIMIT ?`,
    after?.[0] ?? Number.MAX_SAFE_INTEGER,
    limit,
  );

const grantedOf = (row: Row): GrantedAccount => ({
  account: account.decode(row)!,
  grant: row.g_account_id === null ? null : grant.decode(row),
});

const placeOf = (row: Row, isInState: boolean): Position =>
  isInState ? [row.g_updated_at as number, row.g_account_id as string] : [row.position as number];

/** Accounts with their grants: all, newest first; or in one access state, those waiting longest first. */
export const listAccounts = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  state: Grant["status"] | undefined,
  { sandbox, after, limit }: Page,
): Promise<{ accounts: GrantedAccount[]; next: Position | null }> => {
  const page = { sandbox, after, limit: limit + 1 };
  const statement = state === undefined ? newest(page) : inState(state, page);
  const [rows = []] = await run(directory, [statement], meter);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)! : null;
  return { accounts: shown.map(grantedOf), next: last && placeOf(last, state !== undefined) };
};
