import type { WriteContext } from "../../call-context.ts";
import { guard, guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { foldEmail } from "../../lib/email.ts";
import { isSandbox } from "../../lib/id.ts";
import type { MemberRole } from "../../vocabulary/member-roles.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import { type AccountMember, accountMemberTable, WITH_SANDBOX_SQL } from "./member.ts";

/** The most members of an account (rules 34.11). */
const MAX_MEMBERS = 100;

type MemberPlan<Outcome> = WritePlan<AccountMember, { readonly outcome: Outcome }>;
type SetPlan = MemberPlan<"ADDED" | "UPDATED" | "UNCHANGED">;

const PLAN = { ...NO_EFFECTS, subject: null };

const ONE_OWNER = "EXISTS (SELECT 1 FROM members WHERE account_id = ? AND role = 'OWNER')";

const lastOwner = (): Refusal =>
  refuseRequest("A conta precisa de pelo menos um titular.", "The account needs at least one owner.");

interface Connection {
  readonly id: string;
  readonly accountId: string;
}

interface Known {
  readonly before: AccountMember | null;
  readonly owners: number;
  readonly members: number;
  /** The connections that the member has given. */
  readonly connections: readonly Connection[];
}

const read = async ({ db, meter, accountId }: WriteContext, email: string): Promise<Known> => {
  const [rows, counted, given = []] = await run(
    db,
    [
      sql("SELECT * FROM members WHERE account_id = ? AND email = ?", accountId, email),
      sql(
        "SELECT count(*) AS members, sum(role = 'OWNER') AS owners FROM members WHERE account_id = ?",
        accountId,
      ),
      sql(`SELECT id, account_id AS accountId ${CONNECTIONS_SQL}`, accountId, email),
    ],
    meter,
  );
  const { members, owners } = counted![0] as { members: number; owners: number | null };
  const connections = given as unknown as readonly Connection[];
  return { before: accountMemberTable.first(rows) ?? null, members, owners: owners ?? 0, connections };
};

/** Current connections of the person behind a member, to the account and to its sandbox. */
const CONNECTIONS_SQL = `FROM api_keys
  WHERE account_id IN (${WITH_SANDBOX_SQL}) AND kind = 'CONNECTION' AND revoked_at IS NULL
  AND person_id = (SELECT person_id FROM members WHERE account_id = ?1 AND email = ?2)`;

/** Ends these connections without an audit row each: the change of owner has its own. */
export const endConnections = (accountId: string, email: string, now: number): Statement =>
  sql(
    `UPDATE api_keys SET revoked_at = ?3 WHERE id IN (SELECT id ${CONNECTIONS_SQL})`,
    accountId,
    email,
    now,
  );

/** The context of a write, and who acts. */
type MemberContext = WriteContext & Pick<OperatorContext, "actor">;

/** Ends the connections that a member has given, and any that the member gives meanwhile (rules 30.19). */
const endingConnections = (
  ctx: MemberContext,
  email: string,
  connections: Known["connections"],
): Statement[] => {
  const { accountId } = ctx;
  const now = ctx.clock.now();
  const ended = connections.flatMap(({ id, accountId: of }) => [
    sql("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", now, id),
    guardFresh,
    auditRow(ctx, { action: "connection.revoke", accountId: of, subject: id, fields: ["revokedAt"] }),
  ]);
  return [...ended, guard("stale", `NOT EXISTS (SELECT 1 ${CONNECTIONS_SQL})`, accountId, email)];
};

/** Fails if two owners remove each other at once. */
const keepsOwner = ({ accountId, role }: AccountMember): Statement[] =>
  role === "OWNER" ? [guard("stale", ONE_OWNER, accountId)] : [];

const add = (ctx: WriteContext, after: AccountMember, { members }: Known): SetPlan => {
  if (members >= MAX_MEMBERS)
    throw refuseRequest(
      `O máximo é de ${MAX_MEMBERS} pessoas no painel por conta.`,
      `An account can have at most ${MAX_MEMBERS} people in the dashboard.`,
    );
  const isWithin = guard(
    "stale",
    "(SELECT count(*) FROM members WHERE account_id = ?) <= ?",
    ctx.accountId,
    MAX_MEMBERS,
  );
  return {
    ...PLAN,
    statements: [accountMemberTable.insert(after), isWithin],
    data: after,
    result: { outcome: "ADDED" },
  };
};

const refuseInSandbox = (): Refusal =>
  refuseRequest(
    "As pessoas do sandbox são as da conta: altere-as na conta.",
    "A sandbox has the people of its account: change them there.",
  );

/**
 * Adds a person, or changes a person's role. A new role other than owner ends the person's connections.
 * @throws Refusal request_refused
 */
export const setMember = async (
  ctx: MemberContext,
  input: { readonly email: string; readonly role: MemberRole },
): Promise<SetPlan> => {
  if (isSandbox(ctx.accountId)) throw refuseInSandbox();
  const email = foldEmail(input.email);
  const known = await read(ctx, email);
  const { before, owners } = known;
  const { accountId } = ctx;
  if (!before) {
    const joined = { accountId, email, role: input.role, createdAt: ctx.clock.now(), personId: null };
    return add(ctx, joined, known);
  }
  const after = { ...before, role: input.role };
  if (before.role === after.role)
    return { ...PLAN, statements: [], data: after, result: { outcome: "UNCHANGED" } };
  if (before.role === "OWNER" && owners <= 1) throw lastOwner();
  const change = accountMemberTable.update(
    { role: after.role },
    "account_id = ? AND email = ? AND role = ?",
    [accountId, email, before.role],
  );
  const ended = after.role === "OWNER" ? [] : endingConnections(ctx, email, known.connections);
  const statements = [...ended, change, guardFresh, ...keepsOwner(before)];
  return { ...PLAN, statements, data: after, result: { outcome: "UPDATED" } };
};

/** @throws Refusal not_found; request_refused for the last owner */
export const removeMember = async (ctx: MemberContext, address: string): Promise<MemberPlan<"REMOVED">> => {
  const { before, owners, connections } = await read(ctx, foldEmail(address));
  if (!before) throw new Refusal("not_found");
  if (before.role === "OWNER" && owners <= 1) throw lastOwner();
  const { accountId, email, role } = before;
  const statements = [
    ...endingConnections(ctx, email, connections),
    sql("DELETE FROM members WHERE account_id = ? AND email = ? AND role = ?", accountId, email, role),
    guardFresh,
    ...keepsOwner(before),
  ];
  return { ...PLAN, statements, data: before, result: { outcome: "REMOVED" } };
};
