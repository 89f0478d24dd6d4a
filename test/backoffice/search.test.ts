import { describe, expect, it } from "vitest";
import { backoffice, grantAccess, makeAccount } from "../support/api.ts";
import { offerTo } from "../support/captacao.ts";
import { makeLead } from "../support/lead.ts";
import { makePartnership } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";

const find = async (q: string) => (await backoffice.get(`/search?q=${encodeURIComponent(q)}`)).body.data;

describe("a search of the platform side", () => {
  it("finds each kind of id, and its account", async () => {
    const account = await makeAccount();
    const { accountId, keyId, path } = account;
    const property = await makeProperty(account);
    const lead = await makeLead(account);
    const owner = await offerTo(account);
    const member = { name: "Bia", email: "bia@example.com", role: "BROKER" };
    const { status, body: added } = await backoffice.post(`${path}/team`, member);

    expect([status, added.code]).toEqual([201, undefined]);
    const found = await Promise.all([
      find(keyId),
      find(property.id),
      find(lead.id),
      find(owner.id),
      find(added.data.accountId),
    ]);
    const hits = found.map(([hit]) => [hit?.kind, hit?.accountId]);
    const own = ["KEY", "PROPERTY", "CLIENT", "OWNER", "TEAM_MEMBER"];
    expect(hits).toEqual(own.map((kind) => [kind, kind === "OWNER" ? null : accountId]));
    expect(await find(accountId)).toMatchObject([{ kind: "ACCOUNT", id: accountId, accountId }]);
  });

  it("finds a partnership by its id, and nothing by an unknown one", async () => {
    const partners = { client: await makeAccount(), property: await makeAccount() };
    const { id } = await makePartnership(partners);
    expect(await find(id)).toMatchObject([{ kind: "PARTNERSHIP", accountId: partners.client.accountId }]);
    for (const q of ["pship-none", "acc-none", "%", "_", "zzzz"]) expect(await find(q)).toEqual([]);
    expect((await backoffice.get("/search")).body.invalidParams).toMatchObject([
      { name: "q", code: "required" },
    ]);
  });
});

describe("a key", () => {
  it("is found by the hint that its owner sees, however its dots are typed", async () => {
    const { accountId, keyId, path } = await makeAccount();
    const { hint } = (await backoffice.get(`${path}/keys`)).body.data[0];
    for (const typed of [hint, hint.replace("…", "...")])
      expect(await find(typed)).toContainEqual({ kind: "KEY", id: keyId, accountId, name: null });
    expect(await find("rea_zzzz…zzzz")).toEqual([]);
  });

  it("is refused in full, wherever it is in the text, and the answer does not repeat it", async () => {
    const { key } = await makeAccount();
    const sandbox = key.replace("rea_", "rea_test_");
    for (const typed of [
      key,
      `Bearer ${key}`,
      key.slice(0, 40),
      key.toUpperCase().replace("REA", "rea"),
      sandbox,
    ]) {
      const { status, body, text } = await backoffice.get(`/search?q=${encodeURIComponent(typed)}`);
      expect([typed, status, body.code]).toEqual([typed, 422, "request_refused"]);
      expect(body.detail).toContain("rea_abcd…wxyz");
      expect(text).not.toContain(typed);
    }
  });
});

describe("a grant that is expected to be as it was seen", () => {
  it("is replaced by one of two who saw the same, and the other gets the current one", async () => {
    const { path } = await makeAccount();
    const seen = (await backoffice.get(path)).body.data.access.updatedAt;
    const put = (status: string, expectedUpdatedAt: string | null) =>
      backoffice.put(`${path}/access`, { status, scopes: [], expectedUpdatedAt });
    const answers = await Promise.all([put("SUSPENDED", seen), put("REVOKED", seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.data.access;
    const refusal = answers.find(({ status }) => status === 409)!.body;
    expect(refusal).toMatchObject({
      code: "concurrent_write",
      current: { state: won.status, actor: "operator", at: won.updatedAt },
    });
    expect((await backoffice.get(path)).body.data.access.status).toBe(won.status);
    expect((await put("ACTIVE", null)).status).toBe(409);
    expect((await put("ACTIVE", won.updatedAt)).status).toBe(200);
    await grantAccess(path, { status: "ACTIVE", scopes: [] });
  });
});
