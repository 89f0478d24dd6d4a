/// <reference lib="dom" />
import type { Page } from "playwright-core";

const MOST_STEPS = 200;

/** Goes on by Tab alone until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere) return;
  }
  throw new Error(`No Tab leads to ${selector} at ${page.url()}`);
}

const press = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
};

const missing = async (page: Page, text: string | RegExp): Promise<string[]> =>
  (await page.getByText(text).count()) > 0 ? [] : [`${page.url()} does not say ${text}`];

type Walk = (page: Page, origin: string) => Promise<string[]>;

const begin = async (page: Page, origin: string): Promise<void> => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(`${origin}/accounts`);
  await press(page, 'main a[href^="/a/"]');
};

/** What a person does without a mouse. */
export const WALKS: Readonly<Record<string, Walk>> = {
  "a key, by keyboard alone": async (page, origin) => {
    await begin(page, origin);
    await press(page, 'nav a[href$="/keys"]');
    await press(page, 'main a.button[href$="/keys/new"]');
    await tabTo(page, 'input[name="/name"]');
    await page.keyboard.type("Keyboard");
    await press(page, "main form button.main");
    return missing(page, /^rea_[0-9a-z]{80}$/);
  },
  "a webhook, by keyboard alone": async (page, origin) => {
    await begin(page, origin);
    await press(page, 'nav a[href$="/webhooks"]');
    await press(page, 'main a.button[href$="/webhooks/new"]');
    await tabTo(page, 'input[name="/url"]');
    await page.keyboard.type("https://crm.example.com/events");
    await press(page, "main form button.main");
    return missing(page, /^whsec_/);
  },
  "the skip link leads to the content": async (page, origin) => {
    await begin(page, origin);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const isThere = await page.evaluate(() => document.activeElement?.id === "main");
    return isThere ? [] : ["the focus is not in the content"];
  },
  "a page stands in no frame": async (page, origin) => {
    const answer = await page.request.get(`${origin}/accounts`);
    const policy = answer.headers()["content-security-policy"] ?? "";
    return policy.includes("frame-ancestors 'none'") ? [] : ["other pages may frame it"];
  },
};
