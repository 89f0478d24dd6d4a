import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { query } from "../support/query.ts";

const BODY = {
  name: "Imobiliária Modelo",
  type: "AGENCY",
  plan: "PRO",
  propertyLimit: 50,
  ownerName: "Joana Prado",
  ownerEmail: "Joana.Prado@Example.com",
};

const create = (overrides: object = {}) => backoffice.post("/accounts", { ...BODY, ...overrides });

describe("creating an account", () => {
  it("answers 201 with the whole account", async () => {
    const particulars = { organization: "Modelo Ltda.", creci: "CRECI-SP 12.345-J", phone: "(11) 3333-4444" };
    const { status, body } = await create(particulars);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...BODY,
      id: expect.stringMatching(/^acc-[0-9a-z]{16}$/),
      status: "ACTIVE",
      subscription: "ACTIVE",
      organization: "Modelo Ltda.",
      creci: "12345-J SP",
      creciVerified: false,
      phone: "+551133334444",
      sandbox: false,
      sandboxOf: null,
      hiddenFields: [],
      createdAt: expect.any(String),
      updatedAt: body.data.createdAt,
    });
  });

  it("makes the owner the first team member", async () => {
    const { body } = await create();
    const team = await backoffice.get(`/accounts/${body.data.id}/team`);
    expect(team.body).toMatchObject({
      data: [{ name: "Joana Prado", email: "joana.prado@example.com", role: "OWNER", active: true }],
      nextCursor: null,
    });
    expect(team.body.data[0].accountId).toMatch(/^usr-/);
  });

  it("opens an empty portfolio in the account's shard", async () => {
    const { body } = await create();
    const stored = await query`SELECT active, kept FROM portfolios WHERE account_id = ${body.data.id}`;
    expect(stored).toEqual([{ active: 0, kept: 0 }]);
  });

  it("gives no access before the operator's grant", async () => {
    const { body } = await create();
    const account = await backoffice.get(`/accounts/${body.data.id}`);
    expect(account.body.data.access).toBeNull();
  });

  it("keeps an unrecognized CRECI as written", async () => {
    expect((await create({ creci: " registro 7 em análise " })).body.data.creci).toBe(
      "registro 7 em análise",
    );
  });
});

describe("a seed", () => {
  it("fixes the id, and returns the account unchanged", async () => {
    const seed = crypto.randomUUID();
    const first = await create({ seed });
    const { id } = first.body.data;
    await backoffice.patch(`/accounts/${id}`, { plan: "GOLD" });
    const second = await create({ seed, name: "Outra" });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.data).toMatchObject({ id, name: BODY.name, plan: "GOLD" });
  });

  it("makes one account when sent twice at once", async () => {
    const seed = crypto.randomUUID();
    const answers = await Promise.all([create({ seed }), create({ seed }), create({ seed })]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const team = await backoffice.get(`/accounts/${answers[0].body.data.id}/team`);
    expect(team.body.data).toHaveLength(1);
  });
});

describe("changing an account", () => {
  it("changes named members and keeps the rest", async () => {
    const account = await makeAccount();
    const change = { name: "Nova", plan: "GOLD", subscription: "TRIAL", propertyLimit: 7 };
    const changed = await backoffice.patch(account.path, change);
    const read = await backoffice.get(account.path);
    expect(changed.body.data).toMatchObject({ ...change, status: "ACTIVE", ownerName: "Titular de Teste" });
    expect(read.body.data).toMatchObject(changed.body.data);
  });

  it("stores the business phone in its normal form, and removes it", async () => {
    const { path } = await makeAccount();
    const given = await backoffice.patch(path, { phone: "11 98765-4320", creciVerified: true });
    expect(given.body.data).toMatchObject({ phone: "+5511987654320", creciVerified: true });
    const malformed = await backoffice.patch(path, { phone: "123" });
    expect(malformed.body.invalidParams).toMatchObject([{ name: "phone", code: "invalid_format" }]);
    expect((await backoffice.patch(path, { phone: null })).body.data.phone).toBeNull();
  });

  it("applies from the account's next call", async () => {
    const account = await makeAccount();
    expect((await account.api.get("/me")).status).toBe(200);
    await backoffice.patch(account.path, { status: "INACTIVE" });
    expect((await account.api.get("/me")).body.code).toBe("ACCOUNT_INACTIVE");
    await backoffice.patch(account.path, { status: "ACTIVE", propertyLimit: 3 });
    expect((await account.api.get("/me")).body.data.properties.limit).toBe(3);
  });

  it("writes nothing when nothing differs", async () => {
    const account = await makeAccount();
    const before = await backoffice.get(`${account.path}/audit`);
    expect((await backoffice.patch(account.path, { plan: "PRO" })).status).toBe(200);
    expect((await backoffice.patch(account.path, {})).status).toBe(200);
    const after = await backoffice.get(`${account.path}/audit`);
    expect(after.body).toEqual(before.body);
  });

  it("does not change members fixed at creation", async () => {
    const { path } = await makeAccount();
    const answer = await backoffice.patch(path, { type: "DEVELOPER", ownerEmail: "x@example.com" });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_body"]);
  });
});

it.each([
  ["GET", ""],
  ["PATCH", ""],
  ["PUT", "/access"],
  ["POST", "/keys"],
  ["GET", "/keys"],
  ["DELETE", "/keys/k_0000000000000000"],
  ["POST", "/team"],
  ["GET", "/team"],
  ["GET", "/usage"],
  ["GET", "/audit"],
  ["GET", "/mail"],
])("answers 404 to %s …%s for an unknown account", async (method, rest) => {
  const path = `/accounts/acc-0000000000000000${rest}`;
  const bodies: Record<string, object> = {
    "/access": { status: "ACTIVE", scopes: [] },
    "/keys": { name: "A", scopes: [] },
    "/team": { name: "A", email: "a@example.com", role: "BROKER" },
  };
  const verb = method.toLowerCase() as "put" | "post" | "patch";
  const answer =
    method === "GET"
      ? await backoffice.get(path)
      : method === "DELETE"
        ? await backoffice.delete(path)
        : await backoffice[verb](path, bodies[rest] ?? {});
  expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
});
