import * as z from "zod";
import { MemberView } from "../../routes/team/answers.ts";
import { listOf } from "../list-of.ts";

export const TEAM_ANSWERS = {
  addTeamMember: z.object({ data: MemberView }),
  listTeam: listOf(MemberView),
};
