/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../local/settings.ts";

const FOLDER = join(ROOT, "docs/guides/pictures");
const QUALITY = 60;

/** A page that the guide to the dashboard shows: of the account, or the first item of its list. */
const PAGES = [
  { name: "dashboard-overview", path: "" },
  { name: "dashboard-key", path: "/keys/new" },
  { name: "dashboard-webhook", path: "/webhooks", opens: "main tbody tr:last-child th a" },
  { name: "dashboard-captacao", path: "/captacao" },
] as const;

/** Chromium takes no picture of a page that it has not drawn yet. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Takes the guide's pictures again, in each language. */
export async function takeGuidePictures(page: Page, languages: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const { origin, pathname } = new URL(page.url());
  await page.bringToFront();
  await page.setViewportSize({ width: 1_280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const chromium = await page.context().newCDPSession(page);
  for (const language of languages) {
    await page.context().addCookies([{ name: "language", value: language, url: origin }]);
    for (const { name, path, ...rest } of PAGES) {
      await page.goto(origin + pathname + path);
      if ("opens" in rest) await Promise.all([page.waitForEvent("load"), page.click(rest.opens)]);
      await untilDrawn(page);
      const format = { format: "webp", quality: QUALITY } as const;
      const { data } = await chromium.send("Page.captureScreenshot", format);
      writeFileSync(join(FOLDER, `${name}.${language}.webp`), Buffer.from(data, "base64"));
    }
  }
}
