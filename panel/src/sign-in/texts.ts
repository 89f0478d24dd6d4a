import type { Sentence } from "../../../src/lib/language.ts";

export const SIGN_IN = {
  title: { "pt-BR": "Entrar", en: "Sign in" },
  kept: {
    "pt-BR": "Sua sessão expirou antes do envio. O que você preencheu está guardado: entre e envie.",
    en: "Your session expired before you sent the form. What you filled in is kept: sign in and send it.",
  },
  ended: {
    "pt-BR": "Sua sessão expirou. Entre de novo para voltar à página que pediu.",
    en: "Your session has expired. Sign in to go back to the page you asked for.",
  },
  intro: {
    "pt-BR": "Enviamos um código para o seu e-mail. Não é preciso senha.",
    en: "We send a code to your e-mail. No password needed.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  noEmail: { "pt-BR": "Digite um e-mail completo.", en: "Enter a complete e-mail address." },
  send: { "pt-BR": "Enviar código", en: "Send code" },
  codeTitle: { "pt-BR": "Digite o código", en: "Enter the code" },
  codeIntro: {
    "pt-BR":
      "Se {email} tiver acesso, enviamos para lá um código de 8 dígitos. Ele vale por 10 minutos, neste navegador.",
    en: "If {email} has access, we have sent it an 8-digit code. It works for 10 minutes, in this browser.",
  },
  code: { "pt-BR": "Código", en: "Code" },
  enter: { "pt-BR": "Entrar", en: "Sign in" },
  again: { "pt-BR": "Pedir outro código", en: "Ask for another code" },
  wrong: {
    "pt-BR": "Código incorreto ou vencido. Depois de cinco tentativas, peça outro.",
    en: "The code is wrong or has expired. After five tries, ask for a new one.",
  },
  usedUp: {
    "pt-BR": "Este código não vale mais: as cinco tentativas foram usadas. Peça outro.",
    en: "This code no longer works: all five tries are used up. Ask for another.",
  },
  tooMany: { "pt-BR": "Códigos demais pedidos", en: "Too many codes requested" },
  tryAgain: {
    "pt-BR":
      "Tente de novo às {time}. Para entrar agora, use o link de qualquer e-mail com código, um navegador em que você já entrou ou uma passkey.",
    en: "Try again at {time}. To sign in now, use the link in any e-mail with a code, a browser you have signed in from before, or a passkey.",
  },
  prove: { "pt-BR": "Confirme que é você", en: "Confirm it is you" },
  proveText: {
    "pt-BR": "Para continuar, peça um novo código. Ele será enviado a {email}.",
    en: "To continue, ask for a new code. It will be sent to {email}.",
  },
  byPasskey: { "pt-BR": "Entrar com passkey", en: "Sign in with a passkey" },
  proveByPasskey: { "pt-BR": "Confirmar com passkey", en: "Confirm with a passkey" },
  or: { "pt-BR": "ou por e-mail", en: "or by e-mail" },
  passkeyRefused: {
    "pt-BR": "A passkey não foi aceita. Tente de novo ou entre por e-mail.",
    en: "The passkey was not accepted. Try again or sign in by e-mail.",
  },
} as const satisfies Record<string, Sentence>;

export const OFFER = {
  title: { "pt-BR": "Entre com um toque da próxima vez", en: "Sign in with one touch next time" },
  text: {
    "pt-BR":
      "A passkey fica neste aparelho ou no seu gerenciador de senhas e substitui o código. Ninguém consegue copiá-la nem roubá-la com um site falso.",
    en: "A passkey lives on this device or in your password manager and replaces the code. Nobody can copy it or phish it.",
  },
  add: { "pt-BR": "Criar passkey", en: "Create a passkey" },
  later: { "pt-BR": "Agora não", en: "Not now" },
} as const satisfies Record<string, Sentence>;

/** Words about the reader on every page of the dashboard. */
export const PERSON = {
  product: { "pt-BR": "Painel de integração", en: "Integration dashboard" },
  accounts: { "pt-BR": "Suas contas", en: "Your accounts" },
  own: { "pt-BR": "Seu perfil e aparência", en: "Your profile and appearance" },
  profile: { "pt-BR": "Seu perfil", en: "Your profile" },
  security: { "pt-BR": "Segurança", en: "Security" },
  signOut: { "pt-BR": "Sair", en: "Sign out" },
} as const satisfies Record<string, Sentence>;
