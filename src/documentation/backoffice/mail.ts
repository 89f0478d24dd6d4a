import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";

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

const MAIL: SchemaTexts = {
  id: { "pt-BR": "Id do aviso.", en: "Id of the notice.", example: "mail_0123456789abcdef" },
  kind: { "pt-BR": "De que trata.", en: "What it is about.", example: "webhook.disabled" },
  subject: { "pt-BR": "Assunto.", en: "Subject." },
  body: { "pt-BR": "Texto.", en: "Text." },
  status: { "pt-BR": "Seu status.", en: "Its status.", example: "SENT" },
  attempts: { "pt-BR": "Tentativas.", en: "Attempts.", example: 1 },
  sentAt: { "pt-BR": "Quando saiu.", en: "When it was sent." },
};

export const MAIL_DOCS = {
  operations: {
    listMail: {
      answer: pageSchema(MailView),
      summary: { "pt-BR": "Listar os avisos ao titular", en: "List notices to the owner" },
      description: {
        "pt-BR": "Do mais novo ao mais antigo, com o status de cada um.",
        en: "Newest first, with the status of each.",
      },
    },
    listFailedMail: {
      answer: pageSchema(FailedMailView),
      summary: { "pt-BR": "Listar os avisos que não saíram", en: "List notices that were given up" },
      description: {
        "pt-BR": "De todas as contas, o mais novo primeiro.",
        en: "Of all accounts, the newest first.",
      },
    },
    resendMail: {
      answer: z.object({ data: MailView }),
      summary: { "pt-BR": "Enviar de novo um aviso", en: "Send a notice again" },
      description: {
        "pt-BR":
          "Um aviso que não saiu volta à fila, com todas as tentativas. Um que espera ou saiu fica como está.",
        en: "A notice that was given up is queued again, with all its attempts. One that waits or was sent stays as it is.",
      },
    },
  },
  params: { mailId: MAIL.id! },
  schemas: {
    Mail: { _: { "pt-BR": "Um aviso ao titular.", en: "A notice to the owner." }, ...MAIL },
    FailedMail: {
      _: { "pt-BR": "Um aviso que não saiu.", en: "A notice that was given up." },
      ...MAIL,
      accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
    },
  },
} satisfies BackofficeDocs;
