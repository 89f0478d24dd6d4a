import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { pageSchema } from "../../routes/page-schema.ts";

const MailView = z
  .object({
    id: z.string(),
    kind: z.string(),
    subject: z.string(),
    body: z.string(),
    status: z.enum(MAIL_STATUSES),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });

export const MAIL_ANSWERS = {
  listMail: pageSchema(MailView),
};
