import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { AT } from "./everywhere.ts";

export const ACTOR: StaffTexts = {
  actor: { en: "Who acted.", example: "operator" },
  action: { en: "What they did.", example: "lead.edit" },
};

export const FIELDS: StaffTexts = {
  fields: { en: "Names of the fields written, never their values.", example: ["notes"] },
};

const AuditView = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    subject: z.string().nullable(),
    fields: z.array(z.string()),
  })
  .meta({ id: "AuditEntry" });

export const AUDIT_DOCS = {
  operations: {
    listAudit: {
      answer: pageSchema(AuditView),
      summary: "List audit entries",
      description:
        "Names of fields, never their values. With a filter, a page looks at a thousand entries of each database and may come back short or empty; `nextCursor` continues.",
    },
  },
  params: {
    action: { en: "Beginning of the action: `lead` includes `lead.edit`.", example: "lead" },
    actor: { en: "Beginning of who acted: `psn_`, `k_`, `opr_` or an id.", example: "psn_" },
    since: "From when, inclusive.",
    subject: "Id of what was written: only its history.",
  },
  schemas: {
    AuditEntry: {
      _: "A write of the platform side.",
      id: { en: "Id of the entry.", example: "aud_0123456789abcdef" },
      ...AT,
      ...ACTOR,
      subject: { en: "What was written.", example: "lead-0123456789abcdef" },
      ...FIELDS,
    },
  },
} satisfies BackofficeDocs;
