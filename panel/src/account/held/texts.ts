import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const HELD = {
  title: ptEn("Campos fixados no painel", "Fields edited in the dashboard"),
  text: ptEn(
    "A API e o feed não alteram estes campos. Depois de liberado, o campo volta a aceitar o que eles enviam.",
    "The API and the feed cannot change these fields. Once released, a field accepts what they send.",
  ),
  release: ptEn("Liberar os marcados", "Release selected"),
} as const satisfies Record<string, Sentence>;
