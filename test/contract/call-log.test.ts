import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { makeAccount, makeKey, type TestAccount } from "../support/api.ts";
import { callLogOf, logCalls, loggedCalls, sendLogged } from "../support/call-log.ts";
import { dumpOfCalls } from "../support/dump.ts";
import { forged } from "../support/forged.ts";
import type { Method, Options } from "../support/http.ts";
import { person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { connect } from "../support/mcp.ts";
import { sandboxOf } from "../support/sandbox.ts";
import { respondWith } from "../support/serve-with.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const CPF = "123.456.789-00";

/** Secret values, each unlike any other text. */
const PLANTED = {
  title: "Cobertura da Xerxes Bolívar",
  street: "Rua Jupiá do Planalto",
  name: "Quitéria Nabuco",
  email: "quiteria@planted.example",
  note: "Quer vender a fazenda Ururaí",
  member: "Waldemar Ypiranga",
  query: "Zuleica Quintanilha",
} as const;

const send = ({ key }: TestAccount, method: Method, path: string, options: Options = {}) =>
  sendLogged(method, `/v1${path}`, key, options);

const lastOf = async ({ accountId }: TestAccount) => (await loggedCalls(accountId))[0];

beforeEach(logCalls);

describe("what the log keeps of a call", () => {
  it("is the place and code of each fault of a refused PUT, and nothing of its body", async () => {
    const account = await makeAccount();
    const body = {
      ...listing({ title: PLANTED.title, salePrice: PLANTED.note }),
      address: { city: PLANTED.street, state: "PR" },
      [PLANTED.member]: 1,
      photos: [{ url: PLANTED.email }],
    };
    const { status, headers } = await send(account, "PUT", "/properties/by-ref/AP-1", { body });
    expect(status).toBe(400);
    const call = (await lastOf(account))!;
    expect(call).toMatchObject({
      requestId: headers.get("X-Request-Id"),
      keyId: account.keyId,
      operation: "putPropertyByRef",
      method: "PUT",
      path: "/properties/by-ref/{ref}",
      status: 400,
      code: "invalid_body",
      tool: null,
    });
    expect(call.faults).toContainEqual({ in: "body", name: "/salePrice", code: "wrong_type" });
    expect(call.faults).toContainEqual({ in: "body", name: "/*", code: "unknown_field" });
    expect(JSON.stringify(call)).not.toMatch(new RegExp(Object.values(PLANTED).join("|")));
    expect(call.bytesIn).toBe(new TextEncoder().encode(JSON.stringify(body)).byteLength);
    expect(call.bytesOut).toBeGreaterThan(100);
  });

  it("contains no code from a path and no value from a query", async () => {
    const account = await makeAccount();
    await send(account, "GET", `/properties/by-ref/${CPF}`);
    await send(account, "GET", `/leads/by-ref/${CPF}`);
    await send(account, "GET", `/properties/${CPF}`);
    await send(
      account,
      "GET",
      `/properties?citySlug=${encodeURIComponent(PLANTED.query)}&cpf=${CPF}&${CPF}=1`,
    );
    const calls = await loggedCalls(account.accountId);
    expect(calls.map(({ operation, objectId }) => [operation, objectId])).toEqual([
      ["listProperties", null],
      ["getProperty", null],
      ["getLeadByRef", null],
      ["getPropertyByRef", null],
    ]);
    expect(calls[0]!.faults.map(({ name, code }) => [name, code]).sort()).toEqual([
      ["*", "unknown_param"],
      ["*", "unknown_param"],
    ]);
    const stored = JSON.stringify([calls, await dumpOfCalls(account.accountId)]);
    expect(stored).not.toContain(CPF);
    expect(stored).not.toContain("Zuleica");
  });

  it("is the caller's network, and the whole address only if the call was refused because of it", async () => {
    const account = await makeAccount({ key: { allowedIps: ["203.0.113.0/24", "2001:db8::/32"] } });
    const from = (address: string) =>
      send(account, "GET", "/me", { headers: { "CF-Connecting-IP": address, "User-Agent": "a".repeat(99) } });
    for (const address of ["203.0.113.77", "2001:db8:1:2::3", "198.51.100.7"]) await from(address);
    const calls = await loggedCalls(account.accountId);
    expect(calls.map(({ network, code }) => [network, code])).toEqual([
      ["198.51.100.7", "IP_NOT_ALLOWED"],
      ["2001:db8:1::/48", null],
      ["203.0.113.0/24", null],
    ]);
    expect(calls[0]!.agent).toBe("a".repeat(80));
  });

  it("is the object that was named or made, and whether anything was written", async () => {
    const account = await makeAccount();
    const headers = { "Idempotency-Key": "logged" };
    const write = () => send(account, "PUT", "/properties/by-ref/AP-1", { body: listing(), headers });
    const { id } = (await write()).body.data;
    await write();
    await send(account, "PATCH", `/properties/${id}?dryRun=true`, { body: { salePrice: 1_000_000 } });
    const calls = await loggedCalls(account.accountId);
    expect(
      calls.map(({ objectId, dryRun, replayed, status }) => [objectId, dryRun, replayed, status]),
    ).toEqual([
      [id, true, false, 200],
      [id, false, true, 201],
      [id, false, false, 201],
    ]);
  });

  it("is the tool of an agent, and the call it led to", async () => {
    const account = await makeAccount();
    const agent = await connect(account.key, { serve: (request) => respondWith(env, request) });
    await agent.callTool({ name: "list_properties", arguments: {} });
    await agent.callTool({ name: "get_property", arguments: { propertyId: "prop-0123456789abcdef" } });
    const calls = await loggedCalls(account.accountId);
    expect(calls.map(({ tool, operation, status }) => [tool, operation, status])).toEqual([
      ["get_property", "getProperty", 404],
      ["list_properties", "listProperties", 200],
    ]);
  });

  it("is kept for a sandbox too, in its own log", async () => {
    const account = await makeAccount();
    const sandbox = await sandboxOf(account);
    await sendLogged("GET", "/v1/me", sandbox.key);
    expect(await loggedCalls(sandbox.accountId)).toHaveLength(1);
    expect(await loggedCalls(account.accountId)).toEqual([]);
  });

  it("includes nothing about forged keys, unknown paths and calls of the platform side", async () => {
    const account = await makeAccount();
    const known = await makeAccount();
    await sendLogged("GET", "/v1/me", forged(account.key));
    await sendLogged("GET", "/v1/nowhere", account.key);
    await sendLogged("PUT", "/v1/me", account.key);
    await sendLogged("GET", `/backoffice${account.path}`, env.BACKOFFICE_TOKEN);
    await send(known, "GET", "/me");
    expect(await loggedCalls(account.accountId)).toEqual([]);
    expect(await loggedCalls(known.accountId)).toHaveLength(1);
  });

  it("includes no personal data and no secret, whatever an account does", async () => {
    const account = await makeAccount();
    const { title, street, name, email, note } = PLANTED;
    const client = { ...person(), name, email, notes: note };
    const address = { cityId: "3550308", neighborhood: "Pinheiros", street };
    await send(account, "PUT", `/properties/by-ref/${CPF}`, { body: listing({ title, address }) });
    const { body } = await send(account, "POST", "/leads", { body: client });
    await send(account, "PUT", `/leads/by-ref/${CPF}`, { body: client });
    await send(account, "PATCH", `/leads/${body.data.id}`, {
      body: { [name]: note, notes: { [email]: note } },
    });
    await send(account, "PUT", "/leads/by-ref/C-2", { body: `{"${name}": 1, "${name}": 2}` });
    await send(account, "POST", "/leads/batch", {
      body: { items: [client, { ...client, [name]: 1 }, { ...client, phones: [{ [email]: 1 }] }] },
    });
    await send(account, "POST", `/leads/${body.data.id}/interactions`, { body: { type: "CALL", note } });
    await makeKey(account.path, { name: PLANTED.member, scopes: [...PERMISSIONS] });
    const stored = JSON.stringify([
      await loggedCalls(account.accountId),
      await dumpOfCalls(account.accountId),
    ]);
    const secrets = [account.key, account.key.slice(36, 68), env.KEY_SECRET, CPF];
    expect(stored.length).toBeGreaterThan(2_000);
    expect([...Object.values(PLANTED), ...secrets].filter((value) => stored.includes(value))).toEqual([]);
  });

  it("survives the end of the log's process after eight seconds", async () => {
    const account = await makeAccount();
    const log = callLogOf(account.accountId);
    stopClockAt("2031-03-10T12:00:00Z");
    const refuse = async () => {
      const { headers } = await send(account, "PUT", "/properties/by-ref/AP-1", { body: {} });
      return headers.get("X-Request-Id")!;
    };
    const ids = [await refuse(), await refuse()];
    moveClock(8_000);
    await runDurableObjectAlarm(log);
    await evictDurableObject(log);
    for (const id of ids)
      expect(await log.find(id)).toMatchObject({ requestId: id, code: "invalid_property" });
  });
});
