import { describe, expect, it, vi } from "vitest";
import { backoffice, grantAccess, makeAccount } from "../../../test/support/api.ts";
import { aCall, callLogOf } from "../../../test/support/call-log.ts";
import { makePartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const find = (q: string) => `/operator/search?q=${encodeURIComponent(q)}`;

describe("the console's search", () => {
  it("goes straight to the one hit of an id", async () => {
    const account = await makeAccount({ account: { name: "Imobiliária Serra Dourada" } });
    const { id } = await makeProperty(account);
    const page = `/operator/accounts/${account.accountId}`;
    const support = await anOperator("SUPPORT");
    for (const q of [account.accountId, account.keyId, id])
      expect((await support.get(find(q))).to).toBe(page);
    const finance = await anOperator("FINANCE");
    expect((await finance.get(find(id))).to).toBe(`/operator/credits/${account.accountId}`);
    const { text } = await (await anOperator("CURATION")).get(find(id));
    expect(text).toContain("Imobiliária Serra Dourada");
  });

  it("finds a call by its requestId alone, and the account's audit records who read it", async () => {
    const account = await makeAccount();
    const call = aCall({ accountId: account.accountId, status: 400, code: "invalid_param" });
    await callLogOf(account.accountId).add([call]);
    const support = await anOperator("SUPPORT");
    const { to } = await support.get(find(call.requestId.toUpperCase()));
    expect(to).toBe(`/operator/calls/${call.requestId}`);
    const { status, text } = await support.get(to!);
    expect([status, text.includes("invalid_param"), text.includes(account.accountId)]).toEqual([
      200,
      true,
      true,
    ]);
    const { data } = (await backoffice.get(`${account.path}/audit`)).body;
    expect(data[0]).toMatchObject({ action: "call.read", actor: expect.stringMatching(/^opr_/) });
    expect((await support.get(`/operator/calls/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await (await anOperator("FINANCE")).get(to!)).status).toBe(403);
  });

  it("lists accounts by the registeredProgram of their name", async () => {
    const name = `Zê ${crypto.randomUUID()}`;
    const one = await makeAccount({ account: { name: `${name} A` } });
    const two = await makeAccount({ account: { name: `${name} B` } });
    const { text } = await (await anOperator("SUPPORT")).get(find(name));
    for (const { accountId } of [one, two]) expect(text).toContain(`/operator/accounts/${accountId}`);
  });

  it("posts, and shows a key to nobody: no address, page, log or call has it", async () => {
    const { key } = await makeAccount();
    const lines = (["log", "warn", "error"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const support = await anOperator("SUPPORT");
    expect((await support.get("/operator/search")).text).toContain(
      '<form method="post" action="/operator/search"',
    );
    const { to } = await support.get(find(`Bearer ${key}`));
    expect(to).toBe("/operator/search?refused=1");
    for (const page of [await support.post("/operator/search", { q: ` ${key} ` }), await support.get(to!)]) {
      expect([page.status, page.to]).toEqual([422, null]);
      expect(page.text).toContain("rea_abcd…wxyz");
      expect(page.text).not.toContain(key);
    }
    expect(JSON.stringify(lines.map(({ mock }) => mock.calls))).not.toContain(key);
  });

  it("finds the same by a posted form as by a link", async () => {
    const account = await makeAccount();
    const support = await anOperator("SUPPORT");
    const { to } = await support.post("/operator/search", { q: account.keyId });
    expect(to).toBe(`/operator/accounts/${account.accountId}`);
    const nothing = await support.post("/operator/search", { q: "prop-0000000000000000" });
    expect([nothing.status, nothing.text.includes("Nada encontrado")]).toEqual([200, true]);
  });

  it("says when there are no hits", async () => {
    const { status, text } = await (await anOperator("ADMIN")).get(find("prop-0000000000000000"));
    expect([status, text.includes("Nada encontrado")]).toEqual([200, true]);
  });
});

describe("a partnership at the console", () => {
  it("shows both sides and names nobody", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const { id } = await makePartnership(partners);
    const support = await anOperator("SUPPORT");
    expect((await support.get("/operator/partnerships")).text).toContain(id);
    expect((await support.get(find(id))).to).toBe(`/operator/partnerships/${id}`);
    const { text } = await support.get(`/operator/partnerships/${id}`);
    for (const { accountId } of Object.values(partners)) expect(text).toContain(accountId);
    const seen = (await partners.property.api.get(`/partnerships/${id}`)).body.data;
    for (const name of [seen.counterpart?.contactName, seen.client?.name].filter(Boolean))
      expect(text).not.toContain(name);
    expect((await support.get("/operator/partnerships/pship-none")).status).toBe(404);
  });

  it("is found by its stage and by the account on either side", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const { id } = await makePartnership(partners);
    const status = "PENDING";
    const support = await anOperator("SUPPORT");
    const idsListed = async (query: string) =>
      (await support.get(`/operator/partnerships?${query}`)).text.includes(`/operator/partnerships/${id}"`);
    for (const { accountId } of Object.values(partners)) {
      expect(await idsListed(`accountId=${accountId}`)).toBe(true);
      expect(await idsListed(`accountId=${accountId}&status=${status}`)).toBe(true);
      expect(await idsListed(`accountId=${accountId}&status=WON`)).toBe(false);
    }
    expect(await idsListed(`status=${status}`)).toBe(true);
    expect(await idsListed(`accountId=${(await makeAccount()).accountId}`)).toBe(false);
  });
});

describe("a grant that somebody changed meanwhile", () => {
  it("is not replaced: the page says who changed it, and the next sending knows it", async () => {
    const account = await makeAccount();
    const page = `/operator/accounts/${account.accountId}/grant`;
    const operator = await aProvedOperator("ADMIN");
    const expectedIn = (text: string) => /name="expected" value="([^"]*)"/.exec(text)![1]!;
    const expected = expectedIn((await operator.get(page)).text);
    await grantAccess(account.path, { status: "SUSPENDED", scopes: ["properties:read"] });
    const form = { "/status": "ACTIVE", "/tier": "SCALE", "level/properties": "read" };
    const check = await operator.post(`${page}/check`, { ...form, expected });
    expect(expectedIn(check.text)).toBe(expected);
    const refused = await operator.post(page, { ...form, expected });
    expect([refused.status, refused.text.includes("decidiu: Acesso suspenso,")]).toEqual([422, true]);
    const stored = async () => (await backoffice.get(account.path)).body.data.access;
    expect((await stored()).status).toBe("SUSPENDED");
    const seen = expectedIn(refused.text);
    expect(seen).not.toBe(expected);
    expect((await operator.post(page, { ...form, expected: seen })).status).toBe(303);
    expect(await stored()).toMatchObject({ status: "ACTIVE", tier: "SCALE" });
  });
});
