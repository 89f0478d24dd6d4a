import type { Sentence } from "../../../src/lib/language.ts";

export const CHART = {
  numbers: { "pt-BR": "Ver os números", en: "Show the numbers" },
  day: { "pt-BR": "Dia", en: "Day" },
} as const satisfies Record<string, Sentence>;

export const FUNNEL = {
  stage: { "pt-BR": "Etapa", en: "Stage" },
  count: { "pt-BR": "Quantas", en: "How many" },
  share: { "pt-BR": "Da etapa anterior", en: "Of the stage before" },
  now: {
    "pt-BR": "Como estão agora. A porcentagem é da etapa anterior.",
    en: "Current numbers. Each percentage is of the previous stage.",
  },
} as const satisfies Record<string, Sentence>;
