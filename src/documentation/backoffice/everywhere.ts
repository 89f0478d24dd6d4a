import * as z from "zod";
import type { EnglishTexts } from "../text.ts";

export const IN_PAGES = { en: "In pages, newest first." };

export const NEXT_CALL = { en: "Effective on the account's next call." };

export const DASHBOARD = {
  en: "The dashboard takes over the edited fields: the API and the feed cannot change them until they are released.",
};

export const SEED: EnglishTexts = {
  seed: { en: "Outside production only: the same seed gives the same id." },
};

export const AT: EnglishTexts = {
  at: { en: "When.", example: "2026-11-20T18:30:00.000Z" },
};

export const RESULT = { en: "What the write did." };

/** How many are in each of some statuses. */
export const counted = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<K, z.ZodInt>);

/** Of how many are in each of some statuses. */
export const countsBy = (names: readonly string[]): EnglishTexts => ({
  _: { en: "How many in each status." },
  ...Object.fromEntries(names.map((name) => [name, { en: `How many are ${name}.`, example: 3 }])),
});

/** Some members of what is described completely elsewhere. */
export const pick = (texts: EnglishTexts, ...names: readonly string[]): EnglishTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]!]));
