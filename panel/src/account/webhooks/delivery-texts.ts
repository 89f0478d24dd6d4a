import type { Sentence } from "../../../../src/lib/language.ts";

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
