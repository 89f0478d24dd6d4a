import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { ROOT } from "../local/settings.ts";

const KIBIBYTE = 1_024;
const PAGE_KIB = 60;
/** Style and scripts together, compressed. */
const FILES_KIB = 40;

/** The bytes of a page before compression. */
export async function faultsOfWeight(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url());
  const kib = (await answer.body()).length / KIBIBYTE;
  return kib > PAGE_KIB ? [`weighs ${kib.toFixed(1)} KiB, of at most ${PAGE_KIB}`] : [];
}

/** The import's additional script, without the readers of workbooks and HTML, which are loaded on demand. */
const SHEET_KIB = 90;

const gzipKib = (name: string): number =>
  gzipSync(readFileSync(join(ROOT, "dist/panel/assets", name))).length / KIBIBYTE;

/** Weighs the files that every page loads, and the import's script. */
export const faultsOfFiles = (): string[] => {
  const kib = gzipKib("panel.css") + gzipKib("panel.js");
  const sheet = gzipKib("sheet.js");
  console.log(`style and scripts: ${kib.toFixed(1)} KiB gzip, of at most ${FILES_KIB}`);
  console.log(`script of sheets: ${sheet.toFixed(1)} KiB gzip, of at most ${SHEET_KIB}`);
  return [
    ...(kib > FILES_KIB ? [`weigh ${kib.toFixed(1)} KiB gzip`] : []),
    ...(sheet > SHEET_KIB ? [`the script of sheets weighs ${sheet.toFixed(1)} KiB gzip`] : []),
  ];
};
