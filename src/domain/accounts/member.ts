import { and, eq } from "drizzle-orm";
import { prepared, read } from "../../db/prepared.ts";
import { teamMembers } from "../../db/schema/team-members.ts";
import { tableOf } from "../../db/table.ts";

export type Member = typeof teamMembers.$inferSelect;

export const memberTable = tableOf(teamMembers);

export const memberById = prepared<"id" | "accountId">((name) =>
  read
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.id, name("id")), eq(teamMembers.accountId, name("accountId")))),
);
