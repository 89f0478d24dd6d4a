import type { Sentence } from "../../../src/lib/language.ts";

export const SIGN_IN = {
  title: { "pt-BR": "Entrar", en: "Sign in" },
  kept: {
    "pt-BR": "Sua sessão terminou antes do envio. O que você preencheu está guardado: entre e envie.",
    en: "Your session ended before you sent it. What you filled in is kept: sign in and send it.",
  },
  ended: {
    "pt-BR": "Sua sessão terminou. Entre, e você volta à página que pediu.",
    en: "Your session has ended. Sign in, and you are back at the page you asked for.",
  },
  intro: {
    "pt-BR": "Enviamos um código para o seu e-mail. Não há senha.",
    en: "We send a code to your e-mail. There is no password.",
  },
  email: { "pt-BR": "E-mail", en: "E-mail" },
  noEmail: { "pt-BR": "Escreva um e-mail completo.", en: "Enter a complete e-mail address." },
  send: { "pt-BR": "Enviar código", en: "Send code" },
  codeTitle: { "pt-BR": "Digite o código", en: "Enter the code" },
  codeIntro: {
    "pt-BR":
      "Se {email} tem acesso, um código de 8 dígitos chegou lá. Ele vale por 10 minutos, neste navegador.",
    en: "If {email} has access, we have sent it an 8-digit code. It works for 10 minutes, in this browser.",
  },
  code: { "pt-BR": "Código", en: "Code" },
  enter: { "pt-BR": "Entrar", en: "Sign in" },
  again: { "pt-BR": "Pedir outro código", en: "Ask for another code" },
  wrong: {
    "pt-BR": "O código não confere ou não vale mais. São cinco tentativas: depois, peça outro.",
    en: "The code is wrong or no longer works. You have five tries; after that, ask for a new code.",
  },
  usedUp: {
    "pt-BR": "As cinco tentativas acabaram: este código não vale mais. Peça outro.",
    en: "The five tries are used up: this code no longer works. Ask for another.",
  },
  tooMany: { "pt-BR": "Muitos códigos pedidos", en: "Too many codes" },
  tryAgain: {
    "pt-BR":
      "Tente de novo às {time}. Pelo link que vai em cada e-mail de código, no navegador em que você já entrou, ou com uma passkey, você entra agora mesmo.",
    en: "Try again at {time}. You can sign in right away by the link in any code's mail, in a browser you have used before, or with a passkey.",
  },
  prove: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  proveText: {
    "pt-BR": "Isto pede um código novo, enviado a {email}.",
    en: "This needs a new code, sent to {email}.",
  },
  byPasskey: { "pt-BR": "Entrar com passkey", en: "Sign in with a passkey" },
  proveByPasskey: { "pt-BR": "Confirmar com passkey", en: "Confirm with a passkey" },
  or: { "pt-BR": "ou por e-mail", en: "or by e-mail" },
  passkeyRefused: {
    "pt-BR": "Esta passkey não entrou. Tente de novo, ou entre por e-mail.",
    en: "This passkey was not accepted. Try again, or sign in by e-mail.",
  },
} as const satisfies Record<string, Sentence>;

export const OFFER = {
  title: { "pt-BR": "Entre com um toque da próxima vez", en: "Sign in with one touch next time" },
  text: {
    "pt-BR":
      "Uma passkey fica neste aparelho ou no seu gerenciador de senhas e substitui o código. Ninguém consegue copiá-la, nem tirá-la de você com um site falso.",
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
