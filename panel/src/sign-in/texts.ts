import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const SIGN_IN = {
  title: ptEn("Entrar", "Sign in"),
  kept: ptEn(
    "Sua sessão expirou antes do envio. O que você preencheu está guardado: entre e envie.",
    "Your session expired before you sent the form. What you filled in is kept: sign in and send it.",
  ),
  ended: ptEn(
    "Sua sessão expirou. Entre de novo para voltar à página que pediu.",
    "Your session has expired. Sign in to go back to the page you asked for.",
  ),
  intro: ptEn(
    "Enviamos um código para o seu e-mail. Não é preciso senha.",
    "We will e-mail you a code. No password needed.",
  ),
  email: ptEn("E-mail", "E-mail"),
  noEmail: ptEn("Digite um e-mail completo.", "Enter a complete e-mail address."),
  send: ptEn("Enviar código", "Send code"),
  codeTitle: ptEn("Digite o código", "Enter the code"),
  codeIntro: ptEn(
    "Se {email} tiver acesso, enviamos para lá um código de 8 dígitos. Ele vale por 10 minutos, neste navegador.",
    "If {email} has access, we have sent it an 8-digit code. It works for 10 minutes, in this browser.",
  ),
  code: ptEn("Código", "Code"),
  enter: ptEn("Entrar", "Sign in"),
  again: ptEn("Pedir outro código", "Ask for another code"),
  wrong: ptEn(
    "Código incorreto ou vencido. Depois de cinco tentativas, peça outro.",
    "The code is wrong or has expired. After five tries, ask for a new one.",
  ),
  usedUp: ptEn(
    "Este código não vale mais: as cinco tentativas foram usadas. Peça outro.",
    "This code no longer works: all five tries are used up. Ask for another.",
  ),
  tooMany: ptEn("Códigos demais pedidos", "Too many codes requested"),
  tryAgain: ptEn(
    "Tente de novo às {time}. Para entrar agora, use o link de qualquer e-mail com código, um navegador em que você já entrou ou uma passkey.",
    "Try again at {time}. To sign in now, use the link in any e-mail with a code, a browser you have signed in from before, or a passkey.",
  ),
  prove: ptEn("Confirme que é você", "Confirm it is you"),
  proveText: ptEn(
    "Para continuar, peça um novo código. Ele será enviado a {email}.",
    "To continue, ask for a new code. It will be sent to {email}.",
  ),
  byPasskey: ptEn("Entrar com passkey", "Sign in with a passkey"),
  proveByPasskey: ptEn("Confirmar com passkey", "Confirm with a passkey"),
  or: ptEn("ou por e-mail", "or by e-mail"),
  passkeyRefused: ptEn(
    "A passkey não foi aceita. Tente de novo ou entre por e-mail.",
    "The passkey was not accepted. Try again or sign in by e-mail.",
  ),
} as const satisfies Record<string, Sentence>;

export const OFFER = {
  title: ptEn("Entre com um toque da próxima vez", "Sign in with one touch next time"),
  text: ptEn(
    "A passkey fica neste aparelho ou no seu gerenciador de senhas e substitui o código. Ninguém consegue copiá-la nem roubá-la com um site falso.",
    "A passkey lives on this device or in your password manager and replaces the code. No fake website can copy or steal it.",
  ),
  add: ptEn("Criar passkey", "Create a passkey"),
  later: ptEn("Agora não", "Not now"),
} as const satisfies Record<string, Sentence>;

/** Texts of the frame and of the person's menu, on every page of the dashboard. */
export const PERSON = {
  product: ptEn("Painel de integração", "Integration dashboard"),
  accounts: ptEn("Suas contas", "Your accounts"),
  own: ptEn("Seu perfil e aparência", "Your profile and appearance"),
  profile: ptEn("Seu perfil", "Your profile"),
  security: ptEn("Segurança", "Security"),
  signOut: ptEn("Sair", "Sign out"),
} as const satisfies Record<string, Sentence>;
