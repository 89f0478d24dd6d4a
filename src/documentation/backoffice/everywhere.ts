import * as z from "zod";
import type { SchemaTexts } from "../text.ts";

export const IN_PAGES = {
  "pt-BR": "Em páginas, do mais novo ao mais antigo.",
  en: "In pages, newest first.",
};

export const NEXT_CALL = {
  "pt-BR": "Vale já na próxima chamada da conta.",
  en: "Effective on the account's next call.",
};

export const DASHBOARD = {
  "pt-BR": "Os campos editados passam a ser do painel: a API e o feed não os mudam até serem liberados.",
  en: "The dashboard takes over the edited fields: the API and the feed cannot change them until they are released.",
};

export const SEED: SchemaTexts = {
  seed: {
    "pt-BR": "Só fora da produção: a mesma semente dá o mesmo id.",
    en: "Outside production only: the same seed gives the same id.",
  },
};

export const AT: SchemaTexts = {
  at: { "pt-BR": "Quando.", en: "When.", example: "2026-11-20T18:30:00.000Z" },
};

export const RESULT = { "pt-BR": "O que a gravação fez.", en: "What the write did." };

/** How many are in each of some statuses. */
export const counted = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<K, z.ZodInt>);

/** Of how many are in each of some statuses. */
export const countsBy = (names: readonly string[]): SchemaTexts => ({
  _: { "pt-BR": "Quantas em cada situação.", en: "How many in each status." },
  ...Object.fromEntries(
    names.map((name) => [name, { "pt-BR": `Quantas em ${name}.`, en: `How many are ${name}.`, example: 3 }]),
  ),
});

/** Some members of what is told in whole elsewhere. */
export const pick = (texts: SchemaTexts, ...names: readonly string[]): SchemaTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]!]));
