import * as z from "zod";
import type { StaffTexts } from "../text.ts";

export const IN_PAGES = "In pages, newest first.";

export const NEXT_CALL = "Effective on the account's next call.";

export const DASHBOARD =
  "The dashboard takes over the edited fields: the API and the feed cannot change them until they are released.";

export const SEED: StaffTexts = {
  seed: "Outside production only: the same seed gives the same id.",
};

export const AT: StaffTexts = {
  at: { en: "When.", example: "2026-11-20T18:30:00.000Z" },
};

export const RESULT = "What the write did.";

/** The schema of a count for each status. */
export const countSchema = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<K, z.ZodInt>);

/** The texts of a count for each status. */
export const countsBy = (names: readonly string[]): StaffTexts => ({
  _: "How many in each status.",
  ...Object.fromEntries(names.map((name) => [name, { en: `How many are ${name}.`, example: 3 }])),
});

/** Some of the texts of an object that is described completely elsewhere. */
export const pick = (texts: StaffTexts, ...names: readonly string[]): StaffTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]!]));
