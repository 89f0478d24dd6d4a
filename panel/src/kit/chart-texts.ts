import type { Sentence } from "../../../src/lib/language.ts";

export const CHART = {
  numbers: { "pt-BR": "Ver os números", en: "Show the numbers" },
  day: { "pt-BR": "Dia", en: "Day" },
} as const satisfies Record<string, Sentence>;

export const FUNNEL = {
  title: { "pt-BR": "Da oportunidade ao negócio", en: "From opportunity to deal" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  count: { "pt-BR": "Quantas", en: "How many" },
  share: { "pt-BR": "Da etapa anterior", en: "Of the stage before" },
  found: { "pt-BR": "Encontradas", en: "Found" },
  favorited: { "pt-BR": "Favoritas ou pedidas", en: "Favorited or requested" },
  requested: { "pt-BR": "Pedidas", en: "Requested" },
  partnership: { "pt-BR": "Viraram parceria", en: "Became a partnership" },
  won: { "pt-BR": "Negócio fechado", en: "Deal closed" },
  now: {
    "pt-BR": "Como estão agora. A porcentagem é da etapa anterior.",
    en: "As they stand now. Each percentage is of the stage before.",
  },
} as const satisfies Record<string, Sentence>;

export const DELIVERY_CHART = {
  title: { "pt-BR": "Entregas por resultado", en: "Deliveries by outcome" },
  delivered: { "pt-BR": "Entregues", en: "Delivered" },
  waiting: { "pt-BR": "Na fila ou tentando", en: "Queued or retrying" },
  failed: { "pt-BR": "Falharam", en: "Failed" },
  skipped: { "pt-BR": "Puladas", en: "Skipped" },
  newest: {
    "pt-BR": "São contadas as {most} mais novas.",
    en: "The newest {most} are counted.",
  },
} as const satisfies Record<string, Sentence>;
