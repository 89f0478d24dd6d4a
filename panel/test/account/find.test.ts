import { describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { batchStage, listings } from "../../../test/support/batch-stage.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makePartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter } from "../browser.ts";

/** An account with a client, two properties and a webhook. */
const aStage = async (role?: "OWNER" | "DEVELOPER") => {
  const account = await makeAccount();
  const phone = "(41) 99876-4321";
  const lead = await makeLead(account, { name: "Beatriz Nogueira", phones: [{ number: phone }] });
  const one = await makeProperty(account, { externalRef: "BUSCA-1", title: "Sobrado da Colina" });
  const other = await makeProperty(account, { externalRef: "BUSCA-2", title: "Casa da Colina" });
  const { body } = await account.api.post("/webhooks", { body: { url: "https://recebe.example.com/aqui" } });
  const { browser, base } = await enter(account, role);
  const find = (asked: string) => browser.get(`${base}/find?q=${encodeURIComponent(asked)}`);
  const now = async (asked: string) =>
    (await browser.get(`${base}/find/now?q=${encodeURIComponent(asked)}`)).text;
  return { account, browser, base, lead, one, other, webhook: body.data.id as string, find, now };
};

describe("the search", () => {
  it("goes straight to the one client, property, webhook or page that it finds", async () => {
    const { base, lead, one, webhook, find } = await aStage();
    for (const [asked, page] of [
      ["beatriz", `/clients/${lead.id}`],
      ["41 99876-4321", `/clients/${lead.id}`],
      ["busca-1", `/properties/${one.id}`],
      ["sobrado", `/properties/${one.id}`],
      ["recebe.example", `/webhooks/${webhook}`],
      ["auditoria", "/audit"],
      ["audit", "/audit"],
      ["nova chave", "/keys/new"],
      ["webhooks", "/webhooks"],
    ] as const)
      expect((await find(asked)).to, asked).toBe(base + page);
  });

  it("lists several hits by kind, on its page and below its box", async () => {
    const { base, one, other, find, now } = await aStage();
    const { status, text } = await find("colina");
    expect(status).toBe(200);
    const part = await now("colina");
    for (const shown of [text, part])
      for (const { id } of [one, other]) expect(shown).toContain(`href="${base}/properties/${id}"`);
    expect(part).not.toContain("<html");
    expect(await now("nada disto")).toContain("Nada encontrado com “nada disto”");
    expect(await now("")).toBe("");
    const none = await find("nada disto");
    expect([none.status, none.text.includes("Busque clientes pelo nome")]).toEqual([200, true]);
    expect(await now("a")).not.toContain("Nada encontrado com");
    expect(await now(`rea_${"0a".repeat(40)}`)).toBe("");
  });

  it("shows a role only what it may open", async () => {
    const { lead, one, now } = await aStage("DEVELOPER");
    expect(await now("beatriz")).not.toContain(lead.id);
    expect(await now("sobrado")).toContain(one.id);
    expect(await now("auditoria")).not.toContain("/audit");
    expect(await now("nova chave")).not.toContain("/keys/new");
    expect(await now("novo webhook")).toContain("/webhooks/new");
  });

  it("finds a partnership by its partner", async () => {
    const [client, property] = await Promise.all([makeAccount(), makeAccount()]);
    const { id } = await makePartnership({ client, property });
    const { browser, base } = await enter(client);
    const { body } = await property.api.get("/me");
    const { text } = await browser.get(
      `${base}/find/now?q=${encodeURIComponent(String(body.data.account.name))}`,
    );
    expect(text).toContain(`/partnerships/${id}`);
  });

  it("goes to a batch, whatever its type, and to a call by its requestId", async () => {
    const stage = await batchStage();
    const { browser, base } = await enter(stage);
    const { body } = await stage.api.post("/properties/batch", { body: { items: listings(1) } });
    const { id } = body.data;
    const found = await browser.get(`${base}/find?q=${id}`);
    expect(found.to).toBe(`${base}/batches/${id}`);
    expect((await browser.get(found.to ?? "")).to).toBe(`${base}/batches/properties/${id}`);
    const call = "0190aaaa-0000-7000-8000-000000000000";
    expect((await browser.get(`${base}/find?q=${call}`)).to).toBe(`${base}/requests/find?requestId=${call}`);
  });
});
