import type { WriteContext } from "../../call-context.ts";
import { guard, guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { run, sql } from "../../db/statement.ts";
import { orNotFound, refuseRequest } from "../../errors/refusal.ts";
import { type Member, memberById, memberTable } from "../accounts/member.ts";

interface MemberChange {
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
  readonly creci?: string | null | undefined;
  readonly creciVerified?: boolean | undefined;
}

const ACTIVE = "EXISTS (SELECT 1 FROM team_members WHERE account_id = ? AND active = 1 AND id <> ?)";

/** A new CRECI loses the verification, unless the same call verifies it: the operator has seen it. */
const afterOf = (before: Member, { creci = before.creci, creciVerified, ...rest }: MemberChange): Member => ({
  ...before,
  name: rest.name ?? before.name,
  active: rest.active ?? before.active,
  creci,
  creciVerified: creciVerified ?? (before.creciVerified && creci === before.creci),
});

/**
 * Changes a person of an account's team; clients keep their broker.
 * @throws Refusal not_found; request_refused for the last active person, and to verify a missing CRECI
 */
export const changeMember = async (
  { db, accountId, meter }: WriteContext,
  memberId: string,
  change: MemberChange,
): Promise<WritePlan<Member, null>> => {
  const [rows, others] = await run(
    db,
    [memberById({ id: memberId, accountId }), sql(`SELECT 1 WHERE ${ACTIVE}`, accountId, memberId)],
    meter,
  );
  const before = orNotFound(memberTable.first(rows));
  const after = afterOf(before, change);
  if (after.creciVerified && after.creci === null)
    throw refuseRequest(
      "Esta pessoa não tem CRECI. Informe o número antes de verificá-lo.",
      "This person has no CRECI. Enter the number before verifying it.",
    );
  const leaves = before.active && !after.active;
  if (leaves && others?.length === 0)
    throw refuseRequest(
      "A equipe precisa de pelo menos uma pessoa ativa.",
      "The team needs at least one active person.",
    );
  const plan = { ...NO_EFFECTS, data: after, result: null, subject: memberId };
  if (JSON.stringify(after) === JSON.stringify(before)) return plan;
  const { name, active, creci, creciVerified } = after;
  const update = memberTable.update(
    { name, active, creci, creciVerified },
    "id = ? AND name = ? AND active = ? AND creci IS ? AND creci_verified = ?",
    [memberId, before.name, Number(before.active), before.creci, Number(before.creciVerified)],
  );
  const statements = [update, guardFresh];
  return {
    ...plan,
    statements: leaves ? [...statements, guard("stale", ACTIVE, accountId, memberId)] : statements,
  };
};
