import { expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { query } from "../support/query.ts";

interface Entry {
  actor: string;
  action: string;
  subject: string;
  fields: string[];
}

const entries = async (path: string): Promise<Entry[]> => (await backoffice.get(`${path}/audit`)).body.data;

it("the audit has one row for every write, newest first", async () => {
  const { path, keyId } = await makeAccount();
  await backoffice.patch(path, { plan: "GOLD", propertyLimit: 5 });
  await backoffice.post(`${path}/team`, { name: "Rui", email: "rui@example.com", role: "BROKER" });
  await backoffice.delete(`${path}/keys/${keyId}`);
  const found = await entries(path);
  expect(found.map(({ action }) => action)).toEqual([
    "key.revoke",
    "team.add",
    "account.change",
    "key.create",
    "access.grant",
    "account.create",
  ]);
  expect(found[2]?.fields).toEqual(["plan", "propertyLimit"]);
  expect(found[0]?.subject).toBe(keyId);
});

it("the audit names who acted", async () => {
  const { path } = await makeAccount();
  await backoffice.patch(path, { plan: "GOLD" }, { headers: { "X-Actor": "maria.silva" } });
  expect((await entries(path)).map(({ actor }) => actor).slice(0, 2)).toEqual(["maria.silva", "operator"]);
});

it("the audit has no row for a write that was refused", async () => {
  const { path } = await makeAccount({ access: { limits: { maxKeys: 1 } } });
  const before = await entries(path);
  await backoffice.post(`${path}/keys`, { name: "Second", scopes: [] });
  await backoffice.post(`${path}/team`, { name: "Rui", email: "titular@example.com", role: "BROKER" });
  expect(await entries(path)).toEqual(before);
});

it("the audit never contains a written value", async () => {
  const planted = {
    name: "Planted-Name-1",
    plan: "Planted-Plan-2",
    ownerName: "Planted-Owner-3",
    ownerEmail: "planted-mail-4@example.com",
    organization: "Planted-Organization-5",
    creci: "Planted-Creci-6",
  };
  const { accountId, path } = await makeAccount({
    account: planted,
    key: { name: "Planted-Key-7", allowedIps: ["203.0.113.77"] },
  });
  await backoffice.patch(path, { name: "Planted-Rename-8" });
  const person = { name: "Planted-Person-9", email: "planted-mail-10@example.com", role: "BROKER" };
  await backoffice.post(`${path}/team`, person);
  const rows = await query`SELECT * FROM audit WHERE account_id = ${accountId}`;
  expect(rows.length).toBeGreaterThan(4);
  expect(JSON.stringify(rows)).not.toMatch(/planted|203\.0\.113/i);
});
