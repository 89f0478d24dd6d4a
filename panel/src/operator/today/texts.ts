import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const TODAY = {
  waiting: ptEn("Aguardando", "Waiting"),
  oldest: ptEn("Mais antigo, desde", "Oldest since"),
  nothing: ptEn("Nada pendente.", "Nothing is waiting."),
  open: ptEn("Abrir", "Open"),
  calls: ptEn("Chamadas das últimas 24 horas", "Calls in the last 24 hours"),
  hour: ptEn("Hora (Brasília)", "Hour (Brasília)"),
  answered: ptEn("Respondidas", "Answered"),
  failed: ptEn("Com erro 5xx", "Failed (5xx)"),
} as const satisfies Record<string, Sentence>;

export const QUEUES: Readonly<Record<string, Sentence>> = {
  ACCESS: ptEn("Pedidos de acesso", "Access requests"),
  REVIEW: ptEn("Imóveis em análise", "Listings under review"),
  DEAD_LETTER: ptEn("Mensagens mortas", "Dead letters"),
  JOB: ptEn("Tarefas atrasadas", "Overdue jobs"),
  NEIGHBORHOOD: ptEn("Imóveis sem bairro conhecido", "Listings without a known neighborhood"),
};
