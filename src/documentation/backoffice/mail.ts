import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, EnglishTexts } from "../text.ts";

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

const FailedMailView = MailView.extend({ accountId: z.string() }).meta({ id: "FailedMail" });

const MAIL: EnglishTexts = {
  id: { en: "Id of the notice.", example: "mail_0123456789abcdef" },
  kind: { en: "What it is about.", example: "webhook.disabled" },
  subject: { en: "Subject." },
  body: { en: "Text." },
  status: { en: "Its status.", example: "SENT" },
  attempts: { en: "Attempts.", example: 1 },
  sentAt: { en: "When it was sent." },
};

export const MAIL_DOCS = {
  operations: {
    listMail: {
      answer: pageSchema(MailView),
      summary: { en: "List notices to the owner" },
      description: { en: "Newest first, with the status of each." },
    },
    listFailedMail: {
      answer: pageSchema(FailedMailView),
      summary: { en: "List notices that were given up" },
      description: { en: "Of all accounts, the newest first." },
    },
    resendMail: {
      answer: z.object({ data: MailView }),
      summary: { en: "Send a notice again" },
      description: {
        en: "A notice that was given up is queued again, with all its attempts. One that waits or was sent stays as it is.",
      },
    },
  },
  params: { mailId: MAIL.id! },
  schemas: {
    Mail: { _: { en: "A notice to the owner." }, ...MAIL },
    FailedMail: {
      _: { en: "A notice that was given up." },
      ...MAIL,
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
    },
  },
} satisfies BackofficeDocs;
