import type { Sentence } from "../../../../src/lib/language.ts";

export const HELD = {
  title: { "pt-BR": "Campos fixados no painel", en: "Fields held by the dashboard" },
  text: {
    "pt-BR":
      "A API e o feed não alteram estes campos. Depois de liberado, o campo volta a aceitar o que eles enviam.",
    en: "The API and the feed cannot change these fields. A released field takes what they send next.",
  },
  release: { "pt-BR": "Liberar os marcados", en: "Release the selected ones" },
} as const satisfies Record<string, Sentence>;
