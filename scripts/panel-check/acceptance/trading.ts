import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { pathsOf } from "../walks.ts";
import { type Check, PEOPLE, press, type Stage, type Thing, textOf, unless } from "./stage.ts";

const CARD = ".column:nth-of-type(1) .card";

/** The card that has the focus, by its match; empty outside of every card. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.activeElement?.closest("form")?.querySelector<HTMLInputElement>('[name="match"]')?.value ?? "",
  );

/** Focuses a button, presses Enter, and waits until its match has left its place. @returns the match */
const enterOn = async (page: Page, selector: string): Promise<string> => {
  const button = page.locator(selector).first();
  const id = await button.evaluate(
    (one) => one.closest("form")?.querySelector<HTMLInputElement>('[name="match"]')?.value ?? "",
  );
  await button.focus();
  await page.keyboard.press("Enter");
  await button.and(page.locator(`form:has(input[value="${id}"]) button`)).waitFor({ state: "detached" });
  return id;
};

/** Dates the newest session back by fifteen minutes, so that a proof is due. */
const ageNewest = ({ place }: Stage): void => {
  const folder = join(place.state, "panel/v3/d1/miniflare-D1DatabaseObject");
  for (const file of readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name))) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5_000 });
    database.exec(`UPDATE sessions SET created_at = created_at - 900000
      WHERE created_at = (SELECT max(created_at) FROM sessions)`);
    database.close();
  }
};

const MATCHES = "/v1/matches?scope=NETWORK&limit=100";

const ROW = "main table.list tbody tr";

export const TRADING: Readonly<Record<string, Check>> = {
  "28: by keyboard a match is a favorite, dismissed, and restored, and the focus stays in the list": async (
    stage,
  ) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    await page.goto(`${home}/radar`);
    await enterOn(page, `${CARD} button[value="favorite"]`);
    const afterFavorite = await focused(page);
    const dismissed = await enterOn(page, `${CARD} button[value="dismiss"]`);
    const afterDismiss = await focused(page);
    await page.goto(`${home}/radar?status=ARCHIVED`);
    const restored = await enterOn(
      page,
      `main form:has(input[value="${dismissed}"]) button[value="restore"]`,
    );
    const afterRestore = await stage.soon(() =>
      page.evaluate(() => document.activeElement?.closest("main") !== null),
    );
    return [
      ...unless(afterFavorite !== "", "the focus is lost after a favorite"),
      ...unless(afterDismiss !== "", "the focus is lost after a dismissal"),
      ...unless(restored === dismissed, `restores ${restored}, not ${dismissed}`),
      ...unless(afterRestore, "the focus is lost after restoring"),
    ];
  },
  "29: an accepted partnership shows both sides whom to call, and its badge disappears": async (stage) => {
    const owner = await stage.as(PEOPLE.owner);
    const partner = await stage.as(PEOPLE.partner);
    await owner.page.goto(`${owner.home}/partnerships`);
    const entry = owner.page.locator('nav.side a[href$="/partnerships"]');
    const before = await entry.innerText();
    await press(owner.page, `${ROW} button[value="ACCEPTED"]`);
    const path = new URL(owner.page.url()).pathname.split("/").at(-1)!;
    await partner.page.goto(`${partner.home}/partnerships/${path}`);
    const isGone = await stage.soon(async () => (await entry.innerText()) !== before);
    const [ours, theirs] = await Promise.all(
      [owner.page, partner.page].map((page) =>
        page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count(),
      ),
    );
    return [
      ...unless(/\d/.test(before), "no badge says that one waits"),
      ...unless(isGone, "the badge stays"),
      ...unless(ours! > 0 && theirs! > 0, `contacts shown: ${ours} here, ${theirs} there`),
    ];
  },
  "30: what an account hides is null in its partner's call": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.partner);
    const titles = async (): Promise<(string | null)[]> => {
      const { data } = (await stage.call<readonly Thing[]>("GET", MATCHES)).body;
      return data.map((one) => one.property?.title ?? null);
    };
    const before = await titles();
    const hide = async (isHidden: boolean) => {
      await page.goto(`${home}/visibility`);
      await page.setChecked('input[value="title"]', isHidden);
      await press(page, "main form button.main");
    };
    await hide(true);
    const preview = await page.locator("main .facts").innerText();
    const isHidden = await stage.soon(async () => (await titles()).every((title) => title === null));
    await hide(false);
    return [
      ...unless(before.length > 0 && before.every(Boolean), `before it is ${before}`),
      ...unless(isHidden, `after it is ${await titles()}`),
      ...unless(/oculto/i.test(preview), `the preview says ${preview}`),
    ];
  },
  "31: outside business hours the clock is paused, and says until when": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    await page.goto(`${home}/captacao`);
    const offers = await page.locator(".offer .price").allInnerTexts();
    const now = new Date();
    const zone = { timeZone: "America/Sao_Paulo" } as const;
    const hour = Number(
      new Intl.DateTimeFormat("en", { ...zone, hour: "numeric", hour12: false }).format(now),
    );
    const day = new Intl.DateTimeFormat("en", { ...zone, weekday: "short" }).format(now);
    const isOpen = hour >= 9 && hour < 17 && !["Sat", "Sun"].includes(day);
    const pausedText = /volta|parado/i;
    const wrong = offers.filter((text) => pausedText.test(text) === isOpen || !/\d/.test(text));
    return [...unless(offers.length > 0, "no owner is on offer"), ...wrong.map((text) => `says ${text}`)];
  },
  "32: accepting an owner asks for a fresh proof, and debits once": async (stage) => {
    const { page, home } = await stage.enter(PEOPLE.owner);
    await page.goto(`${home}/captacao`);
    const href = await page.locator('main a[href$="/accept"]').first().getAttribute("href");
    const balance = async () =>
      (await stage.office("GET", `/accounts/${home.split("/").at(-1)}/captacao/settings`)).body.data
        .balanceCents;
    const before = await balance();
    ageNewest(stage);
    await page.goto(stage.place.origin + href);
    const isAsked = new URL(page.url()).pathname === "/prove";
    await press(page, 'form[action="/prove"] button');
    await page.fill('input[name="code"]', await stage.codeFor(PEOPLE.owner));
    await press(page, 'form[action="/signin/code"] button');
    const paid = await balance();
    await Promise.all([
      page.waitForURL(/\/owners\//),
      page.locator('form[action$="/accept"] button').dblclick(),
    ]);
    const owner = page.url();
    const reached = await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count();
    const again = await page.request.get(owner);
    const debit = paid - (await balance());
    await page.goto(`${home}/captacao/ledger`);
    const row = await page.locator(ROW).first().innerText();
    return [
      ...unless(isAsked && before === paid, `no proof is asked at ${page.url()}`),
      ...unless(debit === 4_900, `the debit is ${debit}`),
      ...unless(reached > 0, "no contact is shown"),
      ...unless(again.status() === 200, `its address answers ${again.status()}`),
      ...unless(/Helena|helena/.test(row), `the ledger says ${row}`),
    ];
  },
  "34: the sandbox has its band, its own keys, and nothing live": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    await page.goto(`${home}/clients`);
    const live = await pathsOf(page, `${ROW} th a`);
    await press(page, ".spaces .sandbox");
    const sandbox = page.url();
    const band = await page.locator("aside.band").count();
    await page.goto(`${sandbox}/clients`);
    const clients = await page.content();
    await page.goto(`${sandbox}/keys`);
    const keys = await page.content();
    return [
      ...unless(band === 1, "no band"),
      ...unless(/rea_test/.test(keys) && !/rea_(?!test)/.test(keys), "its keys are not of a sandbox"),
      ...live.flatMap((path) => unless(!clients.includes(path.split("/").at(-1)!), `shows ${path}`)),
    ];
  },
  "35: a developer sees no contact, and closed pages say who may open them": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.developer);
    const contact = /\+55\d{10}|\(\d\d\) 9\d{4}/;
    const faults: string[] = [];
    for (const place of ["clients", "captacao", "people", "audit", "radar"]) {
      const answer = await page.goto(`${home}/${place}`);
      const html = await page.content();
      faults.push(...unless(!contact.test(html), `${place} shows a phone`));
      faults.push(
        ...unless(answer?.status() === 403 && /Titular/.test(html), `${place} answers ${answer?.status()}`),
      );
    }
    return faults;
  },
  "36: a removed member is told at the next click, and writes nothing": async (stage) => {
    const owner = await stage.as(PEOPLE.owner);
    const email = "saida@casa-exemplo.example.com";
    await stage.office("PUT", `/accounts/${owner.home.split("/").at(-1)}/members`, {
      email,
      role: "MANAGER",
    });
    const { page, home } = await stage.enter(email);
    await page.goto(`${home}/properties`);
    await press(page, `${ROW} th a`);
    const property = new URL(page.url()).pathname.split("/").at(-1);
    await page.goto(`${page.url()}/edit`);
    await page.fill('[name="/title"]', "Título de quem saiu");
    await owner.page.goto(`${owner.home}/people`);
    const change = owner.page.locator(ROW, { hasText: email });
    await change.locator("summary").click();
    await press(owner.page, change.locator('form[action$="/remove"] button'));
    await press(page, "main form button.main");
    const said = await textOf(page);
    const { title } = (await stage.call("GET", `/v1/properties/${property}`)).body.data;
    return [
      ...unless(/acesso/i.test(said) && said.includes(email), `says ${said}`),
      ...unless(title !== "Título de quem saiu", "the title is written"),
    ];
  },
};
