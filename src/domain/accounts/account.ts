import { eq } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { type Database, run, type Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { refuseUnknown } from "../../errors/refusal.ts";
import type { OperatorContext } from "../operator.ts";

export type Account = typeof accounts.$inferSelect;

export const accountTable = tableOf(accounts);

/** A trial counts (rules 26.24). */
export const isSubscribed = ({ subscription }: Pick<Account, "subscription">): boolean =>
  subscription !== "OVERDUE";

const byId = prepared<"id">((name) =>
  read
    .select()
    .from(accounts)
    .where(eq(accounts.id, name("id"))),
);

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

/** The databases of an account's rows: the directory for access, its shard for data. */
export const databasesOf = (
  { directory, shard }: Pick<OperatorContext, "directory" | "shard">,
  account: Account,
): Database[] => [...new Set([directory, shard(account.shard)])];
