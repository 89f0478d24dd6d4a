import type { Sentence } from "../../../../src/lib/language.ts";

export const TODAY = {
  waiting: { "pt-BR": "Esperam", en: "Waiting" },
  oldest: { "pt-BR": "O mais antigo, desde", en: "The oldest, since" },
  nothing: { "pt-BR": "Nada espera.", en: "Nothing waits." },
  open: { "pt-BR": "Abrir", en: "Open" },
  calls: { "pt-BR": "Chamadas das últimas 24 horas", en: "Calls of the last 24 hours" },
  hour: { "pt-BR": "Hora (Brasília)", en: "Hour (Brasília)" },
  answered: { "pt-BR": "Respondidas", en: "Answered" },
  failed: { "pt-BR": "Com erro 5xx", en: "Failed (5xx)" },
} as const satisfies Record<string, Sentence>;

export const QUEUES: Readonly<Record<string, Sentence>> = {
  ACCESS: { "pt-BR": "Pedidos de acesso", en: "Access requests" },
  REVIEW: { "pt-BR": "Imóveis em revisão", en: "Listings under review" },
  DEAD_LETTER: { "pt-BR": "Mensagens mortas", en: "Dead letters" },
  JOB: { "pt-BR": "Tarefas atrasadas", en: "Late jobs" },
  NEIGHBORHOOD: { "pt-BR": "Imóveis sem bairro conhecido", en: "Listings without a known neighborhood" },
};
