import { describe, expect, it } from "vitest";
import { portugueseIn } from "../../../scripts/panel-check/portuguese.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { type Browser, enter, type Page } from "../browser.ts";

/** What people typed. */
const TYPED = /Ana Silva|Titular de Teste/g;

const linksIn = (html: string, base: string): string[] =>
  [...html.matchAll(/href="(\/a\/[^"?#]+)/g)]
    .map(([, path]) => path!)
    .filter((path) => path.startsWith(base) && !path.endsWith(".csv"))
    // The catalog of launches shows what other accounts typed.
    .filter((path) => !path.startsWith(`${base}/launches`));

/** The pages that the overview links to, and the pages that those link to. */
const pathsFrom = async (browser: Browser, base: string): Promise<Set<string>> => {
  const first = linksIn((await browser.get(base)).text, base);
  const pages: Page[] = [];
  for (const path of new Set(first)) pages.push(await browser.get(path));
  return new Set([base, ...first, ...pages.flatMap(({ text }) => linksIn(text, base))]);
};

describe("the dashboard in English", () => {
  it("has no word of Portuguese on any page of its own", async () => {
    const account = await makeAccount({ account: { name: "Horizon Homes" }, key: { name: "Website" } });
    const { id: property } = await makeProperty(account, {
      title: "Three bedroom flat",
      description: "A flat.",
      address: { city: "São Paulo", state: "SP", neighborhood: "Pinheiros" },
    });
    const { id: client } = await makeLead(account, { name: "Ana Silva", notes: "Wants a balcony" });
    const { browser, base } = await enter(account);
    browser.language = "en";
    const own = [`properties/${property}/edit`, `properties/${property}/gallery`, `clients/${client}/edit`];
    const paths = new Set([...(await pathsFrom(browser, base)), ...own.map((path) => `${base}/${path}`)]);
    const wrong = new Set<string>();
    for (const path of paths)
      for (const line of portugueseIn((await browser.get(path)).text, TYPED))
        wrong.add(`${path.slice(base.length)}: ${line}`);
    expect(paths.size).toBeGreaterThan(30);
    expect([...wrong]).toEqual([]);
  });
});
