import type { Texts } from "../../contract/texts.ts";

export const MAIL_TEXTS: Texts = {
  operations: {
    listMail: {
      summary: ["Listar os avisos ao titular", "List notices to the owner"],
      description: [
        "Do mais novo ao mais antigo, com o status de cada um.",
        "Newest first, with the status of each.",
      ],
    },
  },
  schemas: {
    Mail: {
      _: ["Um aviso ao titular.", "A notice to the owner."],
      id: ["Id do aviso.", "Id of the notice.", "mail_0123456789abcdef"],
      kind: ["De que trata.", "What it is about.", "webhook.disabled"],
      subject: ["Assunto.", "Subject."],
      body: ["Texto.", "Text."],
      status: ["Seu status.", "Its status.", "SENT"],
      attempts: ["Tentativas.", "Attempts.", 1],
      sentAt: ["Quando saiu.", "When it was sent."],
    },
  },
};
