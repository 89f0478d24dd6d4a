import type { Sentence } from "../../../../src/lib/language.ts";

export const PROVE = {
  title: { "pt-BR": "Confirme que é você", en: "Confirm it is you" },
  text: {
    "pt-BR": "Para continuar, confirme com um novo código, enviado a {email}. Ele vale por dez minutos.",
    en: "To continue, confirm with a new code, sent to {email}. It is valid for ten minutes.",
  },
  send: { "pt-BR": "Enviar código", en: "Send the code" },
  sent: { "pt-BR": "Enviamos um código a {email}.", en: "We have sent a code to {email}." },
  code: { "pt-BR": "Código", en: "Code" },
  confirm: { "pt-BR": "Confirmar", en: "Confirm" },
  wrong: {
    "pt-BR": "Código incorreto ou vencido. Tente de novo ou peça outro.",
    en: "The code is wrong or has expired. Try again, or ask for another.",
  },
  tooMany: {
    "pt-BR": "Códigos demais pedidos. Tente de novo às {time}.",
    en: "Too many codes requested. Try again at {time}.",
  },
} as const satisfies Record<string, Sentence>;
