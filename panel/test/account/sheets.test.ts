import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { batchStage, listings } from "../../../test/support/batch-stage.ts";
import { enter, type Page } from "../browser.ts";

const ONCE = "0123456789-0123456789-sheet";

const jsonOf = ({ text }: Page) => JSON.parse(text);

describe("the page of a sheet", () => {
  it("names its script and its template, and says what is needed without the script", async () => {
    const { browser, base } = await enter(await makeAccount());
    for (const [kind, model] of [
      ["properties", "modelo-imoveis"],
      ["clients", "modelo-clientes"],
    ]) {
      expect((await browser.get(`${base}/${kind}`)).text).toContain(`${base}/${kind}/import"`);
      const { text } = await browser.get(`${base}/${kind}/import`);
      expect(text).toMatch(/data-sheet="\/assets\/sheet\.js\?v=[\w-]+"/);
      expect(text).toContain(`data-base="${base}/${kind}/import"`);
      expect(text).toMatch(new RegExp(`/assets/${model}\\.csv\\?v=`));
      expect(text).toContain("precisa de JavaScript");
    }
  });

  it("hands the rows over as a batch, once however often they are sent", async () => {
    const stage = await batchStage();
    const { browser, base } = await enter(stage);
    const form = { items: JSON.stringify(listings(2)), once: ONCE };
    const first = await browser.post(`${base}/properties/import/batch`, form);
    const again = await browser.post(`${base}/properties/import/batch`, form);
    const { id } = jsonOf(first).data;
    expect(jsonOf(again).data.id).toBe(id);
    expect(jsonOf(await browser.get(`${base}/properties/import/batch/${id}`)).data).toMatchObject({
      processed: 0,
      total: 2,
    });
    await stage.workAll();
    const { data } = jsonOf(await browser.get(`${base}/properties/import/batch/${id}`));
    expect(data).toMatchObject({ status: "DONE", counts: { CREATED: 2 } });
    const known = jsonOf(await browser.get(`${base}/properties/import/known`));
    expect(known.data.map((one: { externalRef: string }) => one.externalRef).sort()).toEqual([
      "AP-0",
      "AP-1",
    ]);
    expect(known.data[0]).toMatchObject({ address: { state: expect.any(String) }, photos: [] });
  });

  it("offers a dry run before any row is written", async () => {
    const stage = await batchStage();
    const { browser, base } = await enter(stage);
    const [good, bad] = listings(2) as [Record<string, unknown>, Record<string, unknown>];
    const items = JSON.stringify([good, { ...bad, address: { city: "Curitba", state: "PR" } }]);
    const sent = await browser.post(`${base}/properties/import/batch`, { items, once: ONCE, trial: "1" });
    await stage.workAll();
    const { data } = jsonOf(await browser.get(`${base}/properties/import/batch/${jsonOf(sent).data.id}`));
    expect(data).toMatchObject({ dryRun: true, counts: { CREATED: 1, REJECTED: 1 } });
    const { invalidParams } = data.results[1];
    expect(invalidParams[0]).toMatchObject({ pointer: "/address/city", suggestions: expect.anything() });
    expect(jsonOf(await browser.get(`${base}/properties/import/known`)).data).toEqual([]);
  });

  it("writes clients of a sheet, and finds the places they look in", async () => {
    const stage = await batchStage();
    const { browser, base } = await enter(stage);
    const client = {
      externalRef: "C-1",
      name: "Ana",
      phones: [{ number: "(41) 99876-1111" }],
      consentGiven: true,
    };
    const sent = await browser.post(`${base}/clients/import/batch`, {
      items: JSON.stringify([client]),
      once: ONCE,
    });
    await stage.workAll();
    const { data } = jsonOf(await browser.get(`${base}/clients/import/batch/${jsonOf(sent).data.id}`));
    expect(data.counts).toEqual({ CREATED: 1 });
    const known = jsonOf(await browser.get(`${base}/clients/import/known?state=ACTIVE`));
    expect(known.data).toMatchObject([{ externalRef: "C-1", phones: [{ number: "+5541998761111" }] }]);
    expect(jsonOf(await browser.get(`${base}/clients/import/team`)).data).toMatchObject([
      { role: "OWNER", active: true },
    ]);
    const places = jsonOf(await browser.get(`${base}/clients/import/neighborhoods/4106902`));
    expect(places.data).toContainEqual({ neighborhoodSlug: "batel", name: "Batel" });
  });

  it("sets the state of a property after its row, and shows what a refusal says", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base } = await enter(account);
    const path = `${base}/properties/import/status`;
    const set = await browser.post(path, { propertyId: id, status: "SOLD", once: ONCE });
    expect(jsonOf(set)).toMatchObject({ data: { status: "SOLD" }, result: { outcome: "STATUS_SET" } });
    const refused = await browser.post(path, { propertyId: id, status: "GONE", once: ONCE });
    expect([refused.status, jsonOf(refused).problem.code]).toEqual([422, "invalid_param"]);
    const none = await browser.post(`${base}/properties/import/batch`, { items: "no JSON", once: ONCE });
    expect([none.status, jsonOf(none).problem.code]).toEqual([422, "invalid_param"]);
  });
});
