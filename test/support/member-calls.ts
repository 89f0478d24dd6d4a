import { env } from "cloudflare:workers";
import type { DashboardScope } from "../../src/panel/call-parts.ts";
import { callAsMember } from "../../src/panel/member-calls.ts";
import type { PanelAnswer, PanelCall } from "../../src/ports/panel.ts";
import { servicesOf } from "../../src/services.ts";
import type { MemberRole } from "../../src/vocabulary/member-roles.ts";
import type { Json } from "./api.ts";
import { query } from "./query.ts";

export const testScope: DashboardScope = {
  services: (meter) => servicesOf(env, meter),
  waitUntil: () => undefined,
};

let people = 0;

/** A person who is a member of no account. */
export const aPerson = (): PanelCall["person"] => {
  people += 1;
  const id = `psn_${people}`;
  return { id, email: `${id}@people.example.com`, provedAt: Date.now() };
};

export const addMember = async (accountId: string, email: string, role: MemberRole): Promise<void> => {
  const statement = "INSERT INTO members (account_id, email, role, created_at) VALUES (?, ?, ?, ?)";
  await query(statement, accountId, email, role, Date.now());
};

export const removeMember = async (accountId: string, email: string): Promise<void> => {
  await query`DELETE FROM members WHERE account_id = ${accountId} AND email = ${email}`;
};

/** A new person who is a member of the account. */
export const aMember = async (accountId: string, role: MemberRole): Promise<PanelCall["person"]> => {
  const person = aPerson();
  await addMember(accountId, person.email, role);
  return person;
};

export type Asked = Pick<PanelCall, "operationId" | "accountId" | "person"> & Partial<PanelCall>;

export const asMember = (asked: Asked): Promise<PanelAnswer> =>
  callAsMember(testScope, { requestId: crypto.randomUUID(), language: "en", address: null, ...asked });

/** @throws Error unless the call succeeds */
export const doneAsMember = async (asked: Asked): Promise<Json> => {
  const answer = await asMember(asked);
  if (answer.kind !== "done") throw new Error(`Not done: ${JSON.stringify(answer)}`);
  return JSON.parse(answer.body);
};
