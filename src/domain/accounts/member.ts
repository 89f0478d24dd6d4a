import { teamMembers } from "../../db/schema/team-members.ts";
import { tableOf } from "../../db/table.ts";

export type Member = typeof teamMembers.$inferSelect;

export const memberTable = tableOf(teamMembers);

/** The form in which two spellings of one address meet. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();
