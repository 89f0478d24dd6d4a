import type { SchemaTexts } from "../../contract/texts.ts";

export const IN_PAGES = ["Em páginas, do mais novo ao mais antigo.", "In pages, newest first."] as const;

export const NEXT_CALL = [
  "Vale já na próxima chamada da conta.",
  "Effective on the account's next call.",
] as const;

export const DASHBOARD = [
  "Os campos editados passam a ser do painel: a API e o feed não os mudam até serem liberados.",
  "The dashboard takes over the edited fields: the API and the feed cannot change them until they are released.",
] as const;

export const SEED: SchemaTexts = {
  seed: [
    "Só fora da produção: a mesma semente dá o mesmo id.",
    "Outside production only: the same seed gives the same id.",
  ],
};

export const AT: SchemaTexts = { at: ["Quando.", "When.", "2026-11-20T18:30:00.000Z"] };

export const RESULT = ["O que a gravação fez.", "What the write did."] as const;

/** Some members of what is told in whole elsewhere. */
export const pick = (texts: SchemaTexts, ...names: readonly string[]): SchemaTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]!]));
