import type { Sentence } from "../../../src/lib/language.ts";

export const CHART = {
  numbers: { "pt-BR": "Ver os números", en: "Show the numbers" },
} as const satisfies Record<string, Sentence>;
