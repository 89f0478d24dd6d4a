import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";

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

const MAIL: StaffTexts = {
  id: { en: "Id of the notice.", example: "mail_0123456789abcdef" },
  kind: { en: "What it is about.", example: "webhook.disabled" },
  subject: "Subject.",
  body: "Text.",
  status: { en: "Its status.", example: "SENT" },
  attempts: { en: "Attempts.", example: 1 },
  sentAt: "When it was sent.",
};

export const MAIL_DOCS = {
  operations: {
    listMail: {
      answer: pageSchema(MailView),
      summary: "List notices to the owner",
      description: "Newest first, with the status of each.",
    },
    listFailedMail: {
      answer: pageSchema(FailedMailView),
      summary: "List notices that were given up",
      description: "Of all accounts, the newest first.",
    },
    resendMail: {
      answer: z.object({ data: MailView }),
      summary: "Send a notice again",
      description:
        "A notice that was given up is queued again, with all its attempts. One that waits or was sent stays as it is.",
    },
  },
  params: { mailId: MAIL.id! },
  schemas: {
    Mail: { _: "A notice to the owner.", ...MAIL },
    FailedMail: {
      _: "A notice that was given up.",
      ...MAIL,
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
    },
  },
} satisfies BackofficeDocs;
