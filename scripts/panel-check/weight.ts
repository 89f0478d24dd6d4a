import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { ROOT } from "../local/settings.ts";

const KIBIBYTE = 1_024;
const PAGE_KIB = 60;
/** Style and scripts together, as they come. */
const FILES_KIB = 40;

/** What the server sends of a page, before it is compressed. */
export async function faultsOfWeight(page: Page): Promise<string[]> {
  const answer = await page.request.get(page.url());
  const kib = (await answer.body()).length / KIBIBYTE;
  return kib > PAGE_KIB ? [`weighs ${kib.toFixed(1)} KiB, of at most ${PAGE_KIB}`] : [];
}

/** What every page loads besides. */
export const faultsOfFiles = (): string[] => {
  const sizes = ["panel.css", "panel.js"].map(
    (name) => gzipSync(readFileSync(join(ROOT, "dist/panel/assets", name))).length,
  );
  const kib = sizes.reduce((sum, size) => sum + size, 0) / KIBIBYTE;
  console.log(`style and scripts: ${kib.toFixed(1)} KiB gzip, of at most ${FILES_KIB}`);
  return kib > FILES_KIB ? [`weigh ${kib.toFixed(1)} KiB gzip`] : [];
};
