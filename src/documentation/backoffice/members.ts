import * as z from "zod";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, MemberText } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const AccountMemberView = z
  .object({ email: z.string(), role: z.enum(MEMBER_ROLES), createdAt: z.iso.datetime() })
  .meta({ id: "AccountMember" });

const EMAIL: MemberText = { "pt-BR": "E-mail.", en: "E-mail.", example: "helena@example.com" };

const ROLE: MemberText = {
  "pt-BR": "OWNER (titular), MANAGER (gerente), DEVELOPER (técnico) ou BROKER (corretor).",
  en: "OWNER, MANAGER, DEVELOPER or BROKER.",
  example: "OWNER",
};

const written = <const O extends readonly [string, ...string[]]>(id: string, ...outcomes: O) =>
  z.object({
    data: AccountMemberView,
    result: z.object({ outcome: z.enum(outcomes) }).meta({ id }),
  });

export const MEMBER_DOCS = {
  operations: {
    listMembers: {
      answer: pageSchema(AccountMemberView),
      summary: { "pt-BR": "Listar quem entra no painel", en: "List who may enter the dashboard" },
      description: IN_PAGES,
    },
    setMember: {
      answer: written("MemberSetResult", "ADDED", "UPDATED", "UNCHANGED"),
      summary: { "pt-BR": "Dar acesso ao painel", en: "Give a person access to the dashboard" },
      description: {
        "pt-BR": "A pessoa entra por um código enviado ao e-mail. Para quem já tem acesso, muda o papel.",
        en: "The person signs in with a code sent to the e-mail. If the person has access already, the role changes.",
      },
      body: { email: "bia@example.com", role: "MANAGER" },
    },
    removeMember: {
      answer: written("MemberRemoveResult", "REMOVED"),
      summary: { "pt-BR": "Tirar o acesso ao painel", en: "Remove a person's access to the dashboard" },
      description: {
        "pt-BR": "Vale a partir do próximo clique da pessoa. O último titular fica.",
        en: "Takes effect at the person's next click. The last owner cannot be removed.",
      },
      body: { email: "bia@example.com" },
    },
  },
  schemas: {
    SetMemberInput: {
      _: { "pt-BR": "Quem entra, e com que papel.", en: "Who enters, and in which role." },
      email: EMAIL,
      role: ROLE,
    },
    RemoveMemberInput: { _: { "pt-BR": "Quem deixa de entrar.", en: "Who no longer enters." }, email: EMAIL },
    SetMemberResult: {
      _: { "pt-BR": "A pessoa como ficou.", en: "The person after the write." },
      data: { "pt-BR": "A pessoa.", en: "The person." },
      result: RESULT,
    },
    RemoveMemberResult: {
      _: { "pt-BR": "A pessoa como era.", en: "The person as they were." },
      data: { "pt-BR": "A pessoa.", en: "The person." },
      result: RESULT,
    },
    MemberSetResult: {
      _: RESULT,
      outcome: {
        "pt-BR": "ADDED, UPDATED ou UNCHANGED.",
        en: "ADDED, UPDATED or UNCHANGED.",
        example: "ADDED",
      },
    },
    MemberRemoveResult: {
      _: RESULT,
      outcome: { "pt-BR": "REMOVED.", en: "REMOVED.", example: "REMOVED" },
    },
    AccountMember: {
      _: { "pt-BR": "Uma pessoa com acesso ao painel.", en: "A person with access to the dashboard." },
      email: EMAIL,
      role: ROLE,
    },
  },
} satisfies BackofficeDocs;
