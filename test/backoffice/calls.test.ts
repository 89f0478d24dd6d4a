import { beforeEach, describe, expect, it } from "vitest";
import { isoTime } from "../../src/lib/clock.ts";
import { newRequestId, requestIdOf } from "../../src/lib/request-id.ts";
import { backoffice, makeAccount, makeKey, type TestAccount } from "../support/api.ts";
import { aCall, callLogOf, logCalls, sendLogged } from "../support/call-log.ts";
import type { Json } from "../support/http.ts";
import { aMember, asMember, doneAsMember } from "../support/member-calls.ts";
import { stopClockAt } from "../support/time.ts";

const listOf = async ({ path }: TestAccount, query = ""): Promise<Json> =>
  (await backoffice.get(`${path}/calls${query}`)).body;

const auditOf = async ({ path }: TestAccount): Promise<Json[]> =>
  (await backoffice.get(`${path}/audit`)).body.data;

const makeRefusedCall = async ({ key }: TestAccount): Promise<string> => {
  const { headers } = await sendLogged("PUT", "/v1/properties/by-ref/123.456.789-00", key, { body: {} });
  return headers.get("X-Request-Id")!;
};

beforeEach(logCalls);

describe("the list of an account's calls", () => {
  it("is newest first, with the places and codes of faults", async () => {
    const account = await makeAccount();
    await sendLogged("GET", "/v1/me", account.key);
    const requestId = await makeRefusedCall(account);
    const { data, nextCursor } = await listOf(account);
    expect(data.map(({ operation }: Json) => operation)).toEqual(["putPropertyByRef", "getMe"]);
    expect(data[0]).toMatchObject({
      requestId,
      keyId: account.keyId,
      method: "PUT",
      path: "/properties/by-ref/{ref}",
      via: "api",
      status: 422,
      code: "invalid_property",
      bytesIn: 2,
    });
    expect(data[0].invalidParams).toContainEqual({ in: "body", name: "/address/city", code: "required" });
    expect(nextCursor).toBeNull();
    expect(JSON.stringify(data)).not.toContain("123.456");
  });

  it("takes filters, and a cursor only with the same filters", async () => {
    stopClockAt("2031-03-10T12:00:00Z");
    const account = await makeAccount();
    const other = await makeKey(account.path, { name: "Outra" });
    const calls = Array.from({ length: 30 }, (_, at) =>
      aCall(
        at % 3 === 0
          ? { status: 403, code: "access_denied", keyId: other.keyId }
          : { tool: "list_properties" },
      ),
    );
    await callLogOf(account.accountId).add(calls);
    const page = await listOf(account, "?status=4xx&limit=6");
    expect(page.data).toHaveLength(6);
    const next = await listOf(account, `?status=4xx&limit=6&cursor=${page.nextCursor}`);
    expect(next.data).toHaveLength(4);
    expect(next.nextCursor).toBeNull();
    const elsewhere = await backoffice.get(`${account.path}/calls?status=5xx&cursor=${page.nextCursor}`);
    expect(elsewhere.body.code).toBe("invalid_cursor");
    for (const [query, count] of [
      ["code=access_denied", 10],
      [`keyId=${other.keyId}`, 10],
      ["via=mcp", 20],
      ["operation=getMe", 0],
      ["objectId=prop-0123456789abcdef", 0],
      [`since=${isoTime(Date.now())}&until=${isoTime(Date.now())}`, 30],
      [`until=${isoTime(Date.now() - 1)}`, 0],
    ] as const)
      expect((await listOf(account, `?${query}`)).data, query).toHaveLength(count);
  });

  it("and each call are open to the account's own technical roles", async () => {
    const [account, other] = await Promise.all([makeAccount(), makeAccount()]);
    const requestId = await makeRefusedCall(account);
    const { accountId } = account;
    const developer = await aMember(accountId, "DEVELOPER");
    const query = { person: developer, accountId };
    expect((await doneAsMember({ ...query, operationId: "listCalls" })).data).toHaveLength(1);
    const one = await doneAsMember({ ...query, operationId: "getCall", params: { requestId } });
    expect(one.data.code).toBe("invalid_property");
    const elsewhere = { person: await aMember(other.accountId, "OWNER"), accountId: other.accountId };
    const read = await asMember({ ...elsewhere, operationId: "getCall", params: { requestId } });
    expect(read).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    const broker = { person: await aMember(accountId, "BROKER"), accountId };
    for (const operationId of ["listCalls", "getCall", "sumCalls"])
      expect(await asMember({ ...broker, operationId }), operationId).toMatchObject({ kind: "closed" });
    expect((await auditOf(account)).filter(({ action }) => action === "call.read")).toEqual([]);
  });
});

describe("a call by its id alone", () => {
  it("is found by the operator, whose reading is audited", async () => {
    const account = await makeAccount();
    const requestId = await makeRefusedCall(account);
    const { status, body } = await backoffice.get(`/calls/${requestId}`, {
      headers: { "X-Actor": "opr_ana" },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ accountId: account.accountId, requestId, code: "invalid_property" });
    expect(await auditOf(account)).toContainEqual(
      expect.objectContaining({ actor: "opr_ana", action: "call.read", subject: requestId, fields: [] }),
    );
  });

  it("is not found where no key was known, nothing was logged, or the text is no id", async () => {
    const account = await makeAccount();
    const unlogged = requestIdOf(newRequestId(Date.now()), account.accountId);
    for (const id of [newRequestId(Date.now()), unlogged, "5f0c4a52-6c1e-4f0b-9d1a-3b8f7e2a1c90", "x"])
      expect((await backoffice.get(`/calls/${id}`)).body.code, id).toBe("not_found");
  });

  it("cannot be found by a member", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const query = {
      operationId: "findCall",
      person,
      accountId,
      params: { requestId: newRequestId(Date.now()) },
    };
    expect(await asMember(query)).toMatchObject({ kind: "refused", problem: { code: "route_not_found" } });
  });

  it("is read and listed by the operator, each with an audit row", async () => {
    const account = await makeAccount();
    const requestId = await makeRefusedCall(account);
    await backoffice.get(`${account.path}/calls/${requestId}`);
    await listOf(account);
    const subjects = (await auditOf(account))
      .filter(({ action }) => action === "call.read")
      .map(({ subject }) => subject);
    expect(subjects).toEqual([null, requestId]);
  });
});

describe("the sums of an account's calls", () => {
  it("are by day and class, by key, by operation, and errors by code and operation", async () => {
    stopClockAt("2031-03-10T12:00:00Z");
    const account = await makeAccount();
    const log = callLogOf(account.accountId);
    await log.add([aCall({ ms: 10 }), aCall({ ms: 30 }), aCall({ status: 404, code: "not_found" })]);
    stopClockAt("2031-03-11T12:00:00Z");
    await log.add([
      aCall({ status: 404, code: "not_found", keyId: "k_fedcba9876543210" }),
      aCall({ status: 500, code: "internal", operation: "getMe" }),
    ]);
    const sums = async (from: string, to: string) =>
      (await backoffice.get(`${account.path}/call-sums?from=${from}&to=${to}`)).body.data;
    expect(await sums("2031-03-01", "2031-03-31")).toEqual({
      days: [
        { day: "2031-03-10", calls: 3, succeeded: 2, refused: 1, failed: 0 },
        { day: "2031-03-11", calls: 2, succeeded: 0, refused: 1, failed: 1 },
      ],
      keys: [
        { keyId: "k_0123456789abcdef", calls: 4, succeeded: 2, refused: 1, failed: 1 },
        { keyId: "k_fedcba9876543210", calls: 1, succeeded: 0, refused: 1, failed: 0 },
      ],
      operations: [
        { operation: "listProperties", calls: 4, succeeded: 2, refused: 2, failed: 0, averageMs: 16 },
        { operation: "getMe", calls: 1, succeeded: 0, refused: 0, failed: 1, averageMs: 12 },
      ],
      errors: [
        {
          code: "not_found",
          operation: "listProperties",
          calls: 2,
          firstAt: "2031-03-10T12:00:00.000Z",
          lastAt: "2031-03-11T12:00:00.000Z",
          keys: [
            { keyId: "k_0123456789abcdef", calls: 1 },
            { keyId: "k_fedcba9876543210", calls: 1 },
          ],
        },
        {
          code: "internal",
          operation: "getMe",
          calls: 1,
          firstAt: "2031-03-11T12:00:00.000Z",
          lastAt: "2031-03-11T12:00:00.000Z",
          keys: [{ keyId: "k_0123456789abcdef", calls: 1 }],
        },
      ],
    });
    expect((await sums("2031-03-11", "2031-03-11")).days).toHaveLength(1);
    expect(await sums("2031-03-12", "2031-03-31")).toEqual({
      days: [],
      keys: [],
      operations: [],
      errors: [],
    });
  });
});
