import { selectBy } from "../../db/prepared.ts";
import { accountMoves } from "../../db/schema/account-moves.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { type Database, run, type Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { refuseUnknown } from "../../errors/refusal.ts";
import type { OperatorContext } from "../operator.ts";

export type Account = typeof accounts.$inferSelect;

export const accountTable = tableOf(accounts);

/** A trial counts as a subscription (rules 26.24). */
export const isSubscribed = ({ subscription }: Pick<Account, "subscription">): boolean =>
  subscription !== "OVERDUE";

const byId = selectBy(accounts, ["id"]);

export const accountQuery = (accountId: string): Statement => byId({ id: accountId });

type Directory = Pick<OperatorContext, "directory" | "meter">;

export const findAccount = async (
  { directory, meter }: Directory,
  accountId: string,
): Promise<Account | null> => {
  const [rows] = await run(directory, [accountQuery(accountId)], meter);
  return accountTable.first(rows);
};

/** @throws Refusal not_found */
export const loadAccount = async (ctx: Directory, accountId: string): Promise<Account> => {
  const account = await findAccount(ctx, accountId);
  if (!account) throw refuseUnknown("accountId");
  return account;
};

const movesOf = selectBy(accountMoves, ["accountId"], ["fromShard", "toShard"]);

/**
 * The databases with rows of an account, found in one trip: the directory for access, its shard for data, and its
 * former shards, where its notices and audit rows stay. @throws Refusal not_found
 */
export const loadDatabases = async (
  ctx: Directory & Pick<OperatorContext, "shardNames" | "shard">,
  accountId: string,
): Promise<Database[]> => {
  const statements = [accountQuery(accountId), movesOf({ accountId })];
  const [accountRows, moves = []] = await run(ctx.directory, statements, ctx.meter);
  const account = accountTable.first(accountRows);
  if (!account) throw refuseUnknown("accountId");
  const named = new Set([account.shard, ...moves.flatMap((move) => [move.from_shard, move.to_shard])]);
  const shards = ctx.shardNames.filter((name) => named.has(name)).map((name) => ctx.shard(name));
  return [...new Set([ctx.directory, ...shards])];
};
