import type { Sentence } from "../../../../src/lib/language.ts";

export const TODAY = {
  waiting: { "pt-BR": "Aguardando", en: "Waiting" },
  oldest: { "pt-BR": "Mais antigo, desde", en: "Oldest, since" },
  nothing: { "pt-BR": "Nada pendente.", en: "Nothing is waiting." },
  open: { "pt-BR": "Abrir", en: "Open" },
  calls: { "pt-BR": "Chamadas das últimas 24 horas", en: "Calls in the last 24 hours" },
  hour: { "pt-BR": "Hora (Brasília)", en: "Hour (Brasília)" },
  answered: { "pt-BR": "Respondidas", en: "Answered" },
  failed: { "pt-BR": "Com erro 5xx", en: "Failed (5xx)" },
} as const satisfies Record<string, Sentence>;

export const QUEUES: Readonly<Record<string, Sentence>> = {
  ACCESS: { "pt-BR": "Pedidos de acesso", en: "Access requests" },
  REVIEW: { "pt-BR": "Imóveis em análise", en: "Listings under review" },
  DEAD_LETTER: { "pt-BR": "Mensagens mortas", en: "Dead letters" },
  JOB: { "pt-BR": "Tarefas atrasadas", en: "Late jobs" },
  NEIGHBORHOOD: { "pt-BR": "Imóveis sem bairro conhecido", en: "Listings without a known neighborhood" },
};
