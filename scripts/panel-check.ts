import { join, resolve } from "node:path";
import process from "node:process";
import type { Page } from "playwright-core";
import { readOptions } from "./checks.ts";
import { digestOf } from "./digest.ts";
import { localSecrets } from "./local/secrets.ts";
import { ROOT } from "./local/settings.ts";
import { runChecks } from "./panel-check/acceptance/run.ts";
import { Stage } from "./panel-check/acceptance/stage.ts";
import { Failures } from "./panel-check/failures.ts";
import { takeGuidePictures } from "./panel-check/guide-pictures.ts";
import {
  faultsOfBoard,
  faultsOfButtons,
  faultsOfCut,
  faultsOfOpened,
  faultsOfPreferences,
  faultsOfZoom,
  keepPictures,
} from "./panel-check/visible-faults.ts";
import { pathsOf, SCRIPTED, WALKS } from "./panel-check/walks.ts";
import { faultsOfFiles, faultsOfWeight } from "./panel-check/weight.ts";
import { openChromium } from "./site-check/chromium.ts";
import { LOOKS, lookAt, watch } from "./site-check/visit.ts";
import { withDemoService } from "./start-check/demo-service.ts";

const LANGUAGES: readonly string[] = ["pt-BR", "en"];
const { values: options } = readOptions("panel", {
  options: { pictures: { type: "string" }, guide: { type: "boolean" }, all: { type: "boolean" } },
});

/** Only the platform's own people read the console, so only the nightly run, with `--all`, checks both languages. */
const CONSOLE_LANGUAGES = options.all ? LANGUAGES : LANGUAGES.slice(0, 1);

/** Pages without an account, or without anybody signed in. */
const OWN_PAGES = ["/accounts", "/me", "/me/security", "/passkey", "/prove", "/nowhere"];
const SIGNED_OUT = ["/signin", "/signin?next=/me"];

/** The sources of the two Workers: a change of these makes the service build them again. */
const SOURCES = ["durable-objects", "panel/assets", "panel/browser", "panel/src", "queues", "src"];

/** Pages of the operator's console that its navigation does not name. */
const CONSOLE_PAGES = ["/operator/prove", "/operator/nowhere"];

/** Finds every page of the navigation, and from each its main action and its list's first item. */
async function findPages(page: Page, origin: string, unnamed: readonly string[]): Promise<string[]> {
  const named = await pathsOf(page, "nav.side a");
  const sandbox = (await pathsOf(page, ".spaces .sandbox")).slice(0, 1);
  const found = new Set([...unnamed, ...named, ...sandbox]);
  for (const path of named) {
    await page.goto(origin + path);
    // The tabs of an entry are places too.
    for (const tab of await pathsOf(page, "main > .tabs a"))
      if (!found.has(tab)) {
        found.add(tab);
        named.push(tab);
      }
    for (const selector of ["main .heading a.button:not([download])", "main tbody tr:first-child th a"])
      for (const next of (await pathsOf(page, selector)).slice(0, 1)) found.add(next);
  }
  return [...found];
}

const faultsOfHeadings = async (page: Page): Promise<string[]> => {
  const headings = await page.locator("h1").count();
  return headings === 1 ? [] : [`has ${headings} main headings`];
};

const nameOf = (path: string): string =>
  path
    .replace(/^\/a\/acc-demo[^/]+\/?/, "sandbox-")
    .replace(/^\/a\/[^/]+\/?/, "")
    .replace(/^\/operator$/, "operator-today")
    .replace(/^\//, "")
    .replaceAll(/[/?=]/g, "-")
    .replaceAll(/\w+[-_][0-9a-z]{16}/g, "one") || "overview";

async function keep(page: Page, path: string, language: string): Promise<void> {
  if (options.pictures) await keepPictures(page, join(resolve(options.pictures), language), nameOf(path));
}

/** A browser's page at one host, and the console's messages. */
interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly noted: string[];
}

/** Signs in as the demo data's owner, and opens the account's overview. */
async function enter(page: Page, signIn: string, origin: string): Promise<void> {
  await page.goto(signIn);
  await Promise.all([page.waitForNavigation(), page.click("button.main")]);
  await page.goto(`${origin}/accounts`);
  await Promise.all([page.waitForNavigation(), page.click('main a[href^="/a/"]')]);
}

await withDemoService(async ({ signIn, operator, url, key, state, welcome, output }) => {
  const { origin } = new URL(signIn);
  const failures = new Failures(output);
  const sources = digestOf(ROOT, SOURCES);
  const chromium = await openChromium();
  if (!chromium) {
    console.error("not tried  the dashboard in Chromium, which cannot be installed here");
    return;
  }
  let passed = 0;
  let failed = 0;
  const report = (name: string, faults: readonly string[]): boolean => {
    const all = new Set([...faults, ...failures.explained()]);
    if (all.size === 0) passed++;
    else failed++;
    for (const fault of all) console.error(`FAILED  ${name}: ${fault}`);
    return all.size === 0;
  };
  try {
    const visit = async (at: string): Promise<Visit> => {
      const page = await chromium.context.newPage();
      // Without transitions, colors change at once.
      await page.emulateMedia({ reducedMotion: "reduce" });
      failures.watch(page, at);
      return { page, origin: at, noted: watch(page, at) };
    };
    const account = await visit(origin);
    const { page, noted } = account;
    if (options.guide) {
      await enter(page, signIn, origin);
      await takeGuidePictures(page, LANGUAGES);
      return;
    }
    // The browser's console also reports missing files; photos come from the service's own host.
    const isExpected = (one: string) => /status of (404|422)/.test(one) || one.includes(`host: ${url}/`);
    const unexpectedOf = (one: Visit) => one.noted.filter((line) => !isExpected(line));
    const faultsOf = async (
      { page: seen, origin: at }: Visit,
      address: string,
      looks: Parameters<typeof lookAt>[2],
    ): Promise<string[]> => [
      ...(await lookAt(seen, address, looks)),
      ...(await faultsOfHeadings(seen)),
      ...(await faultsOfWeight(seen)),
      // The console's tables of figures scroll.
      ...(at === origin ? await faultsOfCut(seen) : []),
      ...(await faultsOfBoard(seen)),
      ...(await faultsOfOpened(seen)),
      ...(await faultsOfZoom(seen)),
      ...(await faultsOfButtons(seen)),
      ...(await faultsOfPreferences(seen)),
    ];
    const look = async (one: Visit, path: string, language: string): Promise<void> => {
      one.noted.length = 0;
      // Color does not depend on the language.
      const looks = language === LANGUAGES[0] ? LOOKS.each : LOOKS.narrow;
      const faults = await faultsOf(one, one.origin + path, options.all ? LOOKS.all : looks).catch(
        (error: Error) => [error.message],
      );
      report(`${path} in ${language}`, [...faults, ...unexpectedOf(one)]);
      await keep(one.page, path, language);
    };
    const walk = async (name: string, walked: Promise<string[]>): Promise<void> => {
      noted.length = 0;
      const faults = await walked.catch((error: Error) => [error.message]);
      report(name, [...faults, ...unexpectedOf(account)]);
    };
    const inEach = async (one: Visit, paths: readonly string[], languages = LANGUAGES): Promise<void> => {
      for (const language of languages) {
        await chromium.context.addCookies([{ name: "language", value: language, url: one.origin }]);
        for (const path of paths) await look(one, path, language);
      }
    };

    report("style and scripts", faultsOfFiles());
    await inEach(account, SIGNED_OUT);
    for (const [name, one] of Object.entries(WALKS))
      await walk(`${name}, by keyboard alone`, one(page, origin));
    for (const [name, one] of Object.entries(SCRIPTED)) await walk(name, one(page, origin));

    // Otherwise an earlier page's requests would be answered when its scripts no longer run.
    await page.goto("about:blank");
    const unscripted = await chromium.context.newCDPSession(page);
    await unscripted.send("Emulation.setScriptExecutionDisabled", { value: true });
    for (const [name, one] of Object.entries(WALKS))
      await walk(`${name}, by keyboard alone and without scripts`, one(page, origin));
    await unscripted.send("Emulation.setScriptExecutionDisabled", { value: false });

    await enter(page, signIn, origin);
    const pages = await findPages(page, origin, OWN_PAGES);
    await inEach(account, pages);

    // The console has a host of its own, which its link opens.
    const desk = await visit(new URL(operator).origin);
    await desk.page.goto(operator);
    const consolePages = await findPages(desk.page, desk.origin, CONSOLE_PAGES);
    await inEach(desk, consolePages, CONSOLE_LANGUAGES);
    const count = pages.length + SIGNED_OUT.length + consolePages.length;
    const consoleLanguages = CONSOLE_LANGUAGES.length;
    console.log(
      `${count} pages in ${LANGUAGES.length} languages; ${consolePages.length}, the operator's, in ${consoleLanguages}`,
    );

    const another = async () => {
      const context = await chromium.another();
      context.on("page", (one) => failures.watch(one, origin));
      return context;
    };
    const token = localSecrets().BACKOFFICE_TOKEN;
    const place = { origin, operator, url, key, token, state, welcome, another };
    await runChecks(new Stage(place), report);
  } finally {
    await chromium.close();
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (digestOf(ROOT, SOURCES) !== sources)
    console.error("Sources changed meanwhile: the service began anew.");
  if (failed > 0) process.exitCode = 1;
});
process.exit();
