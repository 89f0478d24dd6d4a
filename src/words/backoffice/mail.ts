import * as z from "zod";
import { MAIL_STATUSES } from "../../db/schema/mails.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords } from "../text.ts";

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

export const MAIL_WORDS = {
  operations: {
    listMail: {
      answer: pageSchema(MailView),
      summary: { "pt-BR": "Listar os avisos ao titular", en: "List notices to the owner" },
      description: {
        "pt-BR": "Do mais novo ao mais antigo, com o status de cada um.",
        en: "Newest first, with the status of each.",
      },
    },
  },
  schemas: {
    Mail: {
      _: { "pt-BR": "Um aviso ao titular.", en: "A notice to the owner." },
      id: { "pt-BR": "Id do aviso.", en: "Id of the notice.", example: "mail_0123456789abcdef" },
      kind: { "pt-BR": "De que trata.", en: "What it is about.", example: "webhook.disabled" },
      subject: { "pt-BR": "Assunto.", en: "Subject." },
      body: { "pt-BR": "Texto.", en: "Text." },
      status: { "pt-BR": "Seu status.", en: "Its status.", example: "SENT" },
      attempts: { "pt-BR": "Tentativas.", en: "Attempts.", example: 1 },
      sentAt: { "pt-BR": "Quando saiu.", en: "When it was sent." },
    },
  },
} satisfies BackofficeWords;
