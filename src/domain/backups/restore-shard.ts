import { guard, guardFresh, NO_EFFECTS } from "../../db/plan.ts";
import { type Database, type Row, run, type Statement, sql, unlessThere } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import { isOwnSandbox, isSandbox, seededId } from "../../lib/id.ts";
import { type Account, accountTable } from "../accounts/account.ts";
import { ownerOf, shardRows } from "../accounts/create-account.ts";
import { IS_UNDER_WAY, openMove } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { newRestore, RESTORABLE_DAYS } from "./begin.ts";
import { restoreTable } from "./stored.ts";

const PAGE_SIZE = 100;
/** How long to wait before a restore that was given up is begun again. */
const RETRY_AFTER_MS = HOUR_MS;

/** What a call found and began. */
export interface ShardRestore {
  /** Restores that this call began, and those already under way. */
  readonly begun: number;
  readonly restoring: number;
  /** Accounts whose restore was given up within the last day, and accounts whose move must end first. */
  readonly failed: readonly string[];
  /** Accounts without an export: from now on they are empty. */
  readonly empty: readonly string[];
  /** Live accounts whose sandbox is to be recreated. */
  readonly sandboxes: readonly string[];
  /** Where the next call continues; null if this was the last. */
  readonly next: string | null;
}

/** The accounts of a database, each with its newest export that has parts: an export made without any rows has none. */
const ACCOUNTS = `SELECT a.*, e.id AS export_id, e.begun_at AS exported_at, r.state AS last_state,
    coalesce(r.done_at, r.begun_at) AS last_at,
    EXISTS (SELECT 1 FROM account_moves WHERE account_id = a.id AND ${IS_UNDER_WAY}) AS moves
  FROM accounts AS a
  LEFT JOIN exports AS e ON e.id = (SELECT id FROM exports
    WHERE account_id = a.id AND state = 'DONE' AND begun_at > ?3 AND parts <> '[]' ORDER BY begun_at DESC LIMIT 1)
  LEFT JOIN restores AS r ON r.id = (SELECT id FROM restores WHERE account_id = a.id ORDER BY begun_at DESC LIMIT 1)
  WHERE a.shard = ?1 AND a.id > ?2 ORDER BY a.id LIMIT ${PAGE_SIZE}`;

interface Lost {
  readonly account: Account;
  readonly row: Row;
}

/** The accounts whose rows the database lacks. */
const lostAmong = async (db: Database, rows: readonly Row[], ctx: OperatorContext): Promise<Lost[]> => {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const known = sql(
    "SELECT account_id FROM portfolios WHERE account_id IN (SELECT value FROM json_each(?))",
    ids,
  );
  const [there = []] = await run(db, [known], ctx.meter);
  const has = new Set(there.map((row) => row.account_id));
  return rows.flatMap((row) => (has.has(row.id) ? [] : [{ account: accountTable.decode(row), row }]));
};

/** The restore replaces what it finds: a board may have written a match there meanwhile. */
const beginRestore = (ctx: OperatorContext, { account, row }: Lost): Statement[] => {
  const { id: accountId } = account;
  const from = { id: row.export_id as string, begunAt: row.exported_at as number };
  const own = newRestore(account, from, true, ctx.clock.now());
  return [
    sql(
      "UPDATE exports SET state = 'FAILED', failure = 'the rows are gone' WHERE account_id = ? AND state = 'RUNNING'",
      accountId,
    ),
    unlessThere(restoreTable.insert(own)),
    guardFresh,
    guard("stale", `NOT EXISTS (${openMove(accountId).sql})`, accountId),
    auditRow(ctx, { action: "account.restore", accountId, subject: own.id, fields: [] }),
  ];
};

/** Lets an account without an export work again, with nothing but its owner. */
const beginEmpty = async ({ account }: Lost): Promise<Statement[]> =>
  shardRows(account, [ownerOf(account, await seededId("member", `${account.id}:anew`))]);

const markUnfilled = (ids: readonly string[]): Statement =>
  sql(
    `UPDATE accounts SET sandbox_filled_at = NULL, sandbox_reset_at = NULL
     WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );

const idsOf = (some: readonly Lost[]): string[] => some.map(({ account }) => account.id);

const isUnderWay = ({ row }: Lost): boolean => row.last_state === "WAITING" || row.last_state === "RUNNING";

/**
 * Begins the restore of each account of a database that was recreated empty. A repeated call begins the remaining ones:
 * accounts that have rows there are skipped.
 * @throws Refusal not_found
 */
export const restoreShard = async (
  ctx: OperatorContext,
  name: string,
  after: string | null,
): Promise<ShardRestore> => {
  if (!ctx.shardNames.includes(name)) throw new Refusal("not_found");
  const db = ctx.shard(name);
  const plan = await runInDirectory(ctx, async () => {
    const now = ctx.clock.now();
    const since = now - RESTORABLE_DAYS * DAY_MS;
    const [rows = []] = await run(ctx.directory, [sql(ACCOUNTS, name, after ?? "", since)], ctx.meter);
    const lost = await lostAmong(db, rows, ctx);
    const live = lost.filter(({ account }) => !isSandbox(account.id));
    const sandboxes = lost.filter(({ account }) => isOwnSandbox(account.id));
    const hasFailed = (row: Row, since: number): boolean =>
      row.moves === 1 || (row.last_state === "FAILED" && (row.last_at as number) > since);
    const left = live.filter((one) => !isUnderWay(one) && !hasFailed(one.row, now - RETRY_AFTER_MS));
    // Among all accounts, not only the lost ones: a restore that was given up may have written some rows.
    const failed = rows.filter((row) => !isSandbox(row.id as string) && hasFailed(row, now - DAY_MS));
    const [begun, empty] = [true, false].map((has) =>
      left.filter(({ row }) => (row.export_id !== null) === has),
    ) as [Lost[], Lost[]];
    // The database comes first, because the directory describes what it has.
    const people = (await Promise.all(empty.map(beginEmpty))).flat();
    if (people.length > 0) await run(db, people, ctx.meter);
    const data: ShardRestore = {
      begun: begun.length,
      restoring: live.filter(isUnderWay).length,
      failed: failed.map(({ id }) => id as string),
      empty: idsOf(empty),
      sandboxes: sandboxes.map(({ account }) => account.sandboxOf!),
      next: rows.length < PAGE_SIZE ? null : (rows.at(-1)!.id as string),
    };
    const marks = sandboxes.length > 0 ? [markUnfilled(idsOf(sandboxes))] : [];
    const statements = [...begun.flatMap((one) => beginRestore(ctx, one)), ...marks];
    return { ...NO_EFFECTS, statements, data, result: null, subject: name };
  });
  return plan.data;
};
