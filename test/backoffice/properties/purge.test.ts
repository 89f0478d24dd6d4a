import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { makeAccount } from "../../support/api.ts";
import { auditAbout, dashboard, eventsAbout, lastEventAbout } from "../../support/dashboard.ts";
import { dumpOf } from "../../support/dump.ts";
import { gateOf } from "../../support/gate.ts";
import type { Answer } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";

const PLANTED = "Rua Plantada da Prova";

const planted = { address: { cityId: "3550308", neighborhood: "Pinheiros", street: PLANTED } };

const withKey = (key: string, body?: object) => ({
  headers: { "Idempotency-Key": key },
  ...(body && { body }),
});

const inTrash = async (overrides: object = {}) => {
  const { account, id } = await accountWithProperty({ externalRef: "AP-1", ...overrides });
  await account.api.delete(`/properties/${id}`);
  return { account, id: id as string };
};

describe("a purge", () => {
  it("removes the property permanently", async () => {
    const { account, id } = await inTrash();
    const { status, body } = await dashboard(account, id).purge();
    expect([status, body.result.outcome, body.data.id]).toEqual([200, "DELETED", id]);
    for (const path of [`/properties/${id}`, "/properties/by-ref/AP-1"]) {
      expect((await account.api.get(path)).body.code).toBe("not_found");
    }
    expect((await account.api.get("/properties?status=DELETED")).body.data).toEqual([]);
    expect((await dashboard(account, id).purge()).body.code).toBe("not_found");
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("frees the code", async () => {
    const { account, id } = await inTrash();
    const taken = await account.api.put("/properties/by-ref/AP-1", { body: listing() });
    expect(taken.body.code).toBe("property_in_trash");
    await dashboard(account, id).purge();
    const { status, body } = await account.api.put("/properties/by-ref/AP-1", { body: listing() });
    expect([status, body.result.outcome]).toEqual([201, "CREATED"]);
    expect(body.data.id).not.toBe(id);
  });

  it("makes property.purged and an audit row", async () => {
    const { account, id } = await inTrash();
    const { updatedAt } = (await account.api.get(`/properties/${id}`)).body.data;
    await dashboard(account, id).purge();
    const data = { id, externalRef: "AP-1", status: "DELETED", updatedAt };
    expect(await lastEventAbout(account, id)).toEqual({ type: "property.purged", data });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "property.purge", fields: [] },
    ]);
  });

  it("happens once, however many ask at the same time", async () => {
    const { account, id } = await inTrash();
    const answers = await Promise.all([1, 2, 3].map(() => dashboard(account, id).purge()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const types = (await eventsAbout(account, id)).map(({ type }) => type);
    expect(types).toEqual(["property.created", "property.deleted", "property.purged"]);
  });

  it("is only for properties in the trash", async () => {
    const [account, other] = await Promise.all([makeAccount(), makeAccount()]);
    const { id } = await makeProperty(account);
    expect((await dashboard(account, id).purge()).body.code).toBe("request_refused");
    expect((await account.api.get(`/properties/${id}`)).status).toBe(200);
    await account.api.delete(`/properties/${id}`);
    expect((await dashboard(other, id).purge()).body.code).toBe("not_found");
  });
});

describe("after a purge", () => {
  it("no idempotency key replays the property's data", async () => {
    const account = await makeAccount();
    const put = withKey("put", listing(planted));
    const { id } = (await account.api.put("/properties/by-ref/AP-1", put)).body.data;
    const calls: (() => Promise<Answer>)[] = [
      () => account.api.patch(`/properties/${id}`, withKey("patch", { bedrooms: 5 })),
      () => account.api.post(`/properties/${id}/status`, withKey("status", { status: "SOLD" })),
      () => account.api.delete(`/properties/${id}`, withKey("delete")),
      () => account.api.delete(`/properties/${id}`, withKey("delete again")),
    ];
    for (const call of calls) expect((await call()).text).toContain(PLANTED);
    await dashboard(account, id).purge();
    for (const call of calls) {
      const answer = await call();
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
    const anew = await account.api.put("/properties/by-ref/AP-1", put);
    expect([anew.status, anew.headers.has("Idempotent-Replayed")]).toEqual([201, false]);
    expect(anew.body.data.id).not.toBe(id);
  });

  it("nothing stored of the account holds the property's data", async () => {
    const account = await makeAccount();
    const body = listing({ ...planted, title: "Título Plantado", externalRef: "AP-1" });
    const { id } = (await account.api.post("/properties", withKey("post", body))).body.data;
    await dashboard(account, id).edit({ description: "Descrição Plantada" });
    await account.api.delete(`/properties/${id}`, withKey("delete"));
    expect(JSON.stringify(await dumpOf(account.accountId))).toMatch(/plantad/i);
    await dashboard(account, id).purge();
    expect(JSON.stringify(await dumpOf(account.accountId))).not.toMatch(/plantad/i);
  });

  it("other properties' keys still replay", async () => {
    const account = await makeAccount();
    const gone = await makeProperty(account);
    const kept = await makeProperty(account);
    const write = () => account.api.patch(`/properties/${kept.id}`, withKey("kept", { bedrooms: 5 }));
    await write();
    await account.api.delete(`/properties/${gone.id}`);
    await dashboard(account, gone.id).purge();
    expect((await write()).headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("the gate has dropped the answers of exactly that property", async () => {
    const { account, id } = await inTrash();
    await account.api.delete(`/properties/${id}`, withKey("again"));
    const refused = await account.api.patch(`/properties/${id}`, withKey("patch", { bedrooms: -1 }));
    expect(refused.body.code).toBe("invalid_param");
    await gateOf(account.accountId).forget([id]);
    const replayed = await account.api.patch(`/properties/${id}`, withKey("patch", { bedrooms: -1 }));
    expect(replayed.headers.get("Idempotent-Replayed")).toBe("true");
    const again = await account.api.delete(`/properties/${id}`, withKey("again"));
    expect(again.headers.has("Idempotent-Replayed")).toBe(false);
  });
});
