import { selectBy } from "../../db/prepared.ts";
import { teamMembers } from "../../db/schema/team-members.ts";
import { tableOf } from "../../db/table.ts";

export type Member = typeof teamMembers.$inferSelect;

export const memberTable = tableOf(teamMembers);

export const memberById = selectBy(teamMembers, ["id", "accountId"]);
