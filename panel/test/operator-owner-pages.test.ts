import { afterEach, describe, expect, it, vi } from "vitest";
import { backoffice, makeAccount } from "../../test/support/api.ts";
import { offerTo, readyDesk } from "../../test/support/captacao.ts";
import type { Json } from "../../test/support/http.ts";
import { anOperator } from "./operator.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const listed = async (list: string): Promise<Json[]> => {
  const all: Json[] = [];
  let cursor = "";
  do {
    const { body } = await backoffice.get(`/captacao/offers?list=${list}&limit=100${cursor}`);
    all.push(...body.data);
    cursor = body.nextCursor ? `&cursor=${encodeURIComponent(body.nextCursor)}` : "";
  } while (cursor !== "");
  return all;
};

describe("offers of all accounts", () => {
  it("are listed by what ends first, each once, and accepted ones while they may be refunded", async () => {
    const accounts = [await makeAccount(), await makeAccount()];
    for (const account of accounts) await readyDesk(account);
    const open = await Promise.all(accounts.map((account) => offerTo(account)));
    const accepted = await offerTo(accounts[0]!);
    await accounts[0]!.api.post(`/captacao/offers/${accepted.id}/accept`);
    const running = await listed("OPEN");
    const keys = running.map(({ id, accountId }) => `${accountId} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [at, { id }] of open.entries()) expect(keys).toContain(`${accounts[at]!.accountId} ${id}`);
    const deadlines = running.map(({ deadline }) => deadline);
    expect(deadlines).toEqual([...deadlines].sort());
    const refundable = (await listed("REFUNDABLE")).find(({ id }) => id === accepted.id);
    expect(refundable).toMatchObject({ status: "ACCEPTED", refundUntil: expect.any(String) });
    expect(JSON.stringify(running)).not.toContain("phone");
  });
});

describe("an owner at the console", () => {
  const FORM = {
    ...{ "/priceCents": "89,50", "/deadlineMinutes": "480", "/owner/name": "Carlos Almeida" },
    ...{ "/address/cityId": "4106902", "/address/street": "Rua Bispo Dom José", "/address/number": "2495" },
    ...{ "/purpose": "VENDA", "/propertyType": "APARTAMENTO", "/priceExpected": "720.000,00" },
  };

  it("is offered to an account as people write amounts, and to a second one by the id", async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    for (const account of [one, two]) await readyDesk(account);
    const operator = await anOperator("CURATION");
    const phone = `(41) 9${String(Math.floor(Math.random() * 100_000_000)).padStart(8, "0")}`;
    const form = { ...FORM, "/owner/phone": phone, "/accountId": one.accountId };
    expect((await operator.post("/operator/owners/new", form)).to).toBe("/operator/owners?offered=1");
    const offerOf = async (path: string) => (await backoffice.get(`${path}/captacao/offers`)).body.data[0];
    const made = await offerOf(one.path);
    expect(made).toMatchObject({ status: "OFFERED", priceCents: 8_950 });
    const known = { "/ownerId": made.id, "/priceCents": "90", "/deadlineMinutes": "480" };
    await operator.post("/operator/owners/new", { ...known, "/accountId": two.accountId });
    expect(await offerOf(two.path)).toMatchObject({ id: made.id, priceCents: 9_000 });
    const { text } = await operator.get("/operator/owners");
    expect(text).toContain("data-until=");
    const path = `/operator/owners/${two.accountId}/${made.id}/withdraw`;
    expect((await operator.post(path)).to).toBe("/operator/owners");
    expect((await offerOf(two.path)).status).toBe("WITHDRAWN");
  });

  it("is refused with every fault at its field, and the form stays filled in", async () => {
    const { accountId, path } = await makeAccount();
    const operator = await anOperator("FINANCE");
    const wrong = {
      "/accountId": accountId,
      "/priceCents": "muito",
      "/deadlineMinutes": "0",
      "/purpose": "VENDA",
    };
    const { status, text } = await operator.post("/operator/owners/new", wrong);
    expect(status).toBe(422);
    for (const name of ["priceCents", "deadlineMinutes", "propertyType"])
      expect(text).toContain(`id="f-${name}-fault"`);
    expect(text).toContain('value="muito"');
    expect((await backoffice.get(`${path}/captacao/offers`)).body.data).toEqual([]);
  });
});
