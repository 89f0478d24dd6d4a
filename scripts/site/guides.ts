import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { MODELS } from "../../src/intake/sheets/model.ts";
import type { Output } from "./files.ts";
import { filesIn } from "./files.ts";
import { guideOf, type Pictures } from "./guide-text.ts";
import type { Language, Page } from "./page.ts";

/** The guides of a folder in a language, in their own order. */
export const guidePages = (folder: string, language: Language, pictures: Pictures): Page[] => {
  const end = `.${language}.md`;
  return filesIn(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => guideOf(readFileSync(file, "utf8"), basename(file, end), pictures))
    .sort((one, other) => one.order - other.order)
    .map(({ page }) => page);
};

/** Writes the sheets that guides offer as models. */
export const writeModels = (output: Output): Pictures =>
  new Map(
    Object.entries(MODELS).map(([file, text]) => {
      const name = basename(file, ".csv");
      return [name, output.writeLasting(name, "csv", text)];
    }),
  );

/** Writes the pictures of a folder in a language. */
export const writePictures = (output: Output, folder: string, language: Language): Pictures => {
  const end = `.${language}.webp`;
  const files = filesIn(folder).filter((file) => file.endsWith(end));
  return new Map(
    files.map((file) => [
      basename(file, end),
      output.writeLasting(basename(file, ".webp"), "webp", readFileSync(file)),
    ]),
  );
};
