import { describe, expect, it } from "vitest";
import { backoffice } from "../../../test/support/api.ts";
import { dashboard } from "../../../test/support/dashboard.ts";
import { endSyncs, feedStage, feedXml, flat } from "../../../test/support/feed-stage.ts";
import { enter, fieldsIn, pressUndo } from "../browser.ts";

endSyncs();

const inConflict = async (...refs: readonly string[]) => {
  const stage = await feedStage();
  await stage.sync(feedXml(...refs.map((ref) => flat(ref))));
  for (const ref of refs) await dashboard(stage, (await stage.property(ref)).id).edit({ salePrice: 620_000 });
  await stage.sync();
  const { browser, base } = await enter(stage);
  return { ...stage, browser, base, page: `${base}/feed/conflicts` };
};

describe("feed conflicts at the dashboard", () => {
  it("are shown with both values, and decided one by one", async () => {
    const { browser, base, page, property, sync, path } = await inConflict("A1");
    const feed = (await browser.get(`${base}/feed`)).text;
    for (const part of [`${page}"`, "Mantido o valor do painel: Preço de venda", `${base}/find?q=A1`])
      expect(feed).toContain(part);
    const { text } = await browser.get(page);
    for (const part of ["Apartamento A1", "Preço de venda", "620.000", "500.000"])
      expect(text).toContain(part);
    const { id } = await property("A1");
    const body = { "/field": "salePrice", "/propertyId": id, "/decision": "TAKE" };
    expect((await browser.post(page, body)).to).toBe(page);
    expect((await browser.get(page)).text).toContain("painel e feed estão iguais");
    await sync();
    expect(await property("A1")).toMatchObject({ salePrice: 500_000 });
    const { body: audit } = await backoffice.get(`${path}/audit`);
    expect(audit.data[0]).toMatchObject({ action: "feed.take", actor: expect.stringMatching(/^psn_/) });
  });

  it.each(["KEEP", "TAKE"])("can be undone within ten seconds: %s", async (decision) => {
    const { browser, page, property, sync } = await inConflict("A1");
    const { id } = await property("A1");
    await browser.post(page, { "/field": "salePrice", "/propertyId": id, "/decision": decision });
    const { text } = await browser.get(page);
    expect((await pressUndo(browser, text)).to).toBe(page);
    const undone = await browser.get(page);
    expect(undone.text).toContain("Desfeito.");
    expect(undone.text).not.toContain(">Desfazer<");
    await sync();
    expect((await browser.get(page)).text).toContain("Apartamento A1");
    expect(await property("A1")).toMatchObject({ salePrice: 620_000 });
  });

  it.each([
    ["leaves the field to the feed", false, 530_000],
    ["leaves a field that was the dashboard's before with the dashboard", true, 500_000],
  ])("do not come from a price change that was undone: %s", async (_, isHeld, next) => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1")));
    const { id } = await stage.property("A1");
    if (isHeld) await dashboard(stage, id).edit({ salePrice: 490_000 });
    if (isHeld) await dashboard(stage, id).edit({ salePrice: 500_000 });
    const { browser, base } = await enter(stage);
    const path = `${base}/properties/${id}`;
    const form = fieldsIn((await browser.get(`${path}/edit`)).text);
    await browser.post(`${path}/edit`, { ...form, "/salePrice": "620.000,00" });
    const undone = await pressUndo(browser, (await browser.get(path)).text);
    expect([undone.to, undone.status === 303 ? "" : undone.text]).toEqual([path, ""]);
    expect(await stage.property("A1")).toMatchObject({ salePrice: 500_000 });
    await stage.sync(feedXml(flat("A1", 530_000)));
    expect(await stage.property("A1")).toMatchObject({ salePrice: next });
  });

  it("do not come from a price on request, which cannot be undone", async () => {
    const stage = await feedStage();
    for (const price of ["500000", "Sob consulta", "Sob consulta"]) {
      await stage.sync(feedXml(flat("A1", price)));
    }
    const { id, salePrice, radar } = await stage.property("A1");
    expect([salePrice, radar.pending]).toEqual([500_000, expect.arrayContaining(["SALE_PRICE_MISSING"])]);
    const { browser, base } = await enter(stage);
    const path = `${base}/properties/${id}`;
    const form = fieldsIn((await browser.get(`${path}/edit`)).text);
    await browser.post(`${path}/edit`, { ...form, "/salePrice": "450.000,00" });
    const { text } = await browser.get(path);
    expect(text).toContain("Salvo.");
    expect(text).not.toContain(">Desfazer<");
  });

  it("cannot be undone once the feed has written the field, and say so", async () => {
    const { browser, page, property, sync } = await inConflict("A1");
    const { id } = await property("A1");
    const body = { "/field": "salePrice", "/propertyId": id };
    await browser.post(page, { ...body, "/decision": "TAKE" });
    await sync();
    await browser.post(page, { ...body, "/decision": "ASK" });
    const { text } = await browser.get(page);
    expect(text).toContain("Não foi possível desfazer");
    expect(text).not.toContain("Desfeito.");
  });

  it("of one field are decided together, unless their number has changed", async () => {
    const { browser, page } = await inConflict("A1", "A2");
    const { text } = await browser.get(`${page}?field=salePrice`);
    expect(text).toContain("2 conflitos em “Preço de venda”");
    const body = { "/field": "salePrice", "/decision": "KEEP" };
    const stale = await browser.post(page, { ...body, "/count": "1" });
    expect([stale.status, stale.text]).toEqual([422, expect.stringContaining("agora são 2")]);
    expect((await browser.post(page, { ...body, "/count": "2" })).to).toBe(page);
    expect((await browser.get(page)).text).toContain("painel e feed estão iguais");
  });

  it("refuse a hand-made decision in words", async () => {
    const { browser, page } = await inConflict("A1");
    const { status, text } = await browser.post(page, { "/field": "nome", "/decision": "__proto__" });
    expect([status, text]).toEqual([422, expect.stringContaining("field")]);
    expect(text).toContain("Apartamento A1");
  });
});
