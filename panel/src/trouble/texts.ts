import type { Sentence } from "../../../src/lib/language.ts";

export const TROUBLE = {
  closed: { "pt-BR": "Seu papel não abre esta página", en: "Your role cannot open this page" },
  closedTo: { "pt-BR": "Ela é de quem é: {roles}.", en: "It is open to: {roles}." },
  notFound: { "pt-BR": "Não encontramos esta página", en: "We cannot find this page" },
  notFoundText: {
    "pt-BR": "O endereço não existe, ou sua conta não tem acesso a ele.",
    en: "The address does not exist, or you have no access to it.",
  },
  proveFirst: { "pt-BR": "Confirme que é você", en: "Confirm that it is you" },
  proveAgain: {
    "pt-BR":
      "Passaram mais de dez minutos desde que você entrou. Confirme e envie de novo: nada foi gravado.",
    en: "More than ten minutes have passed since you signed in. Confirm it and send again: nothing was written.",
  },
  proveKept: {
    "pt-BR":
      "Passaram mais de dez minutos desde que você entrou. Confirme e envie: nada foi gravado ainda, e o que você preencheu está guardado.",
    en: "More than ten minutes have passed since you signed in. Confirm and send: nothing has been written yet, and what you filled in is kept.",
  },
  prove: { "pt-BR": "Confirmar", en: "Confirm" },
  failed: { "pt-BR": "Algo falhou do nosso lado", en: "Something failed on our side" },
  failedText: { "pt-BR": "Tente de novo em instantes.", en: "Try again in a moment." },
  updating: {
    "pt-BR": "O painel está sendo atualizado. Recarregue a página em instantes.",
    en: "The dashboard is being updated. Reload the page in a moment.",
  },
  request: { "pt-BR": "Id da requisição", en: "Request id" },
  start: { "pt-BR": "Voltar ao início", en: "Back to the start" },
  back: { "pt-BR": "Voltar às suas contas", en: "Back to your accounts" },
} as const satisfies Record<string, Sentence>;
