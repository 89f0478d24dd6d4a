import * as z from "zod";
import { pageSchema } from "../../routes/page-schema.ts";
import { MemberView } from "../../routes/team/answers.ts";

export const TEAM_ANSWERS = {
  addTeamMember: z.object({ data: MemberView }),
  listTeam: pageSchema(MemberView),
};
