import type { MAIL_ANSWERS } from "../../../backoffice/mail/answers.ts";
import type { BackofficeTexts } from "../text.ts";

export const MAIL_TEXTS: BackofficeTexts<keyof typeof MAIL_ANSWERS> = {
  operations: {
    listMail: {
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
};
