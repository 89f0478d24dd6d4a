import { teamMembers } from "../../db/schema/team-members.ts";
import { tableOf } from "../../db/table.ts";

export type Member = typeof teamMembers.$inferSelect;

export const memberTable = tableOf(teamMembers);
