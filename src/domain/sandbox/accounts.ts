import { commit } from "../../db/commit.ts";
import { guard, NO_EFFECTS } from "../../db/plan.ts";
import type { Database, Statement } from "../../db/statement.ts";
import { SANDBOX_ROLES, seededId } from "../../lib/id.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { TIER_LIMITS } from "../../vocabulary/tier-limits.ts";
import { type Account, accountTable } from "../accounts/account.ts";
import { type FirstMember, ownerOf, shardRows } from "../accounts/create-account.ts";
import { grantTable } from "../accounts/grant.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { DemoAccount } from "./demo-data.ts";
import { type Filling, PROPERTY_LIMIT, shardOf } from "./filling.ts";

/** A plan without a price: nothing of a sandbox is ever invoiced (rules 32.5). */
const PLAN = "SANDBOX";
const TIER = "STANDARD";

/** The id of a person of the team, always the same, so a repetition adds nobody. */
export const memberIdOf = (accountId: string, email: string): Promise<string> =>
  seededId("member", `${accountId}:${email}`);

const accountOf = ({ ctx, live }: Filling, id: string, { company }: DemoAccount): Account => {
  const now = ctx.clock.now();
  const { name, type, ownerName, ownerEmail } = company ?? { ...live, name: `${live.name} (sandbox)` };
  return {
    ...accountTable.nulls,
    id,
    name,
    type,
    ownerName,
    ownerEmail,
    shard: live.shard,
    status: live.status,
    plan: PLAN,
    subscription: "TRIAL",
    propertyLimit: PROPERTY_LIMIT,
    creciVerified: false,
    sandboxOf: live.id,
    createdAt: now,
    updatedAt: now,
  };
};

const peopleOf = (account: Account, { team }: DemoAccount): Promise<FirstMember[]> =>
  Promise.all(
    [ownerOf(account, ""), ...team].map(async (person) => ({
      ...person,
      id: await memberIdOf(account.id, person.email),
    })),
  );

const grantOf = (accountId: string, now: number): Statement =>
  grantTable.insert({
    accountId,
    status: "ACTIVE",
    tier: TIER,
    scopes: [...PERMISSIONS],
    pilotUntil: null,
    ...TIER_LIMITS[TIER],
    updatedAt: now,
  });

/** The audit rows of each account's creation, as for any other account. */
const auditRows = (filling: Filling, { id }: Account, people: readonly FirstMember[]): Statement[] => {
  const [, ...team] = people;
  return [
    auditRow(filling.ctx, { action: "account.create", accountId: id, subject: id, fields: ["sandboxOf"] }),
    ...team.map((person) =>
      auditRow(filling.ctx, {
        action: "team.add",
        accountId: id,
        subject: person.id,
        fields: ["name", "email", "role"],
      }),
    ),
  ];
};

interface NewAccount {
  readonly account: Account;
  readonly people: readonly FirstMember[];
}

const newAccounts = (filling: Filling): Promise<NewAccount[]> =>
  Promise.all(
    SANDBOX_ROLES.map(async (role) => {
      const account = accountOf(filling, filling.ids[role], filling.data.accounts[role]);
      return { account, people: await peopleOf(account, filling.data.accounts[role]) };
    }),
  );

const store = ({ ctx, ids }: Filling, db: Database, statements: readonly Statement[]) =>
  commit({ db, accountId: ids.own, now: ctx.clock.now(), meter: ctx.meter }, { ...NO_EFFECTS, statements });

const rowsOf = (made: readonly NewAccount[]): Statement[] =>
  made.flatMap(({ account, people }) => shardRows(account, people));

/** Adds people and portfolios again if a sandbox's database was lost, before it is filled. */
export const addPeople = async (filling: Filling): Promise<void> => {
  if (filling.isResumed) await store(filling, shardOf(filling), rowsOf(await newAccounts(filling)));
};

/**
 * The sandbox's account and its partners, all at once. Portfolios and people come before the directory names them: a
 * crash between two databases leaves nothing visible.
 * @throws StaleWrite if they exist, or the live account has changed since it was read
 */
export const makeAccounts = async (filling: Filling): Promise<void> => {
  const { ctx, live, ids } = filling;
  const made = await newAccounts(filling);
  const inDirectory = [
    guard(
      "stale",
      "EXISTS (SELECT 1 FROM accounts WHERE id = ? AND updated_at = ?)",
      live.id,
      live.updatedAt,
    ),
    ...made.map(({ account }) => accountTable.insert(account)),
    ...made.flatMap(({ account, people }) => auditRows(filling, account, people)),
    grantOf(ids.own, ctx.clock.now()),
    auditRow(ctx, {
      action: "sandbox.create",
      accountId: live.id,
      subject: ids.own,
      fields: ["sandboxOf"],
    }),
  ];
  const shard = shardOf(filling);
  if (shard === ctx.directory) return store(filling, shard, [...rowsOf(made), ...inDirectory]);
  await store(filling, shard, rowsOf(made));
  await store(filling, ctx.directory, inDirectory);
};
