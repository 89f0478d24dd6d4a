/// <reference lib="dom" />
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const WIDE = { width: 1_280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** Takes pictures of a page in one language: light and dark, at both widths. */
export async function keepPictures(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const size of [WIDE, NARROW])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
}

const ZOOMED = { width: 640, height: 450 };

/** Checks that nothing is cut off at 200 % zoom in a window of 1280 px. */
export async function faultsOfZoom(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > ZOOMED.width ? [`at 200 %: is ${width} px wide in a window of ${ZOOMED.width}`] : [];
}

/** Checks the width on a telephone, with every part of the page opened. */
export async function faultsOfOpened(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => {
    const closed = [...document.querySelectorAll("details:not([open])")] as HTMLDetailsElement[];
    for (const details of closed) details.open = true;
    const wide = document.documentElement.scrollWidth;
    for (const details of closed) details.open = false;
    return wide;
  });
  return width > NARROW.width ? [`at ${NARROW.width} px: is ${width} px wide with its parts open`] : [];
}

/** Checks that in a wide window no table is wider than its card; in a narrow one a table may scroll. */
export async function faultsOfCut(page: Page): Promise<string[]> {
  await page.setViewportSize(WIDE);
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll("main .card")].filter((one) => one.scrollWidth > one.clientWidth + 1)
        .length,
  );
  return cut === 0 ? [] : [`at ${WIDE.width} px: ${cut} cards are cut off at the right`];
}

/** How many opportunities Radar's board must show without scrolling. */
const AT_A_GLANCE = [
  { size: WIDE, least: 5 },
  { size: NARROW, least: 2.5 },
] as const;

/** Counts the cards of a board that are visible without scrolling, including parts of a card. */
export async function faultsOfBoard(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { size, least } of AT_A_GLANCE) {
    await page.setViewportSize(size);
    const shares = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return [...document.querySelectorAll(".board .card")]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, height }) => Math.max(0, Math.min(1, (innerHeight - top) / height)));
    });
    const seen = shares.reduce((sum, share) => sum + share, 0);
    if (seen < Math.min(least, shares.length))
      faults.push(`at ${size.width} px: ${seen.toFixed(1)} opportunities are seen, of at least ${least}`);
  }
  return faults;
}

/** Finds buttons without a kind, which look like the browser's own beside ours; a switch styles the buttons in it. */
export async function faultsOfButtons(page: Page): Promise<string[]> {
  const bare = await page.locator("main button:not([class], [hidden], .switch *)").count();
  return bare === 0 ? [] : [`${bare} buttons have no looks of ours`];
}

/** Checks that nothing moves for a reader who wants no motion, and that buttons have an edge in forced colors. */
export async function faultsOfPreferences(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  const faults = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("a, button, summary")];
    const moving = all.filter((one) => getComputedStyle(one).transitionDuration !== "0s");
    const bare = [...document.querySelectorAll<HTMLElement>("main button")].filter(
      (one) => one.offsetParent !== null && getComputedStyle(one).borderTopStyle === "none",
    );
    return [
      ...moving.slice(0, 1).map(({ className }) => `moves although asked not to: ${className}`),
      ...bare.slice(0, 1).map(({ className }) => `has no edge in forced colors: ${className}`),
    ];
  });
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
  return faults;
}
