import * as z from "zod";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffText } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const AccountMemberView = z
  .object({ email: z.string(), role: z.enum(MEMBER_ROLES), createdAt: z.iso.datetime() })
  .meta({ id: "AccountMember" });

const EMAIL: StaffText = { en: "E-mail.", example: "helena@example.com" };

const ROLE: StaffText = { en: "OWNER, MANAGER, DEVELOPER or BROKER.", example: "OWNER" };

const writtenSchema = <const O extends readonly [string, ...string[]]>(id: string, ...outcomes: O) =>
  z.object({
    data: AccountMemberView,
    result: z.object({ outcome: z.enum(outcomes) }).meta({ id }),
  });

export const MEMBER_DOCS = {
  operations: {
    listMembers: {
      answer: pageSchema(AccountMemberView),
      summary: "List who may enter the dashboard",
      description: IN_PAGES,
    },
    setMember: {
      answer: writtenSchema("MemberSetResult", "ADDED", "UPDATED", "UNCHANGED"),
      summary: "Give a person access to the dashboard",
      description:
        "The person signs in with a code sent to the e-mail. If the person has access already, the role changes.",
      body: { email: "bia@example.com", role: "MANAGER" },
    },
    removeMember: {
      answer: writtenSchema("MemberRemoveResult", "REMOVED"),
      summary: "Remove a person's access to the dashboard",
      description: "Takes effect at the person's next click. The last owner cannot be removed.",
      body: { email: "bia@example.com" },
    },
  },
  schemas: {
    SetMemberInput: {
      _: "Who enters, and in which role.",
      email: EMAIL,
      role: ROLE,
    },
    RemoveMemberInput: { _: "Who no longer enters.", email: EMAIL },
    SetMemberResult: {
      _: "The person after the write.",
      data: "The person.",
      result: RESULT,
    },
    RemoveMemberResult: {
      _: "The person as they were.",
      data: "The person.",
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
      _: "A person with access to the dashboard.",
      email: EMAIL,
      role: ROLE,
    },
  },
} satisfies BackofficeDocs;
