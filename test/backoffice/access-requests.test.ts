import { describe, expect, it } from "vitest";
import { ACCESS_REQUEST } from "../support/access-request.ts";
import { backoffice, grantAccess, makeAccount, registerAccount } from "../support/api.ts";
import { query } from "../support/query.ts";

/** An account whose grant has the status. */
const accountIn = async (status: string) => {
  const account = await makeAccount();
  await grantAccess(account.path, { status, scopes: [] });
  return account;
};

const request = (path: string, body: object = ACCESS_REQUEST) =>
  backoffice.post(`${path}/access/requests`, body);

describe("a request for access", () => {
  it("makes the grant PENDING, as the next call shows", async () => {
    const { api, path } = await accountIn("NOT_REQUESTED");
    expect((await api.get("/me")).body.code).toBe("NOT_REQUESTED");
    const { status, body } = await request(path);
    expect([status, body.data]).toMatchObject([201, { ...ACCESS_REQUEST, answer: null }]);
    expect((await api.get("/me")).body.code).toBe("PENDING");
    expect((await backoffice.get(`${path}/access/requests`)).body.data).toEqual(body.data);
    const audit = (await backoffice.get(`${path}/audit`)).body.data[0];
    expect(audit).toMatchObject({ action: "access.request", subject: body.data.id });
  });

  it("makes the first grant of an account that had none", async () => {
    const { path, accountId } = await registerAccount();
    await query`DELETE FROM grants WHERE account_id = ${accountId}`;
    expect((await backoffice.get(`${path}/access/requests`)).body.data).toBeNull();
    const [one, two] = await Promise.all([request(path), request(path)]);
    expect([one.status, two.status].sort()).toEqual([201, 422]);
    const { access } = (await backoffice.get(path)).body.data;
    expect(access).toMatchObject({ status: "PENDING", scopes: [] });
  });

  it.each(["ACTIVE", "PENDING", "SUSPENDED", "REVOKED"])(
    "is refused while the grant is %s",
    async (status) => {
      const { path } = await accountIn(status);
      const { status: refused, body } = await request(path);
      expect([refused, body.code]).toEqual([422, "request_refused"]);
      expect((await backoffice.get(path)).body.data.access.status).toBe(status);
    },
  );

  it("waits for 30 days after a denial", async () => {
    const { path, accountId } = await accountIn("DENIED");
    expect((await request(path)).status).toBe(422);
    const past = Date.now() - 31 * 86_400_000;
    await query`UPDATE grants SET updated_at = ${past} WHERE account_id = ${accountId}`;
    expect((await request(path)).status).toBe(201);
  });

  it("lists every fault at once", async () => {
    const { path } = await accountIn("NOT_REQUESTED");
    const { status, body } = await request(path, { system: " ", callsPerDay: 0, scopes: ["none"] });
    expect(status).toBe(400);
    expect(body.invalidParams.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      "/callsPerDay",
      "/purpose",
      "/scopes/0",
      "/system",
    ]);
  });
});

describe("the answer to the operator's question", () => {
  it("makes the grant PENDING again", async () => {
    const { path } = await accountIn("NOT_REQUESTED");
    await request(path);
    await grantAccess(path, { status: "INFO_REQUESTED", scopes: [] });
    const answer = "O CRM é nosso.";
    const { status, body } = await backoffice.post(`${path}/access/answer`, { answer });
    expect([status, body.data]).toMatchObject([200, { answer }]);
    expect((await backoffice.get(path)).body.data.access.status).toBe("PENDING");
    expect((await backoffice.post(`${path}/access/answer`, { answer })).status).toBe(200);
    const audit = (await backoffice.get(`${path}/audit`)).body.data;
    expect(audit.filter(({ action }: { action: string }) => action === "access.answer")).toHaveLength(1);
  });

  it("is refused when nothing was asked", async () => {
    const { path } = await accountIn("NOT_REQUESTED");
    expect((await backoffice.post(`${path}/access/answer`, { answer: "x" })).status).toBe(404);
    await request(path);
    expect((await backoffice.post(`${path}/access/answer`, { answer: "x" })).status).toBe(422);
  });
});
