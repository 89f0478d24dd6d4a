import type { Sentence } from "../../../../src/lib/language.ts";

/** In hours. */
export const CALL_PERIODS: Readonly<Record<string, Sentence>> = {
  "1": { "pt-BR": "1 hora", en: "1 hour" },
  "24": { "pt-BR": "24 horas", en: "24 hours" },
  "168": { "pt-BR": "7 dias", en: "7 days" },
  "720": { "pt-BR": "30 dias", en: "30 days" },
};

export const STATUS_TITLES: Readonly<Record<string, Sentence>> = {
  "2xx": { "pt-BR": "2xx: sucesso", en: "2xx: success" },
  "4xx": { "pt-BR": "4xx: recusada", en: "4xx: refused" },
  "5xx": { "pt-BR": "5xx: erro nosso", en: "5xx: our error" },
};

export const ERROR_GROUPS = {
  title: { "pt-BR": "Erros", en: "Errors" },
  intro: {
    "pt-BR": "Respostas 4xx e 5xx, por código e operação. Corrija primeiro as mais frequentes.",
    en: "4xx and 5xx responses, by code and operation. Fix the most frequent ones first.",
  },
  none: { "pt-BR": "Nenhum erro neste período.", en: "No errors in this period." },
  byDay: { "pt-BR": "Erros por dia", en: "Errors by day" },
  day: { "pt-BR": "Dia", en: "Day" },
  refused: { "pt-BR": "Recusadas (4xx)", en: "Refused (4xx)" },
  failed: { "pt-BR": "Erros nossos (5xx)", en: "Our errors (5xx)" },
  calls: { "pt-BR": "Vezes", en: "Count" },
  first: { "pt-BR": "Primeira", en: "First" },
  last: { "pt-BR": "Última", en: "Last" },
  keys: { "pt-BR": "Por chave", en: "By key" },
  show: { "pt-BR": "Ver as chamadas", en: "Show the calls" },
  others: { "pt-BR": "outras", en: "others" },
} as const satisfies Record<string, Sentence>;

/** In days. */
export const DAY_PERIODS: Readonly<Record<string, Sentence>> = {
  "1": { "pt-BR": "hoje", en: "today" },
  "7": { "pt-BR": "7 dias", en: "7 days" },
  "30": { "pt-BR": "30 dias", en: "30 days" },
  "90": { "pt-BR": "90 dias", en: "90 days" },
};
