import type { Page } from "playwright-core";
import { type Check, PEOPLE, type Person, press, type Stage, textOf, unfold, unless } from "./stage.ts";

const KEY = /rea_[0-9a-z]{80}/;

/** Fills the form of a new key. @returns the owner at it */
const newKey = async (stage: Stage, name: string, ...reads: readonly string[]): Promise<Person> => {
  const owner = await stage.as(PEOPLE.owner);
  await owner.page.goto(`${owner.home}/keys/new`);
  await owner.page.fill('input[name="/name"]', name);
  for (const group of reads) await owner.page.check(`input[name="level/${group}"][value="read"]`);
  return owner;
};

const CREATE = "main form > button.main";

/** @returns the key as its page shows it, once */
const shownKey = async (page: Page): Promise<string> => {
  await press(page, CREATE);
  return KEY.exec(await page.content())?.[0] ?? "";
};

const meBy = async (stage: Stage, key: string): Promise<number> =>
  (await stage.call("GET", "/v1/me", undefined, key)).status;

/** The page of a key of the list, by its name. */
const openKey = async ({ page, home }: Person, name: string): Promise<void> => {
  await page.goto(`${home}/keys`);
  await press(page, page.getByRole("link", { name, exact: true }));
};

/** A call that is refused with several faults, and values that nobody else sends. */
const SENT = ["Cobertura Zaguri 7788", "Vila Inventada 41"];

const badCall = (stage: Stage) =>
  stage.call("PUT", "/v1/properties/by-ref/CK-BAD", {
    title: SENT[0],
    type: "CASTELO",
    purposes: ["VENDA"],
    salePrice: -1,
    address: { neighborhood: SENT[1] },
  });

const rowsOf = (page: Page): Promise<string[]> => page.locator("main tbody tr").allInnerTexts();

export const CALLING: Readonly<Record<string, Check>> = {
  "10: a new key is shown once, and its call works": async (stage) => {
    const { page, home } = await newKey(stage, "Dois lados", "properties", "leads");
    const key = await shownKey(page);
    const curl = (await page.locator("pre").first().innerText()).includes(key);
    await page.goto(`${home}/keys`);
    const list = await page.content();
    return [
      ...unless(key !== "" && curl, "shows no key with a call"),
      ...unless((await meBy(stage, key)) === 200, "its call is refused"),
      ...unless(
        !list.includes(key) && list.includes("Dois lados"),
        "the list shows the key, or not its name",
      ),
    ];
  },
  "11: a permission outside the grant is closed with its reason, even to a forged form": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.partner);
    const accountId = home.split("/").at(-1)!;
    const { access } = (await stage.office("GET", `/accounts/${accountId}`)).body.data;
    const without = { ...access, scopes: access.scopes.filter((scope) => !scope.startsWith("leads:")) };
    const { updatedAt: _, ...grant } = without;
    await stage.office("PUT", `/accounts/${accountId}/access`, grant);
    await page.goto(`${home}/keys/new`);
    const radio = page.locator('input[name="level/leads"][value="read"]');
    const isClosed = await radio.isDisabled();
    const said = await page.locator("main form").innerText();
    await page.fill('input[name="/name"]', "Forjada");
    await radio.evaluate((one: HTMLInputElement) => {
      one.disabled = false;
      one.checked = true;
    });
    await press(page, CREATE);
    const fault = await page.locator("main .fault").allInnerTexts();
    await stage.office("PUT", `/accounts/${accountId}/access`, { ...grant, scopes: access.scopes });
    return [
      ...unless(isClosed, "it can be chosen"),
      ...unless(/acesso da conta/i.test(said), "no reason is given"),
      ...unless(fault.length > 0 && !fault.join().includes("scopes["), `the forged form says ${fault}`),
    ];
  },
  "12: one key more than allowed is refused in words, and the form keeps what was typed": async (stage) => {
    const owner = await stage.as(PEOPLE.owner);
    const accountId = owner.home.split("/").at(-1)!;
    const { updatedAt: _, ...access } = (await stage.office("GET", `/accounts/${accountId}`)).body.data
      .access;
    const limited = { ...access, limits: { ...access.limits, maxKeys: 1 } };
    await stage.office("PUT", `/accounts/${accountId}/access`, limited);
    const { page } = await newKey(stage, "Uma a mais", "properties");
    await press(page, CREATE);
    const said = await textOf(page);
    const name = await page.inputValue('input[name="/name"]');
    const isChosen = await page.isChecked('input[name="level/properties"][value="read"]');
    await stage.office("PUT", `/accounts/${accountId}/access`, access);
    return [
      ...unless(/chaves ativas/.test(said), `says ${said.slice(0, 200)}`),
      ...unless(name === "Uma a mais" && isChosen, "the form is empty"),
    ];
  },
  "13: a double click makes one key": async (stage) => {
    const { page, home } = await newKey(stage, "Clique duplo", "properties");
    await Promise.all([page.waitForEvent("load"), page.locator(CREATE).dblclick()]);
    await page.goto(`${home}/keys?`);
    const count = await page.getByRole("link", { name: "Clique duplo", exact: true }).count();
    return unless(count === 1, `${count} keys are made`);
  },
  "14: after a roll both keys work, and the old one says until when": async (stage) => {
    const owner = await newKey(stage, "Rolada", "properties");
    const { page, home } = owner;
    const old = await shownKey(page);
    await openKey(owner, "Rolada");
    await unfold(page, 'form[action$="/roll"]');
    await page.selectOption('form[action$="/roll"] select', "24H");
    await press(page, 'form[action$="/roll"] button');
    const next = KEY.exec(await page.content())?.[0] ?? "";
    await page.goto(`${home}/keys`);
    return [
      ...unless(next !== "" && next !== old, "no new key is shown"),
      ...unless(
        (await meBy(stage, old)) === 200 && (await meBy(stage, next)) === 200,
        "one of them is refused",
      ),
      ...unless(/válida até/i.test(await textOf(page)), "the list does not say until when"),
    ];
  },
  "15: a key bound to an address is refused from another, which the log has": async (stage) => {
    const owner = await newKey(stage, "De longe", "properties");
    const { page, home } = owner;
    await page.fill('[name="/allowedIps"]', "203.0.113.0/24");
    const key = await shownKey(page);
    const { status, body } = await stage.call("GET", "/v1/me", undefined, key);
    const has = await stage.soon(async () => {
      await page.goto(`${home}/requests/${body.requestId}`);
      return (await textOf(page)).includes("127.0.0.1");
    });
    return [
      ...unless(status === 403 && JSON.stringify(body).includes("IP_NOT_ALLOWED"), `is answered ${status}`),
      ...unless(has, "the log has no address"),
    ];
  },
  "16: a revoked key is refused at the very next call": async (stage) => {
    const owner = await newKey(stage, "De saída", "properties");
    const { page } = owner;
    const key = await shownKey(page);
    const before = await meBy(stage, key);
    await openKey(owner, "De saída");
    await unfold(page, 'form[action$="/revoke"]');
    await page.fill('form[action$="/revoke"] input[name="confirm"]', "De saída");
    await press(page, 'form[action$="/revoke"] button');
    const after = await meBy(stage, key);
    return unless(before === 200 && after === 401, `is answered ${before}, then ${after}`);
  },
  "17: a refused call is in the log within five seconds, with its faults and without a value": async (
    stage,
  ) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const { body } = await badCall(stage);
    const began = Date.now();
    const link = page.locator(`main a[href$="${body.requestId}"]`);
    const isThere = await stage.soon(async () => {
      await page.goto(`${home}/requests`);
      return (await link.count()) > 0;
    });
    const seconds = (Date.now() - began) / 1_000;
    const list = await page.content();
    await press(page, link);
    const html = await page.content();
    const faults = body.invalidParams.filter(({ pointer }) => !html.includes(pointer));
    return [
      ...unless(isThere && seconds < 5, `comes after ${seconds.toFixed(1)} s`),
      ...unless(faults.length === 0, `does not show ${JSON.stringify(faults)}`),
      ...SENT.flatMap((text) => unless(!(list + html).includes(text), `shows ${text}`)),
    ];
  },
  "18: a request id leads an operator to the call, and from there to the account": async (stage) => {
    const desk = await stage.operator();
    const { body } = await badCall(stage);
    await stage.soon(async () => {
      await desk.goto(new URL("/operator/search", desk.url()).href);
      await desk.fill('main input[name="q"]', body.requestId);
      await press(desk, "main form button.main");
      return desk.url().endsWith(body.requestId) && (await textOf(desk)).includes(body.requestId);
    });
    const account = desk.locator('main a[href^="/operator/accounts/"]');
    const name = await account
      .first()
      .innerText()
      .catch(() => "");
    return unless(/Casa Exemplo/.test(name), `shows ${name === "" ? "no account" : name} at ${desk.url()}`);
  },
  "19: the address of a filtered list shows the same to another member": async (stage) => {
    const owner = await stage.as(PEOPLE.owner);
    const manager = await stage.as(PEOPLE.manager);
    const address = `${owner.home}/requests?code=invalid_param&hours=24`;
    await owner.page.goto(address);
    await manager.page.goto(address);
    const one = await rowsOf(owner.page);
    const other = await rowsOf(manager.page);
    return unless(one.length > 0 && one.join() === other.join(), `${one.length} rows and ${other.length}`);
  },
  "20: a code in a path is in no log": async (stage) => {
    const { page, home } = await stage.as(PEOPLE.owner);
    const { body } = await stage.call("GET", "/v1/leads/by-ref/123.456.789-00");
    const id = body.requestId;
    const isThere = await stage.soon(async () => {
      await page.goto(`${home}/requests/${id}`);
      return (await textOf(page)).includes("by-ref");
    });
    const one = await page.content();
    await page.goto(`${home}/requests`);
    const shows = [one, await page.content()].some((html) => /123\D?456\D?789/.test(html));
    return [...unless(isThere, "the call is not there"), ...unless(!shows, "the code is shown")];
  },
};
