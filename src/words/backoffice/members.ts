import * as z from "zod";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

const AccountMemberView = z
  .object({ email: z.string(), role: z.enum(MEMBER_ROLES), createdAt: z.iso.datetime() })
  .meta({ id: "AccountMember" });

export const MEMBER_WORDS = {
  operations: {
    listMembers: {
      answer: pageSchema(AccountMemberView),
      summary: { "pt-BR": "Listar quem entra no painel", en: "List who may enter the dashboard" },
      description: IN_PAGES,
    },
  },
  schemas: {
    AccountMember: {
      _: { "pt-BR": "Uma pessoa com acesso ao painel.", en: "A person with access to the dashboard." },
      email: { "pt-BR": "E-mail.", en: "E-mail.", example: "helena@example.com" },
      role: {
        "pt-BR": "OWNER (titular), MANAGER (gerente), DEVELOPER (técnico) ou BROKER (corretor).",
        en: "OWNER, MANAGER, DEVELOPER or BROKER.",
        example: "OWNER",
      },
    },
  },
} satisfies BackofficeWords;
