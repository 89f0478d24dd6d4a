import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const CHART = {
  numbers: ptEn("Ver os números", "Show the numbers"),
  day: ptEn("Dia", "Day"),
} as const satisfies Record<string, Sentence>;

export const FUNNEL = {
  stage: ptEn("Etapa", "Stage"),
  count: ptEn("Quantas", "Count"),
  share: ptEn("% da etapa anterior", "% of the previous stage"),
  now: ptEn(
    "Números atuais. A porcentagem é em relação à etapa anterior.",
    "Current numbers. Each percentage is of the previous stage.",
  ),
} as const satisfies Record<string, Sentence>;
