import type { Sentence } from "../../../src/lib/language.ts";

export const CHART = {
  numbers: { "pt-BR": "Ver os números", en: "Show the numbers" },
  day: { "pt-BR": "Dia", en: "Day" },
} as const satisfies Record<string, Sentence>;

export const FUNNEL = {
  stage: { "pt-BR": "Etapa", en: "Stage" },
  count: { "pt-BR": "Quantas", en: "How many" },
  share: { "pt-BR": "% da etapa anterior", en: "% of the previous stage" },
  now: {
    "pt-BR": "Números atuais. A porcentagem é em relação à etapa anterior.",
    en: "Current numbers. Each percentage is of the previous stage.",
  },
} as const satisfies Record<string, Sentence>;
