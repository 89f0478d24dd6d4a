import * as z from "zod";
import { pageSchema } from "../../routes/page-schema.ts";

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

export const AUDIT_ANSWERS = {
  listAudit: pageSchema(AuditView),
};
