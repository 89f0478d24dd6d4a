/// <reference lib="dom" />
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { openChromium } from "../../site-check/chromium.ts";

/** The demo agency's owner, in Chromium. */
export interface Person {
  /** Agrees to what the page asks, for the first account, which is a sandbox. @returns where the browser is led to */
  agree(url: string): Promise<URL>;
  /** Ends every connection of that account. */
  endAll(): Promise<void>;
}

const PAGE_MS = 30_000;
const END = 'form[action$="/end"] button';

const isWeb = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:";

/** The redirect after a form, perhaps to an address that Chromium cannot open. */
const nextRedirect = (page: Page, protocol: CDPSession): Promise<URL> => {
  const { promise, resolve, reject } = Promise.withResolvers<URL>();
  protocol.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
    const location = new Headers(headers).get("location");
    if (statusCode === 303 && location !== null) resolve(new URL(location, page.url()));
    if (statusCode >= 400) reject(new Error(`The consent was answered with ${statusCode}`));
  });
  setTimeout(() => reject(new Error("The consent was not answered")), PAGE_MS).unref();
  return promise;
};

const allow = async (page: Page): Promise<URL> => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  const { host } = new URL(page.url());
  const leaves = page.waitForRequest((asked) => new URL(asked.url()).host !== host);
  leaves.catch(() => undefined);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const redirect = nextRedirect(page, protocol);
  await page.click('button[value="allow"]', { noWaitAfter: true });
  const led = await redirect;
  // If the page's policy refuses the redirect, nothing is requested; and perhaps nobody listens at the address.
  if (isWeb(led)) await (await leaves).response().catch(() => null);
  if (refused.length > 0) throw new Error(refused.join("\n"));
  return led;
};

const personIn = async (context: BrowserContext, signIn: string): Promise<Person> => {
  context.setDefaultTimeout(PAGE_MS);
  const own = await context.newPage();
  await own.goto(signIn);
  await Promise.all([own.waitForNavigation(), own.click("button.main")]);
  const { origin } = new URL(signIn);
  let account: string | null = null;
  return {
    agree: async (url) => {
      const page = await context.newPage();
      try {
        await page.goto(url);
        await page.locator('main a[href*="account="]').first().click();
        account = new URL(page.url()).searchParams.get("account");
        return await allow(page);
      } finally {
        await page.close();
      }
    },
    endAll: async () => {
      while (account !== null) {
        await own.goto(`${origin}/a/${account}/connections`);
        if ((await own.locator(END).count()) === 0) return;
        await Promise.all([own.waitForNavigation(), own.locator(END).first().click()]);
      }
    },
  };
};

/** @returns whether there is a Chromium to act in as a person */
export const withPerson = async (
  signIn: string,
  use: (person: Person) => Promise<void>,
): Promise<boolean> => {
  const chromium = await openChromium();
  if (!chromium) return false;
  try {
    await use(await personIn(chromium.context, signIn));
  } finally {
    await chromium.close();
  }
  return true;
};
