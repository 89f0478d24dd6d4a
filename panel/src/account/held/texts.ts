import type { Sentence } from "../../../../src/lib/language.ts";

export const HELD = {
  title: { "pt-BR": "Campos do painel", en: "Fields of the dashboard" },
  text: {
    "pt-BR": "API e feed não mudam estes campos. Devolvido, um campo volta a seguir a próxima gravação.",
    en: "API and feed cannot change these fields. Once released, a field follows the next write again.",
  },
  release: { "pt-BR": "Devolver os marcados", en: "Release the selected ones" },
} as const satisfies Record<string, Sentence>;
