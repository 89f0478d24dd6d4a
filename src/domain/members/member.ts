import { and, eq } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { members } from "../../db/schema/members.ts";
import { run, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import type { Membership } from "../../ports/panel.ts";
import type { MemberRole } from "../../vocabulary/member-roles.ts";
import type { OperatorContext } from "../operator.ts";

export type AccountMember = typeof members.$inferSelect;

export const accountMemberTable = tableOf(members);

type Directory = Pick<OperatorContext, "directory" | "meter">;

const ofAccount = prepared<"accountId" | "email">((name) =>
  read
    .select()
    .from(members)
    .where(and(eq(members.accountId, name("accountId")), eq(members.email, name("email")))),
);

/** Null for who is no member of the account, even of one that is not there. */
export const findRole = async (
  { directory, meter }: Directory,
  accountId: string,
  email: string,
): Promise<MemberRole | null> => {
  const [rows] = await run(directory, [ofAccount({ accountId, email })], meter);
  return accountMemberTable.first(rows)?.role ?? null;
};

const MOST_ACCOUNTS = 100;

export const membershipsOf = async (
  { directory, meter }: Directory,
  email: string,
): Promise<Membership[]> => {
  const statement = sql(
    `SELECT m.account_id AS accountId, a.name, m.role, g.status AS access
     FROM members m JOIN accounts a ON a.id = m.account_id LEFT JOIN grants g ON g.account_id = m.account_id
     WHERE m.email = ? ORDER BY a.name, a.id LIMIT ?`,
    email,
    MOST_ACCOUNTS,
  );
  const [rows] = await run(directory, [statement], meter);
  return (rows ?? []) as unknown as Membership[];
};
