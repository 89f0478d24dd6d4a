import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { person } from "../../../test/support/lead.ts";
import { listing } from "../../../test/support/listing.ts";
import { query } from "../../../test/support/query.ts";
import { type Browser, enter, fieldsIn, idempotencyKeyIn } from "../browser.ts";

const TITLE = 'Cobertura & "jardim"';

const aPortfolio = async () => {
  const account = await makeAccount();
  const { body } = await account.api.post("/properties", {
    body: listing({ title: TITLE, externalRef: "AP/7" }),
  });
  const id: string = body.data.id;
  const { browser, base } = await enter(account);
  return { ...account, id, base, browser, path: `${base}/properties/${id}` };
};

const statusOf = async ({ api, id }: Pick<Awaited<ReturnType<typeof aPortfolio>>, "api" | "id">) =>
  (await api.get(`/properties/${id}`)).body.data.status;

describe("properties at the dashboard", () => {
  it("are listed under filters, with what they lack, as text alone", async () => {
    const { browser, base, id } = await aPortfolio();
    const { text } = await browser.get(`${base}/properties?radar=pending`);
    expect(text).toContain("Cobertura &amp; &quot;jardim&quot;");
    expect(text).toContain("Falta a foto de capa");
    expect(text).toContain(`/properties/${id}"`);
    expect((await browser.get(`${base}/properties?radar=ready`)).text).toContain(
      "Nenhum resultado com estes filtros",
    );
  });

  it("save a price on their own page unless somebody else changed it first, and undo it at a press", async () => {
    const { api, base, browser, path, id } = await aPortfolio();
    const bulk = `${base}/properties/bulk`;
    const price = async () => (await api.get(`/properties/${id}`)).body.data.salePrice;
    const before = await price();
    const [, own = ""] =
      /<section class="card priced">[\s\S]*?<form[^>]*>([\s\S]*?)<\/form>/.exec(
        (await browser.get(path)).text,
      ) ?? [];
    const form = fieldsIn(own);
    expect(form.value).toBe(String(before));
    expect((await browser.post(bulk, { ...form, value: "cem" })).status).toBe(422);
    const saved = await browser.post(bulk, { ...form, value: "490.000,00" });
    expect([saved.to, await price()]).toEqual([path, 490_000]);
    const [, toast = ""] =
      /class="toast"[\s\S]*?<form[^>]*>([\s\S]*?)<\/form>/.exec((await browser.get(path)).text) ?? [];
    const back = await browser.post(bulk, fieldsIn(toast));
    expect([back.to, await price()]).toEqual([path, before]);
    const seen = JSON.stringify({ id, from: 490_000 });
    const once = "0123456789-0123456789-";
    const late = await browser.post(bulk, { ...form, once, value: "480.000,00", "/properties": seen });
    expect(late.text).toContain("Não alterados: 1");
    expect(await price()).toBe(before);
  });

  it("are found by words, which stay in the form and in the address of the next page", async () => {
    const { browser, base } = await aPortfolio();
    const found = await browser.get(`${base}/properties?q=${encodeURIComponent("cobert jardim")}`);
    expect(found.text).toContain("Cobertura &amp; &quot;jardim&quot;");
    expect(found.text).toContain('value="cobert jardim"');
    expect((await browser.get(`${base}/properties?q=%22%3E`)).text).toContain('value="&quot;&gt;"');
    expect((await browser.get(`${base}/properties?q=sobrado`)).text).toContain(
      "Nenhum resultado com estes filtros",
    );
  });

  it("refuse a hand-made filter in words", async () => {
    const { browser, base } = await aPortfolio();
    const page = await browser.get(`${base}/properties?status=NONE`);
    expect(page.status).toBe(400);
    expect(page.text).toContain("status");
  });

  it("change status once, however often the form is sent", async () => {
    const { browser, path, api, id, accountId } = await aPortfolio();
    const once = idempotencyKeyIn((await browser.get(path)).text);
    const sent = { "/status": "SOLD", once };
    const answers = await Promise.all([1, 2].map(() => browser.post(`${path}/status`, sent)));
    expect(answers.some(({ to }) => to === path)).toBe(true);
    expect(await statusOf({ api, id })).toBe("SOLD");
    const { body } = await backoffice.get(`/accounts/${accountId}/audit`);
    const acts = body.data.filter(({ action }: { action: string }) => action === "panel.setPropertyStatus");
    expect(acts).toHaveLength(1);
  });

  it("never link to an address that runs as a script, whether sent or stored", async () => {
    const { browser, base, path, id, accountId } = await aPortfolio();
    const script = "javascript:alert(document.domain)";
    const form = fieldsIn((await browser.get(`${path}/edit`)).text);
    const refused = await browser.post(`${path}/edit`, { ...form, "/listingUrl": script });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringMatching(/id="f-listingUrl"[^>]*invalid/),
    ]);
    const store = "UPDATE properties SET listing_url = ? WHERE id = ? AND account_id = ?";
    await query(store, script, id, accountId);
    for (const page of [path, `${path}/edit`, `${base}/properties`, `${base}/visibility`]) {
      const { text } = await browser.get(page);
      expect(text, page).not.toMatch(/(href|src|action|formaction|hx-\w+)="\s*javascript:/i);
    }
    expect((await browser.get(`${path}/edit`)).text).toContain(`value="${script}"`);
    // Other tests list all accounts' properties, and check their addresses.
    await query(store, null, id, accountId);
  });

  it("are confirmed on their page", async () => {
    const { browser, path } = await aPortfolio();
    expect((await browser.post(`${path}/confirm`)).to).toBe(path);
  });

  it("of another account are not found", async () => {
    const [{ id, api }, { browser, base }] = await Promise.all([aPortfolio(), aPortfolio()]);
    expect((await browser.get(`${base}/properties/${id}`)).status).toBe(404);
    expect((await browser.post(`${base}/properties/${id}/status`, { "/status": "SOLD" })).status).toBe(404);
    expect(await statusOf({ api, id })).toBe("ACTIVE");
  });
});

describe("the trash at the dashboard", () => {
  const trashed = async () => {
    const portfolio = await aPortfolio();
    await portfolio.api.delete(`/properties/${portfolio.id}`);
    return { ...portfolio, path: `${portfolio.base}/trash/${portfolio.id}` };
  };

  it("restores a property", async () => {
    const { browser, base, path, api, id } = await trashed();
    expect((await browser.get(`${base}/trash`)).text).toContain(`${path}/restore`);
    expect((await browser.post(`${path}/restore`)).to).toBe(`${base}/properties/${id}`);
    expect((await browser.get(`${base}/properties/${id}`)).text).toContain("Restaurado.");
    expect(await statusOf({ api, id })).toBe("ACTIVE");
    expect((await browser.get(`${base}/trash`)).text).toContain("A lixeira está vazia");
  });

  it("purges a property once its id is typed", async () => {
    const { browser, base, path, api, id } = await trashed();
    expect((await browser.post(`${path}/purge`, { confirm: "outro" })).status).toBe(422);
    expect(await statusOf({ api, id })).toBe("DELETED");
    expect((await browser.post(`${path}/purge`, { confirm: id })).to).toBe(`${base}/trash`);
    expect((await api.get(`/properties/${id}`)).status).toBe(404);
  });
});

describe("the account's own lists at the dashboard", () => {
  const shows = async (browser: Browser, path: string, text: string) =>
    expect((await browser.get(path)).text, path).toContain(text);

  it("show who is in the team, what was done, and what was paid", async () => {
    const { browser, base, accountId } = await aPortfolio();
    const account = `/accounts/${accountId}`;
    const member = { name: "Bia Corretora", email: "bia@example.com", role: "BROKER" };
    await backoffice.post(`${account}/team`, member);
    await backoffice.post(`${account}/captacao/credits`, { amountCents: 50_000, reference: "recarga-1" });
    await shows(browser, `${base}/team`, "Bia Corretora");
    await shows(browser, `${base}/audit`, "<code>team.add</code>");
    await shows(browser, `${base}/captacao/ledger`, "recarga-1");
    await shows(browser, `${base}/captacao/ledger`, "500");
  });

  it("filter the audit by action, actor and time, also in its file", async () => {
    const { browser, base, accountId, api } = await aPortfolio();
    const { id } = (await api.post("/leads", { body: person() })).body.data;
    await browser.post(`${base}/clients/${id}/contact`);
    await backoffice.post(`/accounts/${accountId}/captacao/credits`, { amountCents: 100, reference: "r" });
    const actsFound = async (query: string) => {
      const { status, text } = await browser.get(`${base}/audit?${query}`);
      expect([query, status]).toEqual([query, 200]);
      return ["lead.contact", "captacao.credit"].filter((one) => text.includes(`<code>${one}</code>`));
    };
    expect(await actsFound("")).toEqual(["lead.contact", "captacao.credit"]);
    expect(await actsFound("action=lead.")).toEqual(["lead.contact"]);
    expect(await actsFound("actor=psn_&hours=24")).toEqual(["lead.contact"]);
    expect(await actsFound("actor=opr_")).toEqual([]);
    expect(await actsFound("hours=constructor")).toEqual(["lead.contact", "captacao.credit"]);
    const { text } = await browser.get(`${base}/audit?action=captacao.`);
    expect(text).toContain(`${base}/audit/list.csv?action=captacao.`);
    const file = await browser.get(`${base}/audit/list.csv?action=captacao.`);
    expect(file.text).toContain("captacao.credit");
    expect(file.text).not.toContain("lead.contact");
  });

  it("continue page by page", async () => {
    const { browser, base, accountId } = await aPortfolio();
    for (let sent = 0; sent < 51; sent += 1)
      await backoffice.post(`/accounts/${accountId}/captacao/credits`, {
        amountCents: 100,
        reference: `recarga-${sent}`,
      });
    const first = await browser.get(`${base}/captacao/ledger`);
    const next = /href="([^"]+cursor=[^"]+)"/.exec(first.text)![1]!.replaceAll("&amp;", "&");
    const second = await browser.get(next);
    expect(first.text).not.toContain(">recarga-0<");
    expect(second.text).toContain(">recarga-0<");
  });
});
