import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { setColumns } from "../../../test/support/dashboard.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { type Browser, enter, fieldsIn, type Page, textIn } from "../browser.ts";

type Fields = Readonly<Record<string, string>>;

const priceOf = async ({ api }: TestAccount, id: string) =>
  (await api.get(`/properties/${id}`)).body.data.salePrice;

const statusOf = async ({ api }: TestAccount, id: string) =>
  (await api.get(`/properties/${id}`)).body.data.status;

/** A member at the list, and a function that previews a change of ticked properties. */
const atList = async (account: TestAccount) => {
  const { browser, base } = await enter(account);
  const bulk = `${base}/properties/bulk`;
  const preview = (ids: readonly string[], fields: Fields): Promise<Page> => {
    const query = new URLSearchParams(fields);
    for (const id of ids) query.append("/ids", id);
    return browser.get(`${bulk}?${query}`);
  };
  return { browser, base, bulk, preview };
};

/** Presses the preview's button, sending the fields that the page has. */
const confirm = (browser: Browser, bulk: string, page: Page): Promise<Page> => {
  const form = new URLSearchParams();
  const [, own = ""] =
    /<form method="post" action="[^"]*\/bulk" class="row">([\s\S]*?)<\/form>/.exec(page.text) ?? [];
  for (const [tag] of own.matchAll(/<input[^>]*>/g))
    for (const [name, value] of Object.entries(fieldsIn(tag))) form.append(name, value);
  return browser.sendForm(bulk, form);
};

/** Presses "undo" on the next page. */
const undo = (browser: Browser, bulk: string, { text }: Page): Promise<Page> => {
  const [, own = ""] = /class="toast"[\s\S]*?<form[^>]*>([\s\S]*?)<\/form>/.exec(text) ?? [];
  return browser.post(bulk, fieldsIn(own));
};

describe("properties changed together", () => {
  it("show the old and the new price first, and change once, even if the button is pressed twice", async () => {
    const { account, id: one } = await accountWithProperty({ salePrice: 500_000 });
    const { id: other } = await makeProperty(account, { salePrice: 333_333 });
    const { browser, bulk, preview } = await atList(account);
    const page = await preview([one, other], { field: "salePrice", by: "PERCENT", value: "-5" });
    expect(page.status).toBe(200);
    expect(textIn(page)).toMatch(/R\$ 500\.000(,00)? R\$ 475\.000/);
    expect(textIn(page)).toMatch(/R\$ 333\.333(,00)? R\$ 316\.666/);
    expect(await priceOf(account, one)).toBe(500_000);
    const [first, second] = await Promise.all([confirm(browser, bulk, page), confirm(browser, bulk, page)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect((await confirm(browser, bulk, page)).status).toBe(303);
    expect([await priceOf(account, one), await priceOf(account, other)]).toEqual([475_000, 316_666]);
    const { body } = await backoffice.get(`${account.path}/audit`);
    const rows = body.data.filter(({ action }: { action: string }) => action === "property.edit");
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining(
        [one, other].map((subject) => expect.objectContaining({ subject, fields: ["salePrice"] })),
      ),
    );
  });

  it("go back to their former prices at one press, and the field is the feed's again", async () => {
    const { account, id: one } = await accountWithProperty({ salePrice: 500_000 });
    const { id: held } = await makeProperty(account, { salePrice: 333_333.33 });
    await backoffice.patch(`${account.path}/properties/${held}`, { salePrice: 333_333.34 });
    const { browser, base, bulk, preview } = await atList(account);
    await confirm(
      browser,
      bulk,
      await preview([one, held], { field: "salePrice", by: "PERCENT", value: "5" }),
    );
    expect([await priceOf(account, one), await priceOf(account, held)]).toEqual([525_000, 350_000]);
    const list = await browser.get(`${base}/properties`);
    const pages = await Promise.all([undo(browser, bulk, list), undo(browser, bulk, list)]);
    expect(pages.map(({ status }) => status)).toEqual([303, 303]);
    expect([await priceOf(account, one), await priceOf(account, held)]).toEqual([500_000, 333_333.34]);
    const heldOf = async (id: string) =>
      (await backoffice.get(`${account.path}/properties/${id}/edits`)).body.data.fields;
    expect([await heldOf(one), await heldOf(held)]).toEqual([[], ["salePrice"]]);
  });

  it("do not go back where the API has changed the value since, and say so; the others do", async () => {
    const { account, id: one } = await accountWithProperty();
    const { id: other } = await makeProperty(account, { title: "Mudado depois" });
    const { browser, base, bulk, preview } = await atList(account);
    await confirm(browser, bulk, await preview([one, other], { field: "status", status: "SOLD" }));
    const list = await browser.get(`${base}/properties`);
    await account.api.post(`/properties/${other}/status`, { body: { status: "RENTED" } });
    const page = await undo(browser, bulk, list);
    expect([page.status, textIn(page).includes("Alguém alterou este valor depois")]).toEqual([200, true]);
    expect(textIn(page)).toMatch(/Voltaram ao valor anterior: 1\. .*Não alterados: 1\./);
    expect([await statusOf(account, one), await statusOf(account, other)]).toEqual(["ACTIVE", "RENTED"]);
  });

  it("offer no undo that would restore a state set by a feed or the service", async () => {
    const { account, id } = await accountWithProperty();
    await setColumns(id, { status: "INACTIVE", inactive_reason: "FEED_REMOVED" });
    const { browser, base, bulk, preview } = await atList(account);
    await confirm(browser, bulk, await preview([id], { field: "status", status: "SOLD" }));
    const list = await browser.get(`${base}/properties`);
    expect([list.text.includes("Salvo."), list.text.includes('name="back"')]).toEqual([true, false]);
  });

  it("can be undone even at the maximum number: the cookie for the next page has room", async () => {
    const account = await makeAccount({ account: { propertyLimit: 100 } });
    const { id } = await makeProperty(account, { salePrice: 987_654_321.99 });
    const ids = [id];
    while (ids.length < 50) ids.push((await makeProperty(account, { salePrice: 987_654_321.99 })).id);
    const { browser, base, bulk, preview } = await atList(account);
    const changed = { field: "salePrice", by: "AMOUNT", value: "0,01" };
    expect((await confirm(browser, bulk, await preview(ids, changed))).status).toBe(303);
    await undo(browser, bulk, await browser.get(`${base}/properties`));
    expect(new Set(await Promise.all(ids.map((one) => priceOf(account, one))))).toEqual(
      new Set([987_654_321.99]),
    );
  });

  it.each([
    ["an amount", { by: "AMOUNT", value: "-1.500,50" }, 498_499.5],
    ["a price", { by: "TO", value: "R$ 450 mil" }, 450_000],
    ["a share more", { by: "PERCENT", value: "2,5" }, 512_500],
  ])("take %s as people write it", async (_, fields, wanted) => {
    const { account, id } = await accountWithProperty({ salePrice: 500_000 });
    const { browser, bulk, preview } = await atList(account);
    await confirm(browser, bulk, await preview([id], { field: "salePrice", ...fields }));
    expect(await priceOf(account, id)).toBe(wanted);
  });

  it("stay as they are where they cannot be changed, each with the reason", async () => {
    const { account, id: sale } = await accountWithProperty({ salePrice: 500_000 });
    const { id: rent } = await makeProperty(account, {
      purposes: ["LOCACAO"],
      salePrice: null,
      rentPrice: 2_000,
      title: "Só aluguel",
    });
    const stranger = await makeProperty(await makeAccount(), { title: "De outra conta" });
    const { browser, bulk, preview } = await atList(account);
    const fields = { field: "salePrice", by: "AMOUNT", value: "1000" };
    const page = await preview([sale, rent, stranger.id], fields);
    expect(textIn(page)).toContain("O imóvel não tem este preço.");
    expect(textIn(page)).not.toContain("De outra conta");
    expect(textIn(page)).toContain("Alterar imóveis (1)");
    expect((await confirm(browser, bulk, page)).status).toBe(303);
    expect(await priceOf(account, sale)).toBe(501_000);
    const below = await preview([sale], { field: "salePrice", by: "AMOUNT", value: "-501000" });
    expect(textIn(below)).toContain("O preço ficaria em zero ou abaixo.");
  });

  it("stay as they are if somebody has changed the value since, while the others change", async () => {
    const { account, id: one } = await accountWithProperty({ salePrice: 500_000 });
    const { id: other } = await makeProperty(account, { salePrice: 600_000 });
    const { browser, bulk, preview } = await atList(account);
    const page = await preview([one, other], { field: "salePrice", by: "PERCENT", value: "10" });
    await account.api.patch(`/properties/${one}`, { body: { salePrice: 510_000 } });
    const answer = await confirm(browser, bulk, page);
    expect(answer.status).toBe(200);
    expect(textIn(answer)).toContain("Alguém alterou este valor depois da prévia.");
    expect([await priceOf(account, one), await priceOf(account, other)]).toEqual([510_000, 660_000]);
  });

  it("get a price in cents, within the bounds of a price", async () => {
    const { account, id } = await accountWithProperty({ salePrice: 500_000 });
    const { id: highest } = await makeProperty(account, { salePrice: 1_000_000_000_000 });
    const { browser, bulk, preview } = await atList(account);
    const to = async (value: string) => preview([id, highest], { field: "salePrice", by: "TO", value });
    const least = { field: "salePrice", by: "TO", value: 0.001, properties: [{ id }] };
    const refused = await backoffice.post(`${account.path}/properties/changes`, least);
    expect(refused.body.data).toMatchObject([
      { outcome: "REFUSED", reason: expect.stringContaining("zero") },
    ]);
    for (const wanted of [
      { by: "AMOUNT", value: "1000000000000" },
      { by: "PERCENT", value: "1000" },
    ]) {
      const page = await preview([highest], { field: "salePrice", ...wanted });
      expect(textIn(page)).toContain("O preço passaria do máximo");
      const body = {
        field: "salePrice",
        by: wanted.by,
        value: Number(wanted.value),
        properties: [{ id: highest }],
      };
      const { status, body: answer } = await backoffice.post(`${account.path}/properties/changes`, body);
      expect([status, answer.data]).toMatchObject([200, [{ outcome: "REFUSED", code: "request_refused" }]]);
    }
    for (const value of ["1000,5", "-101"])
      expect((await preview([id], { field: "salePrice", by: "PERCENT", value })).status).toBe(422);
    const properties = [{ id, from: 500_000 }];
    const body = { field: "salePrice", by: "TO", value: 100.123, properties };
    const outcomes: string[] = [];
    for (const _ of [1, 2])
      outcomes.push((await backoffice.post(`${account.path}/properties/changes`, body)).body.data[0].outcome);
    expect([outcomes, await priceOf(account, id)]).toEqual([["CHANGED", "UNCHANGED"], 100.12]);
    await confirm(browser, bulk, await to("1000000000001"));
    expect([await priceOf(account, id), await priceOf(account, highest)]).toEqual([
      100.12, 1_000_000_000_000,
    ]);
  });

  it("go offline by hand or are confirmed, like a single one, and only once if the button is pressed twice", async () => {
    const { account, id: removed } = await accountWithProperty();
    const { id: expired } = await makeProperty(account);
    const { id: due } = await makeProperty(account);
    for (const [id, reason] of [
      [removed, "FEED_REMOVED"],
      [expired, "CONFIRMATION_EXPIRED"],
    ])
      await setColumns(id, { status: "INACTIVE", inactive_reason: reason });
    await setColumns(due, { confirmed_at: Date.now() - 59 * 86_400_000, notice_at: Date.now() });
    const { browser, bulk, preview } = await atList(account);
    const read = async (id: string) => (await account.api.get(`/properties/${id}`)).body.data;
    const offline = await preview([removed, expired], { field: "status", status: "INACTIVE" });
    expect((await confirm(browser, bulk, offline)).status).toBe(303);
    for (const id of [removed, expired])
      expect(await read(id)).toMatchObject({ status: "INACTIVE", inactiveReason: "MANUAL" });
    const page = await preview([due], { field: "status", status: "ACTIVE" });
    expect(textIn(page)).toContain("A disponibilidade será confirmada");
    const outcomes: string[] = [];
    for (const _ of [1, 2]) {
      const body = { field: "status", by: "TO", value: "ACTIVE", properties: [{ id: due, from: "ACTIVE" }] };
      outcomes.push((await backoffice.post(`${account.path}/properties/changes`, body)).body.data[0].outcome);
    }
    expect(outcomes).toEqual(["CONFIRMED", "UNCHANGED"]);
    const again = await preview([removed, due], { field: "status", status: "INACTIVE" });
    expect(textIn(again)).toContain("Já está assim");
  });

  it("get a state together, as far as the plan allows", async () => {
    const account = await makeAccount({ account: { propertyLimit: 2 } });
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await makeProperty(account);
      await account.api.post(`/properties/${id}/status`, { body: { status: "INACTIVE" } });
      ids.push(id);
    }
    const { browser, bulk, preview } = await atList(account);
    const page = await preview(ids, { field: "status", status: "ACTIVE" });
    expect(textIn(page)).toContain("O plano permite 2 imóveis ativos, e a conta já tem 2.");
    await confirm(browser, bulk, page);
    const states = await Promise.all(ids.map((id) => statusOf(account, id)));
    expect(states.filter((status) => status === "ACTIVE")).toHaveLength(2);
    const sold = await preview(ids, { field: "status", status: "SOLD" });
    await confirm(browser, bulk, sold);
    expect(await Promise.all(ids.map((id) => statusOf(account, id)))).toEqual(["SOLD", "SOLD", "SOLD"]);
  });

  it("are asked for again if none or too many are ticked, or no number is given", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base, preview } = await atList(account);
    const price = { field: "salePrice", by: "PERCENT" };
    const none = await preview([], { ...price, value: "5" });
    expect([none.status, textIn(none).includes("Marque ao menos um imóvel")]).toEqual([422, true]);
    const unread = await preview([id], { ...price, value: "dez" });
    expect([unread.status, textIn(unread).includes("“dez” não é um número")]).toEqual([422, true]);
    const asked = await preview([id], { ...price, by: "TO", value: "1.234" });
    expect(asked.status).toBe(422);
    expect(textIn(asked)).toContain("“1.234” pode ser R$ 1.234,00 ou R$ 1.234.000,00");
    expect(asked.text).toContain('value="1.234"');
    expect((await preview([id], { ...price, value: "12.5" })).status).toBe(200);
    const many = await preview(
      Array.from({ length: 51 }, (_, n) => `prop-${String(n).padStart(16, "0")}`),
      { ...price, value: "5" },
    );
    expect([many.status, /50/.test(textIn(many))]).toEqual([422, true]);
    const { browser: developer } = await enter(account, "DEVELOPER");
    expect((await developer.get(`${base}/properties/bulk?/ids=${id}`)).status).toBe(403);
    expect((await developer.get(`${base}/properties`)).text).not.toContain("/bulk");
    expect((await browser.get(`${base}/properties`)).text).toContain(`formaction="${base}/properties/bulk"`);
  });
});
