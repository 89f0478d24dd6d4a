import type { Sentence } from "../../../../src/lib/language.ts";

export const PROVE = {
  title: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  text: {
    "pt-BR": "O que você vai fazer pede um código novo, enviado a {email}. Ele vale por dez minutos.",
    en: "What you are about to do needs a fresh code, sent to {email}. It is valid for ten minutes.",
  },
  send: { "pt-BR": "Enviar código", en: "Send the code" },
  sent: { "pt-BR": "Enviamos um código a {email}.", en: "We have sent a code to {email}." },
  code: { "pt-BR": "Código", en: "Code" },
  confirm: { "pt-BR": "Confirmar", en: "Confirm" },
  wrong: {
    "pt-BR": "O código não confere, ou já venceu. Tente de novo ou peça outro.",
    en: "The code is wrong or has expired. Try again, or ask for another.",
  },
  tooMany: {
    "pt-BR": "Muitos códigos pedidos. Tente de novo às {time}.",
    en: "Too many codes. Try again at {time}.",
  },
} as const satisfies Record<string, Sentence>;
