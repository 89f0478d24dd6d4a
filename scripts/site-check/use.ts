import type { Page } from "playwright-core";

/** Actions of a person: each returns its failures. */
type Use = (page: Page, url: string) => Promise<string[]>;

const expected = (what: string, holds: boolean): string[] => (holds ? [] : [what]);

const search: Use = async (page, url) => {
  await page.goto(`${url}/docs?lang=en`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("invalid cursor");
  await page.locator("#found [aria-selected=true]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/erros/invalid-cursor?lang=en");
  return [];
};

const menu: Use = async (page, url) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${url}/docs/erros?lang=en`);
  const side = page.locator("#side");
  const faults = expected("the menu is open at first", !(await side.isVisible()));
  await page.locator("button.menu").click();
  faults.push(...expected("the menu does not open", await side.isVisible()));
  await page.keyboard.press("Escape");
  faults.push(...expected("the menu does not close", !(await side.isVisible())));
  await page.setViewportSize({ width: 1_280, height: 900 });
  return faults;
};

const theme: Use = async (page, url) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${url}/docs?lang=en`);
  await page.locator("button.theme").click();
  await page.goto(`${url}/docs/erros?lang=en`);
  const isDark = (await page.locator("html").getAttribute("data-theme")) === "dark";
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  await page.evaluate(() => localStorage.clear());
  return [
    ...expected("the theme is not remembered", isDark),
    ...expected(`kept: ${kept}`, kept === '{"theme":"dark"}'),
  ];
};

/** Every use of the site that can be automated. */
export const USES: Readonly<Record<string, Use>> = { search, menu, theme };
