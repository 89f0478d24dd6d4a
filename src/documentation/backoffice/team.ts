import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import { MemberView } from "../schemas/team.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

export const TEAM_DOCS = {
  operations: {
    addTeamMember: {
      answer: z.object({ data: MemberView }),
      summary: "Add a person to the team",
      description: "An e-mail can be on a team only once, whatever its case.",
      body: { name: "Paulo Lima", email: "paulo@example.com", role: "BROKER" },
    },
    changeTeamMember: {
      answer: z.object({ data: MemberView }),
      summary: "Change a team member",
      description:
        "A person who becomes inactive keeps their clients, gets no new ones and cannot enter the dashboard as a broker. The team keeps at least one active person. A CRECI that changes is no longer verified, unless the same call verifies it.",
      body: { active: false },
    },
    listTeam: {
      answer: pageSchema(MemberView),
      summary: "List team members",
      description: IN_PAGES,
    },
  },
  params: {
    memberId: { en: "Id of the team member.", example: "usr-0123456789abcdef" },
  },
  schemas: {
    ChangeTeamMemberInput: {
      _: "What changes.",
      name: { en: "Name.", example: "Paulo Lima" },
      active: { en: "Is active on the team.", example: false },
      creci: { en: "CRECI registration.", example: "123456-F PR" },
      creciVerified: { en: "CRECI checked by the platform.", example: true },
    },
    AddTeamMemberInput: {
      _: "A new person on the team.",
      name: { en: "Name.", example: "Paulo Lima" },
      email: { en: "E-mail.", example: "paulo@example.com" },
      role: { en: "OWNER, MANAGER or BROKER.", example: "BROKER" },
      creci: { en: "CRECI registration.", example: "123456-F PR" },
    },
  },
} satisfies BackofficeDocs;
