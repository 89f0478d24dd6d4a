import { commit, StaleWrite } from "../../db/commit.ts";
import { guard, NO_EFFECTS } from "../../db/plan.ts";
import { run, type Statement } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { foldEmail } from "../../lib/email.ts";
import { newId, seededId } from "../../lib/id.ts";
import { loadAccount } from "../accounts/account.ts";
import { type Member, memberById, memberTable } from "../accounts/member.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";

interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly role: Member["role"];
  readonly creci?: string | null | undefined;
}

const emailTaken = (): Refusal =>
  refuseRequest(
    "Já existe uma pessoa da equipe com este e-mail.",
    "The team already has someone with this e-mail.",
  );

/** Including inactive members, whom properties and clients may still name. */
const MAX_MEMBERS = 5_000;

const withinTeam = (accountId: string): Statement =>
  guard(
    "request_refused",
    `(SELECT count(*) FROM (SELECT 1 FROM team_members WHERE account_id = ? LIMIT ${MAX_MEMBERS + 1})) <= ${MAX_MEMBERS}`,
    accountId,
  );

const teamFull = (): Refusal =>
  refuseRequest(
    `A equipe já tem as ${MAX_MEMBERS} pessoas que pode ter, as inativas incluídas.`,
    `The team has the ${MAX_MEMBERS} people that it may have, those who are inactive included.`,
  );

/**
 * Adds a person to an account's team; the same form sent again adds nobody else.
 * @param once identifies the form; null if every call adds a person
 * @throws Refusal not_found; request_refused when the team has the e-mail
 */
export const addMember = async (
  ctx: OperatorContext,
  accountId: string,
  input: NewMember,
  once: string | null = null,
): Promise<Member> => {
  const { shard } = await loadAccount(ctx, accountId);
  const db = ctx.shard(shard);
  const now = ctx.clock.now();
  const member: Member = {
    id: once === null ? newId("member") : await seededId("member", `${accountId}:${once}`),
    accountId,
    name: input.name,
    email: foldEmail(input.email),
    role: input.role,
    creci: input.creci ?? null,
    creciVerified: false,
    active: true,
    createdAt: now,
    activeClients: 0,
  };
  const entry = { action: "team.add" as const, accountId, subject: member.id, fields: Object.keys(input) };
  const statements = [memberTable.insert(member), withinTeam(accountId), auditRow(ctx, entry)];
  try {
    const context = { db, accountId, now, meter: ctx.meter };
    await commit(context, { ...NO_EFFECTS, statements });
  } catch (error) {
    if (error instanceof Refusal && error.code === "request_refused" && !error.details.detail)
      throw teamFull();
    if (!(error instanceof StaleWrite)) throw error;
    const [rows] = await run(db, [memberById({ id: member.id, accountId })], ctx.meter);
    const existing = memberTable.first(rows);
    if (!existing) throw emailTaken();
    return existing;
  }
  return member;
};
