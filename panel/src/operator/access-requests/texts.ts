import type { Sentence } from "../../../../src/lib/language.ts";

export const REQUESTS = {
  none: { "pt-BR": "Nenhum pedido aguardando.", en: "No requests are waiting." },
  account: { "pt-BR": "Conta", en: "Account" },
  since: { "pt-BR": "Aguarda desde", en: "Waiting since" },
  plan: { "pt-BR": "Plano", en: "Plan" },
  request: { "pt-BR": "Pedido", en: "Request" },
  system: { "pt-BR": "Sistema", en: "System" },
  purpose: { "pt-BR": "Uso", en: "Use" },
  volume: { "pt-BR": "Chamadas por dia", en: "Calls per day" },
  scopes: { "pt-BR": "Permissões pedidas", en: "Requested permissions" },
  question: { "pt-BR": "Última pergunta", en: "Last question" },
  answer: { "pt-BR": "Resposta", en: "Answer" },
  decided: { "pt-BR": "Decisão", en: "Decision" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  neverAsked: { "pt-BR": "Esta conta nunca pediu acesso.", en: "This account has never asked for access." },
  closed: {
    "pt-BR": "Este pedido não precisa mais de decisão. Situação do acesso: {state}.",
    en: "This request no longer needs a decision. Access status: {state}.",
  },
  facts: { "pt-BR": "A conta", en: "The account" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
  approve: { "pt-BR": "Aprovar", en: "Approve" },
  ask: { "pt-BR": "Pedir informações", en: "Ask for information" },
  deny: { "pt-BR": "Recusar", en: "Deny" },
  done: {
    "pt-BR": "Decisão registrada. O titular receberá um e-mail.",
    en: "Decision saved. The owner will get an e-mail.",
  },
  INFO_REQUESTED: { "pt-BR": "Aguardam resposta do titular", en: "Waiting for the owner's answer" },
  PENDING: { "pt-BR": "Aguardam decisão", en: "Waiting for a decision" },
} as const satisfies Record<string, Sentence>;
