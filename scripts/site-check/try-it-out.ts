import type { Page } from "playwright-core";

const OPERATION = "tag/account-and-reference/getMe";
const SANDBOX_KEY = "rea_test_0123456789abcdef";

const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
    ]),
  );

/** Sends the first operation with a key, as a reader would, and reports the calls that left the browser. */
const send = async (page: Page, key: string): Promise<string[]> => {
  const sent: string[] = [];
  const note = (request: { url(): string; headers(): Record<string, string> }) => {
    if (request.url().includes("/v1/")) sent.push(request.headers().authorization ?? "");
  };
  page.on("request", note);
  await page.getByPlaceholder("Token").first().fill(key);
  await page.locator(`[id$="${OPERATION}"]`).getByRole("button", { name: "Test Request" }).first().click();
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("button", { name: /Send/ }).first().click();
  await page.waitForTimeout(1_500);
  await page.keyboard.press("Escape");
  page.off("request", note);
  return sent;
};

/** A sandbox key is sent only to this host, any other key to nobody; the browser stores neither. */
export const tryItOut = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(`${url}/docs/reference?lang=en#${OPERATION}`);
  const faults: string[] = [];
  const refused = await send(page, "rea_0123456789abcdef");
  if (refused.length > 0) faults.push("a key outside the sandbox left the browser");
  const notice = page.locator("#refused");
  if (!/rea_test_/.test((await notice.textContent()) ?? "")) faults.push("the reader does not see why");
  const sent = await send(page, SANDBOX_KEY);
  if (!sent.includes(`Bearer ${SANDBOX_KEY}`)) faults.push("a key of the sandbox is not sent");
  if (await notice.isVisible()) faults.push("the reader sees a refusal that did not happen");
  const rest = await storedTexts(page);
  if (rest !== '[{},{},"",[],[]]') faults.push(`stored in the browser: ${rest}`);
  return faults;
};
