import { commit, StaleWrite } from "../../db/commit.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import { type Database, type Statement, sql } from "../../db/statement.ts";
import { foldEmail } from "../../lib/email.ts";
import { newId, seededId } from "../../lib/id.ts";
import { auditRow } from "../audit/audit-row.ts";
import { accountMemberTable } from "../members/member.ts";
import type { OperatorContext } from "../operator.ts";
import { type Account, accountTable, findAccount } from "./account.ts";
import { chooseShard } from "./choose-shard.ts";
import { type Member, memberTable } from "./member.ts";

interface NewAccount {
  readonly name: string;
  readonly type: Account["type"];
  readonly plan: string;
  readonly propertyLimit: number;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly subscription: Account["subscription"];
  readonly organization?: string | null | undefined;
  readonly creci?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** One of the first people of an account's team; the other columns begin the same for everyone. */
export type FirstMember = Pick<Member, "id" | "name" | "email" | "role"> & Partial<Pick<Member, "creci">>;

/** The first people of an account, and an empty portfolio; nothing finds them until the directory names the account. */
export const shardRows = (
  { id: accountId, createdAt }: Account,
  people: readonly FirstMember[],
): Statement[] => [
  sql("INSERT OR IGNORE INTO portfolios (account_id) VALUES (?)", accountId),
  ...people.map((person) => {
    const member = memberTable.insert({
      accountId,
      createdAt,
      creci: null,
      creciVerified: false,
      active: true,
      ...person,
      email: foldEmail(person.email),
    });
    return sql(member.sql.replace("INSERT", "INSERT OR IGNORE"), ...member.params);
  }),
];

export const ownerOf = ({ ownerName: name, ownerEmail: email }: Account, id: string): FirstMember => ({
  id,
  name,
  email,
  role: "OWNER",
});

/** Gives the owner access to the new account in the dashboard. */
export const firstOwner = ({ id: accountId, ownerEmail, createdAt }: Account): Statement =>
  accountMemberTable.insert({ accountId, email: foldEmail(ownerEmail), role: "OWNER", createdAt });

/** The shard comes first: a crash between two databases leaves nothing visible. */
const store = async (ctx: OperatorContext, account: Account, memberId: string): Promise<void> => {
  const inShard = shardRows(account, [ownerOf(account, memberId)]);
  const fields = Object.entries(account).flatMap(([name, value]) => (value === null ? [] : [name]));
  const entry = { action: "account.create" as const, accountId: account.id, subject: account.id, fields };
  const inDirectory = [accountTable.insert(account), firstOwner(account), auditRow(ctx, entry)];
  const write = (db: Database, statements: Statement[]) =>
    commit(
      { db, accountId: account.id, now: account.createdAt, meter: ctx.meter },
      { ...NO_EFFECTS, statements },
    );
  const shard = ctx.shard(account.shard);
  if (shard === ctx.directory) return write(shard, [...inShard, ...inDirectory]);
  await write(shard, inShard);
  await write(ctx.directory, inDirectory);
};

/** Creates an account. A seed fixes its id; an existing account is returned unchanged. */
export const createAccount = async (
  ctx: OperatorContext,
  input: NewAccount,
  seed: string | undefined,
): Promise<{ account: Account; isNew: boolean }> => {
  const id = seed === undefined ? newId("account") : await seededId("account", seed);
  const existing = seed === undefined ? null : await findAccount(ctx, id);
  if (existing) return { account: existing, isNew: false };
  const now = ctx.clock.now();
  const account: Account = {
    ...input,
    id,
    shard: await chooseShard(ctx, input.type),
    status: "ACTIVE",
    organization: input.organization ?? null,
    creci: input.creci ?? null,
    creciVerified: false,
    phone: input.phone ?? null,
    createdAt: now,
    updatedAt: now,
    sandboxOf: null,
    sandboxFilledAt: null,
    sandboxResetAt: null,
    hiddenFields: null,
  };
  try {
    await store(ctx, account, seed === undefined ? newId("member") : await seededId("member", seed));
    return { account, isNew: true };
  } catch (error) {
    const other = error instanceof StaleWrite ? await findAccount(ctx, id) : null;
    if (!other) throw error;
    return { account: other, isNew: false };
  }
};
