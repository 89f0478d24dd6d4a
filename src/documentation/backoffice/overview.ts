import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";
import { ACCOUNT_DOCS } from "./accounts.ts";
import { AUDIT_DOCS } from "./audit.ts";
import { KEY_DOCS } from "./keys.ts";
import { MAIL_DOCS } from "./mail.ts";
import { MEMBER_DOCS } from "./members.ts";
import { USAGE_DOCS } from "./usage.ts";

const OverviewView = z
  .object({
    account: ACCOUNT_DOCS.operations.getAccount.answer.shape.data,
    keys: KEY_DOCS.operations.listKeys.answer.shape.data,
    members: MEMBER_DOCS.operations.listMembers.answer.shape.data,
    usage: USAGE_DOCS.operations.getUsage.answer.shape.data,
    mail: MAIL_DOCS.operations.listMail.answer.shape.data,
    audit: AUDIT_DOCS.operations.listAudit.answer.shape.data,
  })
  .meta({ id: "AccountOverview" });

export const OVERVIEW_DOCS = {
  operations: {
    getAccountOverview: {
      answer: z.object({ data: OverviewView }),
      summary: "See an account and what belongs to it",
      description: "The first 20 of each list; the other operations have the rest.",
    },
  },
  schemas: {
    AccountOverview: {
      _: "An account with its lists.",
      account: "The account.",
      keys: "Its keys, without their secrets.",
      members: "The people in the dashboard.",
      usage: "The calls of each month.",
      mail: "The notices to the owner.",
      audit: "Who changed what.",
    },
  },
} satisfies BackofficeDocs;
