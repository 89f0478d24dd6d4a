import { selectBy } from "../../db/prepared.ts";
import { members } from "../../db/schema/members.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { IS_SANDBOX_SQL, isSandbox, SANDBOX_ROLES } from "../../lib/id.ts";
import type { Membership } from "../../ports/panel.ts";
import type { MemberRole } from "../../vocabulary/member-roles.ts";
import type { OperatorContext } from "../operator.ts";

export type AccountMember = typeof members.$inferSelect;

export const accountMemberTable = tableOf(members);

type Directory = Pick<OperatorContext, "directory" | "meter">;

const ofAccount = selectBy(members, ["accountId", "email"]);

/** A sandbox's partner accounts, whose ids end in another character, have no people. */
const OWN_SANDBOX = `a.id ${IS_SANDBOX_SQL} AND a.id GLOB '*${SANDBOX_ROLES.indexOf("own")}'`;

/** Ids of a live account and of its sandbox, whose people are the same; `?1` is the live id. */
export const WITH_SANDBOX_SQL = "SELECT id FROM accounts WHERE id = ?1 OR sandbox_of = ?1";

/** A sandbox has the same people as its live account, each in the same role. */
const ofSandbox = (accountId: string, email: string) =>
  sql(
    `SELECT m.* FROM accounts a JOIN members m ON m.account_id = a.sandbox_of AND m.email = ?
     WHERE a.id = ? AND ${OWN_SANDBOX}`,
    email,
    accountId,
  );

/** Null for a person who is not a member, even if the account does not exist. */
export const findRole = async (
  { directory, meter }: Directory,
  accountId: string,
  email: string,
): Promise<MemberRole | null> => {
  const asked = isSandbox(accountId) ? ofSandbox(accountId, email) : ofAccount({ accountId, email });
  const [rows] = await run(directory, [asked], meter);
  return accountMemberTable.first(rows)?.role ?? null;
};

const MAX_ACCOUNTS = 100;

export const membershipsOf = async (
  { directory, meter }: Directory,
  email: string,
): Promise<Membership[]> => {
  const statement = sql(
    `SELECT a.id AS accountId, a.name, m.role, g.status AS access, a.sandbox_of AS sandboxOf
     FROM members m JOIN accounts a ON a.id = m.account_id LEFT JOIN grants g ON g.account_id = a.id
     WHERE m.email = ?1
     UNION ALL
     SELECT a.id, a.name, m.role, g.status, a.sandbox_of
     FROM members m JOIN accounts a ON a.sandbox_of = m.account_id AND ${OWN_SANDBOX}
       LEFT JOIN grants g ON g.account_id = a.id
     WHERE m.email = ?1 ORDER BY 2, 1 LIMIT ?2`,
    email,
    MAX_ACCOUNTS,
  );
  const [rows] = await run(directory, [statement], meter);
  return (rows ?? []) as unknown as Membership[];
};
