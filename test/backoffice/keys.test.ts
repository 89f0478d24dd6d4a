import { describe, expect, it } from "vitest";
import { apiWith, backoffice, grantAccess, makeAccount, makeKey } from "../support/api.ts";
import { query, queryOne } from "../support/query.ts";

const HOUR_MS = 3_600_000;

const post = (path: string, body: object) =>
  backoffice.post(`${path}/keys`, { name: "CRM", scopes: [], ...body });

const storedText = async (keyId: string): Promise<string> =>
  JSON.stringify(await queryOne`SELECT * FROM api_keys WHERE id = ${keyId}`);

describe("creating a key", () => {
  it("shows the key once and stores only its hash", async () => {
    const { path } = await makeAccount();
    const { status, body } = await post(path, { scopes: ["leads:read"] });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^rea_[0-9a-hjkmnp-tv-z]{80}$/);
    expect(body.data.hint).toBe(`${body.key.slice(0, 8)}…${body.key.slice(-4)}`);
    expect(JSON.stringify(body.data)).not.toContain(body.key);
    const stored = await storedText(body.data.id);
    expect(stored).not.toContain(body.key.slice(8, -4));
    const list = await backoffice.get(`${path}/keys`);
    expect(JSON.stringify(list.body)).not.toMatch(/"hash"|[0-9a-f]{64}/);
  });

  it("makes a key that works at once", async () => {
    const account = await makeAccount();
    await account.api.get("/me");
    const { key, keyId } = await makeKey(account.path, { name: "Segunda", scopes: ["leads:read"] });
    const me = await apiWith(key).get("/me");
    expect(me.body.data.key).toEqual({ id: keyId, name: "Segunda", scopes: ["leads:read"], expiresAt: null });
  });

  it("names every permission that is not in the grant", async () => {
    const account = await makeAccount({ key: { scopes: ["team:read"] } });
    await grantAccess(account.path, { scopes: ["team:read"] });
    const { status, body } = await post(account.path, { scopes: ["leads:read", "team:read", "leads:write"] });
    expect([status, body.code]).toEqual([400, "invalid_param"]);
    expect(body.invalidParams).toMatchObject([
      { in: "body", name: "scopes[0]", pointer: "/scopes/0", code: "not_in_grant" },
      { in: "body", name: "scopes[2]", pointer: "/scopes/2", code: "not_in_grant" },
    ]);
  });

  it("refuses an expiry that has passed", async () => {
    const { path } = await makeAccount();
    const expiresAt = new Date(Date.now() - HOUR_MS).toISOString();
    const { status, body } = await post(path, { expiresAt });
    expect([status, body.invalidParams[0].code]).toEqual([400, "in_the_past"]);
  });

  it("accepts only addresses and networks", async () => {
    const { path } = await makeAccount();
    const good = await post(path, { allowedIps: ["203.0.113.9/24", "2001:DB8::0001", "203.0.113.0/24"] });
    expect(good.body.data.allowedIps).toEqual(["203.0.113.0/24", "2001:db8::1"]);
    const bad = await post(path, { allowedIps: ["203.0.113.9", "10.0.0.0/33", "host.example"] });
    expect(bad.body.invalidParams).toMatchObject([
      { name: "allowedIps[1]", code: "invalid_format" },
      { name: "allowedIps[2]", code: "invalid_format" },
    ]);
  });
});

describe("the number of keys", () => {
  it("never exceeds the grant's maximum, even when created at once", async () => {
    const { path } = await makeAccount({ access: { limits: { maxKeys: 3 } } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(path, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body;
    expect(refused).toMatchObject({ code: "request_refused", detail: expect.stringContaining("3") });
    expect((await backoffice.get(`${path}/keys`)).body.data).toHaveLength(3);
  });

  it("does not count keys that are revoked or expired", async () => {
    const { path, keyId } = await makeAccount({ access: { limits: { maxKeys: 2 } } });
    const { keyId: second } = await makeKey(path);
    expect((await post(path, {})).status).toBe(422);
    await backoffice.delete(`${path}/keys/${keyId}`);
    expect((await post(path, {})).status).toBe(201);
    await query`UPDATE api_keys SET expires_at = 1 WHERE id = ${second}`;
    expect((await post(path, {})).status).toBe(201);
    expect((await post(path, {})).status).toBe(422);
  });
});

describe("a seeded key", () => {
  it("is the same key each time", async () => {
    const { path } = await makeAccount();
    const first = await post(path, { seed: "demo", scopes: ["team:read"] });
    const second = await post(path, { seed: "demo", name: "Other" });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect((await apiWith(first.body.key).get("/me")).status).toBe(200);
  });

  it("is another key in another account", async () => {
    const [one, two] = await Promise.all([makeAccount(), makeAccount()]);
    const [first, second] = await Promise.all([post(one.path, { seed: "a" }), post(two.path, { seed: "a" })]);
    expect(first.body.data.id).not.toBe(second.body.data.id);
    expect(first.body.key.slice(-40)).not.toBe(second.body.key.slice(-40));
  });
});

describe("revoking a key", () => {
  it("refuses the very next call", async () => {
    const { api, path, keyId } = await makeAccount();
    expect((await api.get("/me")).status).toBe(200);
    const { status, body } = await backoffice.delete(`${path}/keys/${keyId}`);
    expect([status, body.data.id]).toEqual([200, keyId]);
    const refused = await api.get("/me");
    expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"]);
  });

  it("does not change the account's other keys", async () => {
    const { api, path } = await makeAccount();
    const { keyId, key } = await makeKey(path);
    await backoffice.delete(`${path}/keys/${keyId}`);
    expect((await api.get("/me")).status).toBe(200);
    expect((await apiWith(key).get("/me")).status).toBe(401);
  });

  it("answers a repetition with the time of the first", async () => {
    const { path, keyId } = await makeAccount();
    const url = `${path}/keys/${keyId}`;
    const [first, second] = await Promise.all([backoffice.delete(url), backoffice.delete(url)]);
    const third = await backoffice.delete(url);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(new Set([first, second, third].map(({ body }) => body.data.revokedAt)).size).toBe(1);
    const audit = await backoffice.get(`${path}/audit`);
    const actions = audit.body.data.map((entry: { action: string }) => entry.action);
    expect(actions.filter((action: string) => action === "key.revoke")).toHaveLength(1);
  });

  it("does not reach into another account", async () => {
    const [own, other] = await Promise.all([makeAccount(), makeAccount()]);
    expect((await backoffice.delete(`${own.path}/keys/${other.keyId}`)).status).toBe(404);
    expect((await other.api.get("/me")).status).toBe(200);
  });
});

it("the list of keys shows their last use", async () => {
  const { api, path, keyId } = await makeAccount();
  await makeKey(path, { name: "Nunca usada" });
  const began = new Date().toISOString();
  await api.get("/me");
  const { body } = await backoffice.get(`${path}/keys`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(["Nunca usada", "Integração"]);
  expect(body.data[0].lastUsedAt).toBeNull();
  expect(body.data[1]).toMatchObject({ id: keyId, revokedAt: null });
  expect(body.data[1].lastUsedAt >= began).toBe(true);
});
