import type { Sentence } from "../../../../src/lib/language.ts";

export const MAILS = {
  text: {
    "pt-BR":
      "E-mails que não foram enviados depois de cinco tentativas. Enviar de novo põe o e-mail na fila uma única vez.",
    en: "E-mails that could not be sent in five attempts. Sending one again queues it once.",
  },
  none: {
    "pt-BR": "Todos os e-mails foram enviados ou estão na fila.",
    en: "Every e-mail has been sent or is queued.",
  },
  sent: { "pt-BR": "O e-mail está na fila.", en: "The e-mail is queued." },
  subject: { "pt-BR": "Assunto", en: "Subject" },
  account: { "pt-BR": "Conta", en: "Account" },
  written: { "pt-BR": "Criado", en: "Created" },
  attempts: { "pt-BR": "Tentativas", en: "Attempts" },
  act: { "pt-BR": "Ação", en: "Action" },
  send: { "pt-BR": "Enviar de novo", en: "Send again" },
} as const satisfies Record<string, Sentence>;
