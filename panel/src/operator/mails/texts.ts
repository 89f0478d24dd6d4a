import type { Sentence } from "../../../../src/lib/language.ts";

export const MAILS = {
  text: {
    "pt-BR":
      "Avisos que não saíram depois de cinco tentativas. Enviar de novo põe o aviso na fila, uma só vez.",
    en: "Notices that could not be sent in five attempts. Sending one again queues it, once.",
  },
  none: { "pt-BR": "Todos os avisos saíram ou esperam.", en: "Every notice has been sent or is waiting." },
  sent: { "pt-BR": "O aviso está na fila.", en: "The notice is queued." },
  subject: { "pt-BR": "Assunto", en: "Subject" },
  account: { "pt-BR": "Conta", en: "Account" },
  written: { "pt-BR": "Escrito", en: "Written" },
  attempts: { "pt-BR": "Tentativas", en: "Attempts" },
  act: { "pt-BR": "Fazer", en: "Action" },
  send: { "pt-BR": "Enviar de novo", en: "Send again" },
} as const satisfies Record<string, Sentence>;
