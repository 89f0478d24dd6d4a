import type { Sentence } from "../../../../src/lib/language.ts";

export const DELIVERY_CHART = {
  title: { "pt-BR": "Entregas por resultado", en: "Deliveries by outcome" },
  delivered: { "pt-BR": "Entregues", en: "Delivered" },
  waiting: { "pt-BR": "Na fila ou tentando", en: "Queued or retrying" },
  failed: { "pt-BR": "Falharam", en: "Failed" },
  skipped: { "pt-BR": "Puladas", en: "Skipped" },
  newest: {
    "pt-BR": "Conta só as {most} mais recentes.",
    en: "Counts only the newest {most}.",
  },
} as const satisfies Record<string, Sentence>;
