import { describe, expect, it } from "vitest";
import { apiWith, backoffice, makeAccount } from "../support/api.ts";
import { aMember, doneAsMember } from "../support/member-calls.ts";
import { query } from "../support/query.ts";

const DAY_MS = 86_400_000;

const actions = async (path: string): Promise<string[]> =>
  (await backoffice.get(`${path}/audit`)).body.data.map(({ action }: { action: string }) => action);

describe("rolling a key", () => {
  it("makes one with the same settings, and lets the old one work until the overlap ends", async () => {
    const { api, path, keyId } = await makeAccount({ key: { name: "CRM", scopes: ["team:read"] } });
    const { status, body } = await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "24H" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: "CRM", scopes: ["team:read"], expiresAt: null });
    expect((await apiWith(body.key).get("/me")).status).toBe(200);
    expect((await api.get("/me")).status).toBe(200);
    const { data } = (await backoffice.get(`${path}/keys`)).body;
    const old = data.find(({ id }: { id: string }) => id === keyId);
    const left = Date.parse(old.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(DAY_MS - 60_000);
    expect(left).toBeLessThanOrEqual(DAY_MS);
    expect((await actions(path)).slice(0, 2).sort()).toEqual(["key.create", "key.roll"]);
  });

  it("without overlap refuses the old one's very next call", async () => {
    const { api, path, keyId } = await makeAccount();
    expect((await api.get("/me")).status).toBe(200);
    await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "NOW" });
    expect((await api.get("/me")).status).toBe(401);
  });

  it("counts once towards the number of keys", async () => {
    const { path, keyId } = await makeAccount({ access: { limits: { maxKeys: 1 } } });
    expect((await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "7D" })).status).toBe(201);
    expect((await backoffice.post(`${path}/keys`, { name: "CRM", scopes: [] })).status).toBe(422);
  });

  it("never prolongs a key, and refuses one that has ended", async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const { path, keyId } = await makeAccount({ key: { expiresAt: soon } });
    const { body } = await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "7D" });
    expect(body.data.expiresAt).toBe(soon);
    const { data } = (await backoffice.get(`${path}/keys`)).body;
    expect(data.map(({ expiresAt }: { expiresAt: string }) => expiresAt)).toEqual([soon, soon]);
    await backoffice.delete(`${path}/keys/${keyId}`);
    const refused = await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "NOW" });
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
  });

  it("drops a permission that the grant has lost", async () => {
    const { path, keyId, accountId } = await makeAccount({ key: { scopes: ["leads:read", "team:read"] } });
    const scopes = JSON.stringify(["team:read"]);
    await query`UPDATE grants SET scopes = ${scopes} WHERE account_id = ${accountId}`;
    const { body } = await backoffice.post(`${path}/keys/${keyId}/roll`, { overlap: "NOW" });
    expect(body.data.scopes).toEqual(["team:read"]);
  });

  it("makes one key of a form sent twice", async () => {
    const { accountId, path, keyId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const body = { overlap: "NOW" };
    const call = {
      operationId: "rollKey",
      person,
      accountId,
      body,
      params: { keyId },
      once: "0123456789-0123456789-",
    };
    const [one, two] = await Promise.all([doneAsMember(call), doneAsMember(call)]);
    expect([two.key, (await doneAsMember(call)).key]).toEqual([one.key, one.key]);
    expect((await backoffice.get(`${path}/keys`)).body.data).toHaveLength(2);
  });
});

describe("changing a key", () => {
  it("takes effect on its next call, and names the fields in the audit", async () => {
    const { api, path, keyId } = await makeAccount();
    expect((await api.get("/leads")).status).toBe(200);
    const change = { name: "Site", scopes: ["properties:read"], allowedIps: ["203.0.113.9/24"] };
    const { status, body } = await backoffice.patch(`${path}/keys/${keyId}`, change);
    expect([status, body.data]).toMatchObject([200, { ...change, allowedIps: ["203.0.113.0/24"] }]);
    expect((await api.get("/leads")).status).toBe(403);
    const audit = (await backoffice.get(`${path}/audit`)).body.data[0];
    expect(audit).toMatchObject({ action: "key.change", fields: ["name", "scopes", "allowedIps"] });
  });

  it("that changes nothing leaves no audit row", async () => {
    const { path, keyId } = await makeAccount({ key: { name: "CRM", scopes: ["team:read", "leads:read"] } });
    const same = { name: "CRM", scopes: ["leads:read", "team:read"] };
    expect((await backoffice.patch(`${path}/keys/${keyId}`, same)).status).toBe(200);
    expect(await actions(path)).not.toContain("key.change");
  });

  it("refuses a permission outside the grant, a key that has ended, and one of another account", async () => {
    const own = await makeAccount({ access: { scopes: ["team:read"] }, key: { scopes: [] } });
    const other = await makeAccount();
    const outside = await backoffice.patch(`${own.path}/keys/${own.keyId}`, { scopes: ["leads:read"] });
    expect([outside.status, outside.body.invalidParams[0].code]).toEqual([400, "not_in_grant"]);
    expect((await backoffice.patch(`${own.path}/keys/${other.keyId}`, { name: "X" })).status).toBe(404);
    await backoffice.delete(`${own.path}/keys/${own.keyId}`);
    expect((await backoffice.patch(`${own.path}/keys/${own.keyId}`, { name: "X" })).status).toBe(422);
  });
});
