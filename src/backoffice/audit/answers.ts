import * as z from "zod";
import { listOf } from "../list-of.ts";

const AuditView = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    subject: z.string().nullable(),
    fields: z.array(z.string()).meta({ description: "Names of the fields written, never their values." }),
  })
  .meta({ id: "AuditEntry" });

export const AUDIT_ANSWERS = {
  listAudit: listOf(AuditView),
};
