import { describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { type Browser, enter, type Page } from "../browser.ts";

/** Words of a page's own that no English sentence has. */
const PORTUGUESE =
  /[ãõçáéíóúâêôà]|\b(de|da|do|das|dos|para|com|uma|um|por|nenhum|nenhuma|cliente|clientes|chave|chaves|venda|aluguel|novo|nova|salvar|criar|editar|quando|lixeira)\b/i;

/** Names of the trade, of languages, and what people typed. */
const NAMES = [
  /Captação/g,
  /Português/g,
  /\bCRECI\b/g,
  /Pinheiros|São Paulo|Brasília|Ana Silva|Titular de Teste|Rua [^<]*/g,
  /[\w.+-]+@[\w.-]+/g,
  /acc-[0-9a-z]+/g,
];

/** The texts that the page shows and says, without those of the account's own. */
const textsOf = (html: string): string[] => {
  const shown = html
    .replaceAll(/<(script|style|svg|pre|code)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(
      /<(?:title|[a-z]+)[^>]*(?:aria-label|placeholder|alt|data-label|title)="([^"]*)"[^>]*>/g,
      "\n$1\n",
    )
    .replaceAll(/<[^>]+>/g, "\n");
  return NAMES.reduce((text, name) => text.replaceAll(name, " "), shown)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
};

const linksIn = (html: string, base: string): string[] =>
  [...html.matchAll(/href="(\/a\/[^"?#]+)/g)]
    .map(([, path]) => path!)
    .filter((path) => path.startsWith(base) && !path.endsWith(".csv"))
    // The catalogue of launches is what other accounts typed.
    .filter((path) => !path.startsWith(`${base}/launches`));

/** What the overview leads to, and what that leads to. */
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
      for (const line of textsOf((await browser.get(path)).text))
        if (PORTUGUESE.test(line)) wrong.add(`${path.slice(base.length)}: ${line}`);
    expect(paths.size).toBeGreaterThan(30);
    expect([...wrong]).toEqual([]);
  });
});
