import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { WALKS } from "./panel-check/walks.ts";
import { openChromium } from "./site-check/chromium.ts";
import { lookAt, watch } from "./site-check/visit.ts";
import { withDemoService } from "./start-check/demo-service.ts";

const LANGUAGES = ["pt-BR", "en"] as const;
const { values: options } = parseArgs({ options: { pictures: { type: "string" } } });

const pathsOf = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Every page of the navigation, and from each its main action and the first thing of its list. */
async function findPages(page: Page, origin: string, first: string): Promise<string[]> {
  const named = await pathsOf(page, "nav.side a");
  const found = new Set([first, ...named]);
  for (const path of named) {
    await page.goto(origin + path);
    for (const one of ["main .heading a.button", "main tbody tr:first-child th a"])
      for (const next of (await pathsOf(page, one)).slice(0, 1)) found.add(next);
  }
  return [...found];
}

const faultsOfHeadings = async (page: Page): Promise<string[]> => {
  const headings = await page.locator("h1").count();
  return headings === 1 ? [] : [`has ${headings} main headings`];
};

/** A page in one language: light and dark, on both widths. */
async function keepPictures(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [1_280, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
}

const nameOf = (path: string): string =>
  path
    .replace(/^\/a\/[^/]+\/?/, "")
    .replaceAll("/", "-")
    .replaceAll(/\w+[-_][0-9a-z]{16}/g, "one") || "overview";

await withDemoService(async ({ signIn, operator }) => {
  const { origin } = new URL(signIn);
  const chromium = await openChromium();
  if (!chromium) {
    console.error("not tried  the dashboard in Chromium, which cannot be installed here");
    return;
  }
  let passed = 0;
  let failed = 0;
  const tell = (name: string, faults: readonly string[]): void => {
    if (faults.length === 0) passed++;
    else failed++;
    for (const fault of new Set(faults)) console.error(`FAILED  ${name}: ${fault}`);
  };
  try {
    const page = await chromium.context.newPage();
    const noted = watch(page, origin);
    // Colours change without a transition.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(signIn);
    await Promise.all([page.waitForNavigation(), page.click("button.main")]);
    await page.goto(`${origin}/accounts`);
    await Promise.all([page.waitForNavigation(), page.click('main a[href^="/a/"]')]);
    let pages = 0;
    const lookAtAll = async (page: Page, noted: string[], [at, first]: [string, string]): Promise<void> => {
      const paths = await findPages(page, at, first);
      pages += paths.length;
      for (const language of LANGUAGES) {
        await chromium.context.addCookies([{ name: "language", value: language, url: at }]);
        for (const path of paths) {
          noted.length = 0;
          const faults = [...(await lookAt(page, at + path, true)), ...(await faultsOfHeadings(page))];
          tell(`${path} in ${language}`, [...faults, ...noted]);
          if (options.pictures)
            await keepPictures(page, join(resolve(options.pictures), language), nameOf(path));
        }
      }
    };
    await lookAtAll(page, noted, [origin, "/accounts"]);
    for (const [name, walk] of Object.entries(WALKS)) {
      noted.length = 0;
      tell(name, [...(await walk(page, origin)), ...noted]);
    }
    const own = await chromium.context.newPage();
    const { origin: at } = new URL(operator);
    const notedThere = watch(own, at);
    await own.emulateMedia({ reducedMotion: "reduce" });
    await own.goto(operator);
    await lookAtAll(own, notedThere, [at, "/operator/prove"]);
    console.log(`${pages} pages in ${LANGUAGES.length} languages`);
  } finally {
    await chromium.close();
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
process.exit();
