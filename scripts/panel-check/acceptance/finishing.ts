import type { Page } from "playwright-core";
import { portugueseIn } from "../portuguese.ts";
import { pathsOf } from "../walks.ts";
import { APPLICANT, applicantOf } from "./signing-in.ts";
import { type Check, PEOPLE, press, type Stage, unless } from "./stage.ts";

const CENTS = 100_000;

/** Offers an owner of a home to an account. @returns the offer's id */
export const offerOwner = async (stage: Stage, accountId: string): Promise<string> => {
  const made = await stage.office("POST", `/accounts/${accountId}/captacao/offers`, {
    owner: { name: "Dora Teles", phone: `(11) 9${String(Date.now()).slice(-8)}` },
    address: { cityId: "3550308", neighborhood: "Pinheiros", street: "Rua dos Pinheiros", number: "1042" },
    purpose: "VENDA",
    propertyType: "APARTAMENTO",
    bedrooms: 2,
    priceExpected: 850_000,
    priceCents: 4_900,
    deadlineMinutes: 480,
  });
  return made.body.data.id;
};

/** Pages that no navigation leads to, below an account. */
const deepPaths = async (stage: Stage, page: Page, home: string): Promise<string[]> => {
  const offer = await offerOwner(stage, home.split("/").at(-1)!);
  await page.goto(`${home}/properties`);
  const [property = ""] = await pathsOf(page, "main table.list tbody th a");
  const own = property.slice(new URL(home).pathname.length);
  return [`/captacao/${offer}/accept`, `${own}/edit`];
};

/** Texts that earlier checks typed in the new account. */
const TYPED = /Nova Casa Imóveis|Lia Moraes|CRM próprio|De que endereços[^<]*|De um só[^<]*/g;

/** The addresses of an account's pages to which a page links. */
const placesIn = (html: string, home: string): string[] =>
  [...html.matchAll(/href="(\/a\/[^"?#]+)"/g)]
    .map(([, path]) => path!)
    .filter((path) => path.startsWith(home) && !path.includes("/launches") && !path.endsWith(".csv"));

export const FINISHING: Readonly<Record<string, Check>> = {
  "33: before the terms are accepted the API refuses an owner and names them, and after it accepts": async (
    stage,
  ) => {
    const { id } = await applicantOf(stage);
    const scopes = ["properties:read", "captacao:read", "captacao:accept"];
    await stage.office("PUT", `/accounts/${id}/access`, { status: "ACTIVE", scopes });
    const { key } = (await stage.office("POST", `/accounts/${id}/keys`, { name: "Captação", scopes })).body;
    await stage.office("POST", `/accounts/${id}/captacao/credits`, { amountCents: CENTS, note: "Recarga" });
    const accept = `/v1/captacao/offers/${await offerOwner(stage, id)}/accept`;
    const before = await stage.call("POST", accept, undefined, key);
    const { page, home } = await stage.as(APPLICANT);
    await page.goto(`${home}/captacao`);
    const version = await page.inputValue('form[action$="/terms"] input[name="version"]');
    await press(page, 'form[action$="/terms"] button');
    const after = await stage.call("POST", accept, undefined, key);
    return [
      ...unless(
        before.status === 403 && JSON.stringify(before.body).includes(version),
        `before: ${before.status} ${JSON.stringify(before.body)}`,
      ),
      ...unless(after.status === 200, `after: ${after.status} ${JSON.stringify(after.body)}`),
    ];
  },
  "40: pages beyond the navigation also fit every width, and request no other host": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const hosts = new Set([new URL(home).host, new URL(stage.place.url).host]);
    const faults: string[] = [];
    page.on("request", (one) => {
      const { host, protocol } = new URL(one.url());
      if (protocol.startsWith("http") && !hosts.has(host)) faults.push(`asks ${host}`);
    });
    for (const path of await deepPaths(stage, page, home)) {
      await page.goto(home + path);
      faults.push(...unless((await page.locator("h1").count()) === 1, `${path} has not one heading`));
      for (const width of [390, 1_280]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        faults.push(...unless(wide <= width, `${path} is ${wide} px wide at ${width}`));
      }
    }
    return faults;
  },
  "English: no page of a new account has a word of Portuguese": async (stage) => {
    await applicantOf(stage);
    const { page, home } = await stage.enter(APPLICANT);
    await page.context().addCookies([{ name: "language", value: "en", url: home }]);
    const { pathname } = new URL(home);
    const found = new Set([pathname]);
    const faults: string[] = [];
    for (const path of found) {
      const html = await (await page.request.get(stage.place.origin + path)).text();
      for (const place of placesIn(html, pathname)) found.add(place);
      const wrong = portugueseIn(html, TYPED);
      faults.push(...wrong.map((line) => `${path} says ${line}`));
    }
    return [...faults, ...unless(found.size > 15, `only ${found.size} pages`)];
  },
};
