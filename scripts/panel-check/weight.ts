import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { ROOT } from "../local/settings.ts";

const KIBIBYTE = 1_024;
const PAGE_KIB = 60;
/** Style and scripts together, as they come. */
const FILES_KIB = 40;

/** The bytes of a page before compression. */
export async function faultsOfWeight(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url());
  const kib = (await answer.body()).length / KIBIBYTE;
  return kib > PAGE_KIB ? [`weighs ${kib.toFixed(1)} KiB, of at most ${PAGE_KIB}`] : [];
}

/** What the page of a sheet loads as well. The readers of workbooks and of web pages are loaded only for such files. */
const SHEET_KIB = 90;

const gzipKib = (name: string): number =>
  gzipSync(readFileSync(join(ROOT, "dist/panel/assets", name))).length / KIBIBYTE;

/** What every page loads as well, and the script of one of them. */
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
