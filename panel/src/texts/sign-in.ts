import type { Sentence } from "../../../src/lib/language.ts";

export const SIGN_IN = {
  title: { "pt-BR": "Entrar", en: "Sign in" },
  intro: {
    "pt-BR": "Enviamos um código para o seu e-mail. Não há senha.",
    en: "We send a code to your e-mail. There is no password.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  noEmail: { "pt-BR": "Escreva um e-mail completo.", en: "Write a whole e-mail address." },
  send: { "pt-BR": "Enviar código", en: "Send code" },
  codeTitle: { "pt-BR": "Digite o código", en: "Enter the code" },
  codeIntro: {
    "pt-BR":
      "Se {email} tem acesso, um código de 8 dígitos chegou lá. Ele vale por 10 minutos, neste navegador.",
    en: "If {email} has access, an 8-digit code is there. It works for 10 minutes, in this browser.",
  },
  code: { "pt-BR": "Código", en: "Code" },
  enter: { "pt-BR": "Entrar", en: "Sign in" },
  again: { "pt-BR": "Pedir outro código", en: "Ask for another code" },
  wrong: {
    "pt-BR": "O código não confere ou não vale mais. Depois de cinco tentativas, peça outro.",
    en: "The code is wrong or no longer works. After five tries, ask for another.",
  },
  tooMany: { "pt-BR": "Muitos códigos pedidos", en: "Too many codes" },
  tryAgain: { "pt-BR": "Tente de novo às {time}.", en: "Try again at {time}." },
  prove: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  proveText: {
    "pt-BR": "Isto pede um código novo, enviado a {email}.",
    en: "This needs a new code, sent to {email}.",
  },
} as const satisfies Record<string, Sentence>;
