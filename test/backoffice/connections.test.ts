import { describe, expect, it } from "vitest";
import { beginOAuthConnection } from "../../src/panel/connections.ts";
import { apiWith, backoffice, grantAccess, makeAccount, makeConnection } from "../support/api.ts";
import { aMember, aPerson, asMember, doneAsMember, testScope } from "../support/member-calls.ts";
import { sandboxOf } from "../support/sandbox.ts";
import { stopClockAt } from "../support/time.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ONCE = "0123456789-0123456789-";
const READ = {
  name: "Claude",
  clientId: "https://claude.ai/oauth/client",
  clientHost: "claude.ai",
  scopes: ["properties:read"],
  validity: "30D",
};
const WRITE = { ...READ, scopes: ["properties:read", "properties:write"] };

const status = async (key: string): Promise<number> => (await apiWith(key).get("/me")).status;

describe("a connection", () => {
  it("calls as a key does, and is neither listed, changed, rolled nor revoked as one", async () => {
    const { path, keyId } = await makeAccount();
    const { data, key } = await makeConnection({ path });
    expect((await apiWith(key).get("/properties")).status).toBe(200);
    expect((await apiWith(key).get("/leads")).status).toBe(403);
    const { body } = await backoffice.get(`${path}/keys`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([keyId]);
    const answers = await Promise.all([
      backoffice.patch(`${path}/keys/${data.id}`, { name: "Outra" }),
      backoffice.post(`${path}/keys/${data.id}/roll`, { overlap: "24H" }),
      backoffice.delete(`${path}/keys/${data.id}`),
      backoffice.delete(`${path}/connections/${keyId}`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(await status(key)).toBe(200);
  });

  it("expires after the days chosen", async () => {
    const { path } = await makeAccount();
    const { data } = await makeConnection({ path }, { validity: "30D" });
    const days = (Date.parse(data.expiresAt) - Date.parse(data.createdAt)) / (24 * HOUR_MS);
    expect(days).toBeCloseTo(30, 3);
  });

  it("does not count towards the number of keys, and an account has at most ten", async () => {
    const { path } = await makeAccount({ access: { limits: { maxKeys: 1 } } });
    for (let at = 0; at < 10; at += 1) await makeConnection({ path }, { clientId: `client-${at}` });
    const eleventh = await backoffice.post(`${path}/connections`, { ...READ, clientId: "client-10" });
    expect([eleventh.status, eleventh.body.code]).toEqual([422, "request_refused"]);
    const key = await backoffice.post(`${path}/keys`, { name: "Segunda", scopes: [] });
    expect(key.status).toBe(422);
    const { body } = await backoffice.get(`${path}/connections`);
    expect(body.data).toHaveLength(10);
  });

  it("takes the last place once, however many ask for it at once", async () => {
    const { path } = await makeAccount();
    for (let at = 0; at < 9; at += 1) await makeConnection({ path }, { clientId: `client-${at}` });
    const answers = await Promise.all(
      ["a", "b", "c"].map((clientId) => backoffice.post(`${path}/connections`, { ...READ, clientId })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422, 422]);
  });

  it("gets no permission that spends money, sends data elsewhere or is not granted", async () => {
    const { path } = await makeAccount();
    const never = await backoffice.post(`${path}/connections`, {
      ...READ,
      scopes: ["captacao:accept", "webhooks:manage"],
    });
    expect(never.body.invalidParams.map((param: { code: string }) => param.code)).toEqual([
      "not_in_list",
      "not_in_list",
    ]);
    const none = await backoffice.post(`${path}/connections`, { ...READ, scopes: [] });
    expect(none.body.invalidParams).toMatchObject([{ name: "scopes", code: "too_few" }]);
    await grantAccess(path, { scopes: ["team:read"] });
    const { body } = await backoffice.post(`${path}/connections`, READ);
    expect(body.invalidParams).toMatchObject([{ name: "scopes[0]", code: "not_in_grant" }]);
  });

  it("loses at once what the account's grant loses, and everything when the account becomes inactive", async () => {
    const { path } = await makeAccount();
    const { key } = await makeConnection({ path });
    await grantAccess(path, { scopes: ["team:read"] });
    expect((await apiWith(key).get("/properties")).status).toBe(403);
    await backoffice.patch(path, { status: "INACTIVE" });
    expect((await apiWith(key).get("/me")).body.code).toBe("ACCOUNT_INACTIVE");
  });

  it("once ended, is refused from the very next call, and stays ended", async () => {
    const { path } = await makeAccount();
    const { data, key } = await makeConnection({ path });
    expect(await status(key)).toBe(200);
    const ended = await backoffice.delete(`${path}/connections/${data.id}`);
    expect(ended.body.data.revokedAt).not.toBeNull();
    expect(await status(key)).toBe(401);
    const again = await backoffice.delete(`${path}/connections/${data.id}`);
    expect(again.body.data.revokedAt).toBe(ended.body.data.revokedAt);
    const { body } = await backoffice.get(`${path}/audit`);
    const actions = body.data.map((row: { action: string }) => row.action);
    expect(actions.filter((one: string) => one.startsWith("connection."))).toEqual([
      "connection.revoke",
      "connection.create",
    ]);
  });
});

describe("a person's consent", () => {
  const consent = async (role: "OWNER" | "MANAGER" | "DEVELOPER" = "OWNER") => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, role);
    return { accountId, path, person, operationId: "createConnection" };
  };

  it("to writing needs a fresh proof, and to reading none", async () => {
    const { path, ...call } = await consent();
    const person = { ...call.person, provedAt: Date.now() - 11 * MINUTE_MS };
    expect((await asMember({ ...call, person, body: READ })).kind).toBe("done");
    expect((await asMember({ ...call, person, body: WRITE })).kind).toBe("prove_again");
    expect((await asMember({ ...call, person, body: { ...WRITE, scopes: "x" } })).kind).toBe("prove_again");
  });

  it.each(["MANAGER", "DEVELOPER"] as const)("by a %s gives no more than the role has", async (role) => {
    const { path, ...call } = await consent(role);
    const wrong = await asMember({ ...call, body: WRITE });
    const faults = wrong.kind === "refused" ? wrong.problem.invalidParams : [];
    expect(faults?.map(({ pointer }) => pointer)).toEqual(
      role === "MANAGER" ? ["/scopes/1"] : ["/scopes/0", "/scopes/1"],
    );
  });

  it("sent twice, even at once, makes one connection, and a late copy makes none", async () => {
    const { path, ...rest } = await consent();
    const call = { ...rest, body: READ, once: ONCE };
    const [first, second] = await Promise.all([doneAsMember(call), doneAsMember(call)]);
    expect(second.key).toBe(first.key);
    stopClockAt(Date.now() + 2 * MINUTE_MS);
    const late = await asMember({ ...call, person: { ...call.person, provedAt: Date.now() } });
    expect(late).toMatchObject({ kind: "refused", problem: { code: "request_refused" } });
  });

  const beginConnection = async (
    call: Omit<Parameters<typeof doneAsMember>[0], "body">,
    body: Readonly<Record<string, unknown>>,
  ) => {
    const made = await doneAsMember({ ...call, body });
    const expiresAt = Date.parse(made.data.createdAt) + 30 * 24 * HOUR_MS;
    const { accountId } = call;
    const connectionId = made.data.id;
    expect(await beginOAuthConnection(testScope, { accountId, connectionId, expiresAt })).toBe(true);
    expect(await beginOAuthConnection(testScope, { accountId, connectionId, expiresAt })).toBe(true);
    return made;
  };

  it("takes no place before the code is exchanged, and none if no place is left", async () => {
    const { path, ...call } = await consent();
    for (let at = 0; at < 9; at += 1) await makeConnection({ path }, { clientId: `client-${at}` });
    const waiting = [];
    for (const clientId of ["a", "b"])
      waiting.push((await doneAsMember({ ...call, body: { ...READ, clientId } })).data);
    const hasPlace = await Promise.all(
      waiting.map(({ id, createdAt }) =>
        beginOAuthConnection(testScope, {
          accountId: call.accountId,
          connectionId: id,
          expiresAt: Date.parse(createdAt) + 30 * 24 * HOUR_MS,
        }),
      ),
    );
    expect(hasPlace.toSorted()).toEqual([false, true]);
    const full = await asMember({ ...call, body: { ...READ, clientId: "c" } });
    expect(full).toMatchObject({ kind: "refused", problem: { code: "request_refused" } });
    // The client that has a place takes it again.
    const winner = ["a", "b"][hasPlace.indexOf(true)]!;
    await beginConnection(call, { ...READ, clientId: winner });
  });

  it("to the same client replaces its connection once the code is exchanged, or the oldest of three on people's own machines", async () => {
    const { path, ...call } = await consent();
    const before = await beginConnection(call, READ);
    const unused = await doneAsMember({ ...call, body: WRITE });
    expect([await status(before.key), await status(unused.key)]).toEqual([200, 200]);
    const after = await beginConnection(call, WRITE);
    expect([await status(before.key), await status(after.key)]).toEqual([401, 200]);
    const local = { ...READ, clientHost: "127.0.0.1:33418" };
    const machines = [];
    for (let at = 0; at < 4; at += 1) {
      stopClockAt(Date.now() + 1);
      machines.push(await beginConnection(call, local));
    }
    const now = await Promise.all(machines.map(({ key }) => status(key)));
    expect(now).toEqual([401, 200, 200, 200]);
    const other = await aMember(call.accountId, "OWNER");
    await beginConnection({ ...call, person: other }, READ);
    expect(await status(after.key)).toBe(200);
  });

  it("ends with the person's place in the account, or with a lesser role", async () => {
    const { path, ...call } = await consent();
    const admin = await aMember(call.accountId, "OWNER");
    const { key } = await doneAsMember({ ...call, body: READ });
    const others = await doneAsMember({ ...call, person: admin, body: READ });
    await backoffice.post(`${path}/members/remove`, { email: call.person.email });
    expect([await status(key), await status(others.key)]).toEqual([401, 200]);
    const second = await aMember(call.accountId, "OWNER");
    const { key: lesser } = await doneAsMember({ ...call, person: second, body: READ });
    await backoffice.put(`${path}/members`, { email: second.email, role: "BROKER" });
    expect(await status(lesser)).toBe(401);
  });

  it("to a sandbox is given by the people of its live account, and ends with their place there", async () => {
    const live = await makeAccount();
    const { accountId } = await sandboxOf(live);
    const owner = await aMember(live.accountId, "OWNER");
    const developer = await aMember(live.accountId, "DEVELOPER");
    const connect = async (person: Awaited<ReturnType<typeof aMember>>) =>
      (await doneAsMember({ operationId: "createConnection", accountId, person, body: WRITE })).key;
    const keys = [await connect(owner), await connect(developer)];
    expect(await Promise.all(keys.map(status))).toEqual([200, 200]);
    await backoffice.post(`${live.path}/members/remove`, { email: developer.email });
    expect(await Promise.all(keys.map(status))).toEqual([200, 401]);
    await backoffice.put(`${live.path}/members`, { email: owner.email, role: "MANAGER" });
    expect(await Promise.all(keys.map(status))).toEqual([401, 401]);
  });

  it("ends when the account gets another owner", async () => {
    const live = await makeAccount();
    const sandbox = await sandboxOf(live);
    const { body } = await backoffice.get(live.path);
    const person = { ...aPerson(), email: body.data.ownerEmail };
    const connect = async (accountId: string) =>
      (await doneAsMember({ operationId: "createConnection", accountId, person, body: READ })).key;
    const keys = [await connect(live.accountId), await connect(sandbox.accountId)];
    await backoffice.patch(live.path, { ownerEmail: "outra@example.com" });
    expect(await Promise.all(keys.map(status))).toEqual([401, 401]);
  });

  it("is no longer possible for a person who has just been removed", async () => {
    const { path, ...call } = await consent();
    await aMember(call.accountId, "OWNER");
    await backoffice.post(`${path}/members/remove`, { email: call.person.email });
    expect((await asMember({ ...call, body: READ })).kind).toBe("refused");
  });
});

describe("ending a connection", () => {
  it("is for owners, and for the person who consented", async () => {
    const { accountId } = await makeAccount();
    const [giver, other, owner] = await Promise.all([
      aMember(accountId, "MANAGER"),
      aMember(accountId, "MANAGER"),
      aMember(accountId, "OWNER"),
    ]);
    const connect = () =>
      doneAsMember({ operationId: "createConnection", accountId, person: giver, body: READ });
    const { data, key } = await connect();
    const end = { operationId: "endConnection", accountId, params: { connectionId: data.id } };
    expect(await asMember({ ...end, person: other })).toMatchObject({
      kind: "refused",
      problem: { code: "access_denied" },
    });
    expect(await status(key)).toBe(200);
    await doneAsMember({ ...end, person: giver });
    expect(await status(key)).toBe(401);
    const next = await connect();
    await doneAsMember({ ...end, params: { connectionId: next.data.id }, person: owner });
    expect(await status(next.key)).toBe(401);
  });
});
