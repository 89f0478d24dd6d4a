import { isOpen } from "../../db/open-account.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import type { Notice } from "./apply-notices.ts";
import type { PairKey } from "./apply-pairs.ts";

/** An item to write, and the account whose rows the database refuses to change. */
interface HeldBack<T> {
  readonly accountId: string;
  readonly item: T;
}

/** The part of a board's work that a database refuses, because an account is closed there or has left. */
export interface Closed<Pair, Gone> {
  /** The shard to which each account has moved (docs/adr/0057-the-mover.md); null for one that opens here again. */
  readonly accounts: ReadonlyMap<string, string | null>;
  /** Former pairs. */
  readonly pairs: readonly HeldBack<Pair>[];
  /** Removed objects. */
  readonly notices: readonly HeldBack<Gone>[];
}

const CLOSED = "moving AS c ON c.account_id = m.account_id AND c.state <> 'COPYING'";

/** @param pairs former pairs @param notices notices of removed objects */
export const closedIn = async <Pair extends PairKey, Gone extends Notice>(
  db: Database,
  pairs: readonly Pair[],
  notices: readonly Gone[],
): Promise<Closed<Pair, Gone>> => {
  const idsOf = (kind: Notice["kind"]) =>
    JSON.stringify(notices.filter((notice) => notice.kind === kind).map(({ id }) => id));
  const [closed = [], ofPairs = [], ofProperties = [], ofLeads = []] = await run(db, [
    sql("SELECT account_id, state, to_shard FROM moving WHERE state <> 'COPYING'"),
    sql(
      `SELECT DISTINCT k.key AS at, m.account_id FROM json_each(?) AS k
       CROSS JOIN matches AS m INDEXED BY matches_pair
         ON m.lead_id = k.value ->> 'leadId' AND m.property_id = k.value ->> 'propertyId'
       JOIN ${CLOSED}`,
      JSON.stringify(pairs),
    ),
    sql(
      `SELECT DISTINCT m.property_id AS id, m.account_id FROM matches AS m INDEXED BY matches_of_property
       JOIN ${CLOSED} WHERE m.property_id IN (SELECT value FROM json_each(?))`,
      idsOf("property"),
    ),
    sql(
      `SELECT DISTINCT m.lead_id AS id, m.account_id FROM matches AS m INDEXED BY matches_pair
       JOIN ${CLOSED} WHERE m.lead_id IN (SELECT value FROM json_each(?))`,
      idsOf("lead"),
    ),
  ]);
  const accountOf = (row: { readonly account_id?: unknown }): string => row.account_id as string;
  return {
    accounts: new Map(
      closed.map((row) => [accountOf(row), row.state === "GONE" ? (row.to_shard as string) : null]),
    ),
    pairs: ofPairs.map((row) => ({ accountId: accountOf(row), item: pairs[row.at as number]! })),
    notices: [...ofProperties, ...ofLeads].map((row) => ({
      accountId: accountOf(row),
      item: notices.find(({ id }) => id === row.id)!,
    })),
  };
};

/** The accounts that have left this database in the last days, and where each has gone. */
export const leftFrom = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const [rows = []] = await run(db, [sql("SELECT account_id, to_shard FROM moving WHERE state = 'GONE'")]);
  return new Map(rows.map((row) => [row.account_id as string, row.to_shard as string]));
};

const HAS_ROWS = "EXISTS (SELECT 1 FROM portfolios WHERE account_id = one.value)";

/** Which of these accounts a shard keeps closed, or lacks because it was lost or they are being restored. */
export const stillClosed = async (
  db: Database,
  shard: string,
  directory: Database,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT value AS id,
         EXISTS (SELECT 1 FROM moving WHERE account_id = one.value AND state = 'FROZEN') AS frozen
       FROM json_each(?) AS one WHERE frozen = 1 OR NOT ${HAS_ROWS} AND ${isOpen("one.value")}`,
      JSON.stringify(accountIds),
    ),
  ]);
  const idsOf = (frozen: number) => rows.filter((row) => row.frozen === frozen).map(({ id }) => id as string);
  const lacking = idsOf(0);
  const accounts = lacking.length === 0 ? new Map() : await readAccounts(directory, lacking);
  return new Set([...idsOf(1), ...lacking.filter((id) => accounts.get(id)?.shard === shard)]);
};
