import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { offerAgain, offerTo, readyDesk } from "../../../test/support/captacao.ts";
import type { Json } from "../../../test/support/http.ts";
import { wholeList } from "../../../test/support/whole-list.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const offersIn = (list: string): Promise<Json[]> =>
  wholeList(backoffice, `/captacao/offers?list=${list}&limit=100`);

describe("offers of all accounts", () => {
  it("are listed by earliest deadline, each once, and accepted ones while they may be refunded", async () => {
    const accounts = [await makeAccount(), await makeAccount()];
    for (const account of accounts) await readyDesk(account);
    const open = await Promise.all(accounts.map((account) => offerTo(account)));
    const accepted = await offerTo(accounts[0]!);
    await accounts[0]!.api.post(`/captacao/offers/${accepted.id}/accept`);
    const running = await offersIn("OPEN");
    const keys = running.map(({ id, accountId }) => `${accountId} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [at, { id }] of open.entries()) expect(keys).toContain(`${accounts[at]!.accountId} ${id}`);
    const deadlines = running.map(({ deadline }) => deadline);
    expect(deadlines).toEqual([...deadlines].sort());
    const refundable = (await offersIn("REFUNDABLE")).find(({ id }) => id === accepted.id);
    expect(refundable).toMatchObject({ status: "ACCEPTED", refundUntil: expect.any(String) });
    expect(JSON.stringify(running)).not.toContain("phone");
  });
});

describe("an owner at the console", () => {
  const FORM = {
    "/priceCents": "89,50",
    "/deadlineMinutes": "480",
    "/owner/name": "Carlos Almeida",
    "/address/cityId": "4106902",
    "/address/street": "Rua Bispo Dom José",
    "/address/number": "2495",
    "/purpose": "VENDA",
    "/propertyType": "APARTAMENTO",
    "/priceExpected": "720.000,00",
  };

  it("is offered to an account as people write amounts, and to a second one by the id", async () => {
    const one = await makeAccount();
    const two = await makeAccount();
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

  it("has a page with every account's offer, from which one is withdrawn and one refunded", async () => {
    const accounts = [await makeAccount(), await makeAccount()];
    for (const account of accounts) await readyDesk(account);
    const [one, other] = accounts as [TestAccount, TestAccount];
    const { id } = await offerTo(one);
    await offerAgain(other, id);
    const curator = await anOperator("CURATION");
    const page = `/operator/owners/${id}`;
    expect((await curator.get(`/operator/search?q=${id}`)).to).toBe(page);
    const { text } = await curator.get(page);
    for (const { accountId } of accounts) expect(text).toContain(`${page}/offers/${accountId}/withdraw`);
    expect(text).toContain("data-until=");
    for (const secret of ["Helena", "Sentinela", "Rua dos Pinheiros"]) expect(text).not.toContain(secret);
    expect((await curator.post(`${page}/offers/${other.accountId}/withdraw`)).to).toBe(page);
    await one.api.post(`/captacao/offers/${id}/accept`);
    const refund = `${page}/offers/${one.accountId}/refund`;
    expect((await curator.get(page)).text).not.toContain(refund);
    const finance = await aProvedOperator("FINANCE");
    expect((await finance.get(page)).text).toContain(refund);
    for (const _ of [1, 2]) await finance.post(refund);
    const after = (await finance.get(page)).text;
    expect([after.includes("estornada"), after.includes("Retirada"), after.includes(refund)]).toEqual([
      true,
      true,
      false,
    ]);
    const { data } = (await backoffice.get(`${one.path}/captacao/ledger`)).body;
    expect(data.filter(({ kind }: { kind: string }) => kind === "REFUND")).toHaveLength(1);
    expect((await curator.get("/operator/owners/cap-0000000000000000")).status).toBe(404);
    expect((await (await anOperator("SUPPORT")).get(page)).status).toBe(403);
  });

  it("lists the accounts that may get it, known or new, and is offered to one of them at a press", async () => {
    const one = await makeAccount();
    const other = await makeAccount();
    for (const account of [one, other]) await readyDesk(account, 99_000_000);
    const { id } = await offerTo(one);
    const operator = await anOperator("FINANCE");
    const known = (await operator.get(`/operator/owners/${id}`)).text;
    const link = `/operator/owners/new?ownerId=${id}&amp;accountId=`;
    expect(known).toContain(`${link}${other.accountId}`);
    expect(known).not.toContain(`${link}${one.accountId}`);
    const prefilled = (await operator.get(`${link.replace("&amp;", "&")}${other.accountId}`)).text;
    for (const value of [id, other.accountId]) expect(prefilled).toContain(`value="${value}"`);
    const phone = `(41) 9${String(Math.floor(Math.random() * 100_000_000)).padStart(8, "0")}`;
    const form = { ...FORM, "/owner/phone": phone, once: crypto.randomUUID() };
    const { status, text } = await operator.post("/operator/owners/new/accounts", form);
    expect(status).toBe(200);
    for (const part of [
      phone,
      `name="chosen" value="${other.accountId}"`,
      "R$\u00a0990.000",
      "pronta para aceitar",
    ])
      expect(text).toContain(part);
    for (const _ of [1, 2]) await operator.post("/operator/owners/new", { ...form, chosen: other.accountId });
    const offers = (await backoffice.get(`${other.path}/captacao/offers`)).body.data;
    expect(offers).toMatchObject([{ status: "OFFERED", priceCents: 8_950 }]);
    const empty = await operator.post("/operator/owners/new/accounts", { "/owner/name": "Carlos" });
    expect([empty.status, empty.text.includes('value="Carlos"')]).toEqual([422, true]);
    const support = await anOperator("SUPPORT");
    for (const path of ["/operator/owners/new", "/operator/owners/new/accounts"])
      expect((await support.post(path, form)).status).toBe(403);
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
