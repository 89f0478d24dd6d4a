import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const REQUESTS = {
  none: ptEn("Nenhum pedido aguardando.", "No requests are waiting."),
  account: ptEn("Conta", "Account"),
  since: ptEn("Aguarda desde", "Waiting since"),
  plan: ptEn("Plano", "Plan"),
  request: ptEn("Pedido", "Request"),
  system: ptEn("Sistema", "System"),
  purpose: ptEn("Uso", "Use"),
  volume: ptEn("Chamadas por dia", "Calls per day"),
  scopes: ptEn("Permissões pedidas", "Requested permissions"),
  question: ptEn("Última pergunta", "Last question"),
  answer: ptEn("Resposta", "Answer"),
  decided: ptEn("Decisão", "Decision"),
  message: ptEn("Mensagem", "Message"),
  neverAsked: ptEn("Esta conta nunca pediu acesso.", "This account has never asked for access."),
  closed: ptEn(
    "Este pedido não precisa mais de decisão. Situação do acesso: {state}.",
    "This request no longer needs a decision. Access status: {state}.",
  ),
  facts: ptEn("A conta", "The account"),
  decide: ptEn("Decidir", "Decide"),
  approve: ptEn("Aprovar", "Approve"),
  ask: ptEn("Pedir informações", "Ask for information"),
  deny: ptEn("Recusar", "Deny"),
  done: ptEn(
    "Decisão registrada. O titular receberá um e-mail.",
    "Decision saved. The owner will get an e-mail.",
  ),
  INFO_REQUESTED: ptEn("Aguardam resposta do titular", "Waiting for the owner's answer"),
  PENDING: ptEn("Aguardam decisão", "Waiting for a decision"),
} as const satisfies Record<string, Sentence>;
