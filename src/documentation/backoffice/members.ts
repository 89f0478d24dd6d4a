import * as z from "zod";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, EnglishText } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const AccountMemberView = z
  .object({ email: z.string(), role: z.enum(MEMBER_ROLES), createdAt: z.iso.datetime() })
  .meta({ id: "AccountMember" });

const EMAIL: EnglishText = { en: "E-mail.", example: "helena@example.com" };

const ROLE: EnglishText = { en: "OWNER, MANAGER, DEVELOPER or BROKER.", example: "OWNER" };

const written = <const O extends readonly [string, ...string[]]>(id: string, ...outcomes: O) =>
  z.object({
    data: AccountMemberView,
    result: z.object({ outcome: z.enum(outcomes) }).meta({ id }),
  });

export const MEMBER_DOCS = {
  operations: {
    listMembers: {
      answer: pageSchema(AccountMemberView),
      summary: { en: "List who may enter the dashboard" },
      description: IN_PAGES,
    },
    setMember: {
      answer: written("MemberSetResult", "ADDED", "UPDATED", "UNCHANGED"),
      summary: { en: "Give a person access to the dashboard" },
      description: {
        en: "The person signs in with a code sent to the e-mail. If the person has access already, the role changes.",
      },
      body: { email: "bia@example.com", role: "MANAGER" },
    },
    removeMember: {
      answer: written("MemberRemoveResult", "REMOVED"),
      summary: { en: "Remove a person's access to the dashboard" },
      description: { en: "Takes effect at the person's next click. The last owner cannot be removed." },
      body: { email: "bia@example.com" },
    },
  },
  schemas: {
    SetMemberInput: {
      _: { en: "Who enters, and in which role." },
      email: EMAIL,
      role: ROLE,
    },
    RemoveMemberInput: { _: { en: "Who no longer enters." }, email: EMAIL },
    SetMemberResult: {
      _: { en: "The person after the write." },
      data: { en: "The person." },
      result: RESULT,
    },
    RemoveMemberResult: {
      _: { en: "The person as they were." },
      data: { en: "The person." },
      result: RESULT,
    },
    MemberSetResult: {
      _: RESULT,
      outcome: { en: "ADDED, UPDATED or UNCHANGED.", example: "ADDED" },
    },
    MemberRemoveResult: {
      _: RESULT,
      outcome: { en: "REMOVED.", example: "REMOVED" },
    },
    AccountMember: {
      _: { en: "A person with access to the dashboard." },
      email: EMAIL,
      role: ROLE,
    },
  },
} satisfies BackofficeDocs;
