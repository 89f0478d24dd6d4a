import { PERMISSIONS } from "../../../src/vocabulary/permissions.ts";
import { type Account, accounts, type Key, LIMITS, PLAN, TIER } from "../accounts.ts";
import type { Stage } from "../stage.ts";

interface Named {
  readonly id: string;
  readonly email?: string;
}

/** Creates the accounts, their grants, their people and their keys; a repeated seed finds the same. */
export async function seedAccounts(stage: Stage): Promise<string> {
  for (const account of accounts) {
    await create(stage, account);
    await grant(stage, account);
    await addTeam(stage, account);
    for (const key of account.keys) await createKey(stage, account, key);
  }
  const people = accounts.reduce((sum, { team }) => sum + team.length + 1, 0);
  return `${accounts.length} accounts with ${people} people`;
}

async function create(stage: Stage, account: Account): Promise<void> {
  const { seed, name, type, organization, creci, propertyLimit, owner } = account;
  const { body } = await stage.backoffice.send<{ data: Named }>("POST", "/backoffice/accounts", {
    seed,
    name,
    type,
    organization,
    creci,
    propertyLimit,
    plan: PLAN,
    subscription: "ACTIVE",
    ownerName: owner.name,
    ownerEmail: owner.email,
  });
  stage.ids.set(seed, body.data.id);
}

async function grant(stage: Stage, account: Account): Promise<void> {
  const access = { status: "ACTIVE", tier: TIER, scopes: PERMISSIONS, pilotUntil: null, limits: LIMITS };
  await stage.backoffice.send("PUT", `${stage.pathOf(account)}/access`, access);
}

async function addTeam(stage: Stage, account: Account): Promise<void> {
  const path = `${stage.pathOf(account)}/team`;
  const { body } = await stage.backoffice.send<{ data: Named[] }>("GET", path);
  const present = new Set(body.data.map(({ email }) => email));
  for (const member of account.team) {
    if (!present.has(member.email)) await stage.backoffice.send("POST", path, member);
  }
}

async function createKey(stage: Stage, account: Account, key: Key): Promise<void> {
  const path = `${stage.pathOf(account)}/keys`;
  const { body } = await stage.backoffice.send<{ key: string }>("POST", path, key);
  stage.keys.set(key.seed, body.key);
}
