import type { Texts } from "../../contract/texts.ts";

export const MAIL_TEXTS: Texts = {
  operations: {
    listMail: {
      summary: ["Avisos ao titular", "Notices to the owner, newest first"],
      description: ["Com o que foi feito de cada um.", "With what became of each."],
    },
  },
  schemas: {
    Mail: {
      _: ["Um aviso ao titular.", "A notice to the owner."],
      id: ["Id do aviso.", "Id of the notice.", "mail_0123456789abcdef"],
      kind: ["De que trata.", "What it is about.", "webhook.disabled"],
      subject: ["Assunto.", "Subject."],
      body: ["Texto.", "Text."],
      status: ["Onde está.", "Where it stands.", "SENT"],
      attempts: ["Tentativas.", "Attempts.", 1],
      sentAt: ["Quando saiu.", "When it left."],
    },
  },
};
