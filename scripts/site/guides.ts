import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesIn } from "./files.ts";
import { guideOf } from "./guide-text.ts";
import type { Language, Page } from "./page.ts";

/** The guides of a folder in a language, in their own order. */
export const guidePages = (folder: string, language: Language): Page[] => {
  const end = `.${language}.md`;
  return filesIn(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => guideOf(readFileSync(file, "utf8"), basename(file, end)))
    .sort((one, other) => one.order - other.order)
    .map(({ page }) => page);
};
