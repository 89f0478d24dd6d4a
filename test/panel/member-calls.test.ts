import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { mintKey } from "../../src/lib/api-key.ts";
import { mac } from "../../src/lib/digest.ts";
import { membershipsByEmail, readAsMember } from "../../src/panel/member-calls.ts";
import { API_USE, OPEN } from "../../src/panel/open.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { MEMBER_ROLES } from "../../src/vocabulary/member-roles.ts";
import { apiWith, backoffice, makeAccount } from "../support/api.ts";
import {
  aMember,
  aPerson,
  asMember,
  doneAsMember,
  removeMember,
  testScope,
} from "../support/member-calls.ts";

const ONCE = "0123456789-0123456789-";
const KEY = { name: "CRM", scopes: ["team:read"] };
const STALE_PROOF_MS = 11 * 60_000;

describe("the dashboard's entry point", () => {
  it("opens an account only to its members", async () => {
    const [own, other] = await Promise.all([makeAccount(), makeAccount()]);
    const person = await aMember(own.accountId, "OWNER");
    const call = { operationId: "getAccount", person };
    expect(await doneAsMember({ ...call, accountId: own.accountId })).toMatchObject({
      data: { id: own.accountId },
    });
    const elsewhere = await asMember({ ...call, accountId: other.accountId });
    expect(elsewhere).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    const nowhere = await asMember({ ...call, accountId: "acc-unknown" });
    expect(nowhere).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
  });

  it("takes the account from no parameter of a call", async () => {
    const [own, other] = await Promise.all([makeAccount(), makeAccount()]);
    const person = await aMember(own.accountId, "OWNER");
    const params = { accountId: other.accountId };
    const { data } = await doneAsMember({
      operationId: "getAccount",
      person,
      accountId: own.accountId,
      params,
    });
    expect(data.id).toBe(own.accountId);
    const params2 = { keyId: other.keyId };
    const call = { operationId: "revokeKey", person, accountId: own.accountId, params: params2 };
    expect(await asMember(call)).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    expect((await other.api.get("/me")).status).toBe(200);
  });

  it("answers a page's reads together, each as if it were called alone", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "BROKER");
    const by = { person, accountId, requestId: crypto.randomUUID(), language: "en", address: null } as const;
    const reads = ["getAccount", "listKeys", "noSuchRead"].map((operationId) => ({ operationId }));
    const [account, keys] = await readAsMember(testScope, { ...by, reads: reads.slice(0, 2) });
    expect(account).toMatchObject({ kind: "done", role: "BROKER" });
    expect(keys).toMatchObject({ kind: "closed", role: "BROKER" });
    const [unknown] = await readAsMember(testScope, { ...by, reads: reads.slice(2) });
    expect(unknown).toMatchObject({ kind: "refused", problem: { code: "route_not_found" } });
    const stranger = { ...by, person: aPerson() };
    const forged = reads.map((read) => ({ ...read, accountId: by.accountId, person: by.person }));
    for (const answer of await readAsMember(testScope, { ...stranger, reads: [...forged, ...reads] }))
      expect(answer).toMatchObject({ kind: "refused" });
  });

  it("answers together no writes, and no more reads than a page makes", async () => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const by = { person, accountId, requestId: crypto.randomUUID(), language: "en", address: null } as const;
    const audit = async () => (await backoffice.get(`${path}/audit`)).body.data;
    const before = await audit();
    const writes = [...OPEN].filter(([, { endpoint }]) => endpoint.route.method !== "get");
    for (const [operationId] of writes)
      expect(() => readAsMember(testScope, { ...by, reads: [{ operationId }] })).toThrow(RangeError);
    const many = Array.from({ length: 9 }, () => ({ operationId: "getAccount" }));
    expect(() => readAsMember(testScope, { ...by, reads: many })).toThrow(RangeError);
    expect(await audit()).toEqual(before);
  });

  it("is closed to a removed member at the next call", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "MANAGER");
    const call = { operationId: "listKeys", person, accountId };
    expect((await asMember(call)).kind).toBe("done");
    await removeMember(accountId, person.email);
    expect(await asMember(call)).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
  });

  it("knows only operations whose declaration opens them", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const all = [...BACKOFFICE_ENDPOINTS, ...ENDPOINTS].map(({ route }) => route.operationId);
    const closed = all.filter((operationId) => !OPEN.has(operationId));
    expect(closed).toEqual(expect.arrayContaining(["grantAccess", "acceptCaptacaoOffer", "patchProperty"]));
    for (const operationId of [...closed, "constructor", "__proto__"])
      expect(await asMember({ operationId, person, accountId }), operationId).toMatchObject({
        kind: "refused",
        problem: { code: "route_not_found" },
      });
  });

  it("names only existing operations", () => {
    expect([...OPEN.keys()]).toEqual(expect.arrayContaining(Object.keys(API_USE)));
    const named = [...BACKOFFICE_ENDPOINTS.filter(({ panel }) => panel)].map(
      ({ route }) => route.operationId,
    );
    expect(named.filter((operationId) => operationId in API_USE)).toEqual([]);
  });

  it.each([...OPEN].map(([name, { use }]) => ({ name, roles: use.roles })))(
    "opens $name to its roles, and names them to others",
    async ({ name, roles }) => {
      const { accountId } = await makeAccount();
      for (const role of MEMBER_ROLES.filter((role) => !roles.includes(role))) {
        const person = await aMember(accountId, role);
        expect(await asMember({ operationId: name, person, accountId })).toEqual({
          kind: "closed",
          role,
          roles,
        });
      }
      const person = await aMember(accountId, roles[0]!);
      expect((await asMember({ operationId: name, person, accountId })).kind).not.toBe("closed");
    },
  );

  it("asks for a new proof of who acts before a key is made, rolled or changed", async () => {
    const { accountId, keyId } = await makeAccount();
    const fresh = await aMember(accountId, "OWNER");
    const person = { ...fresh, provedAt: Date.now() - STALE_PROOF_MS };
    const params = { keyId };
    const calls = [
      { operationId: "createKey", body: KEY },
      { operationId: "rollKey", params, body: { overlap: "NOW" } },
      { operationId: "changeKey", params, body: { name: "Outra" } },
    ];
    for (const call of calls)
      expect(await asMember({ ...call, person, accountId })).toEqual({ kind: "prove_again", role: "OWNER" });
    const { data } = await doneAsMember({ operationId: "listKeys", person, accountId });
    expect(data).toHaveLength(1);
  });

  it.each([
    "acceptOffer",
    "acceptCaptacaoTerms",
    "configureFeed",
    "removeFeed",
    "purgeProperty",
    "createWebhook",
    "rotateWebhookSecret",
    "setMember",
    "removeMember",
  ])("asks for a new proof of who acts before %s", async (operationId) => {
    const { accountId } = await makeAccount();
    const fresh = await aMember(accountId, "OWNER");
    const person = { ...fresh, provedAt: Date.now() - STALE_PROOF_MS };
    expect(await asMember({ operationId, person, accountId })).toEqual({
      kind: "prove_again",
      role: "OWNER",
    });
    expect((await asMember({ operationId, person: fresh, accountId })).kind).not.toBe("prove_again");
  });

  it("writes the person, and no address, into the audit", async () => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    await doneAsMember({ operationId: "createKey", person, accountId, body: KEY, once: "a" });
    const { body } = await backoffice.get(`${path}/audit`);
    expect(body.data[0]).toMatchObject({ actor: person.id, action: "key.create" });
    expect(JSON.stringify(body)).not.toContain(person.email);
  });

  it("makes one key for a form sent twice, even at once", async () => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const call = { operationId: "createKey", person, accountId, body: KEY, once: ONCE };
    const [first, second] = await Promise.all([doneAsMember(call), doneAsMember(call)]);
    const third = await doneAsMember(call);
    expect(new Set([first.key, second.key, third.key]).size).toBe(1);
    expect((await apiWith(first.key).get("/me")).status).toBe(200);
    const other = await doneAsMember({ ...call, body: { ...KEY, name: "Outra" } });
    expect(other.key).not.toBe(first.key);
    expect((await backoffice.get(`${path}/keys`)).body.data).toHaveLength(3);
  });

  it("makes a key that cannot be derived from its id and the service's secret", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const made = await doneAsMember({
      operationId: "createKey",
      person,
      accountId,
      body: KEY,
      once: ONCE,
    });
    const keyId: string = made.data.id;
    for (const subject of [`seeded-key:${keyId}`, `key-once:${keyId}`, "key-once:"]) {
      const guess = await mintKey(
        env.KEY_SECRET,
        { accountId, keyId },
        await mac(env.KEY_SECRET, subject, 20),
      );
      expect(guess).not.toBe(made.key);
    }
  });

  it("makes two keys for a form sent twice whose number could be guessed", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const call = { operationId: "createKey", person, accountId, body: KEY, once: "1" };
    expect((await doneAsMember(call)).key).not.toBe((await doneAsMember(call)).key);
  });

  it("lists every fault of a body, as the back office does", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const body = { name: "", scopes: ["leads:read", "none"], allowedIps: ["nowhere"] };
    const answer = await asMember({ operationId: "createKey", person, accountId, body });
    expect(answer).toMatchObject({ kind: "refused", role: "OWNER", problem: { code: "invalid_param" } });
    const { problem } = answer as Extract<typeof answer, { kind: "refused" }>;
    expect(problem.invalidParams?.map(({ pointer }) => pointer)).toEqual([
      "/name",
      "/scopes/1",
      "/allowedIps/0",
    ]);
  });

  it("knows the accounts of a person, whatever the case of the address", async () => {
    const { accountId } = await makeAccount();
    const { email } = await aMember(accountId, "BROKER");
    expect(await membershipsByEmail(testScope, email.toUpperCase())).toMatchObject([
      { accountId, role: "BROKER", access: "ACTIVE" },
    ]);
    expect(await membershipsByEmail(testScope, aPerson().email)).toEqual([]);
  });

  it("opens the sandbox of an account to its people, and no partner's", async () => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, "MANAGER");
    const stranger = aPerson();
    const { body } = await backoffice.post(`${path}/sandbox`);
    const sandboxId: string = body.data.id;
    expect(await membershipsByEmail(testScope, person.email)).toMatchObject([
      { accountId, sandboxOf: null },
      { accountId: sandboxId, role: "MANAGER", sandboxOf: accountId },
    ]);
    expect(await doneAsMember({ operationId: "getAccount", person, accountId: sandboxId })).toBeTruthy();
    for (const [who, id] of [
      [person, body.partners[0]],
      [person, body.partners[1]],
      [stranger, sandboxId],
    ]) {
      const answer = await asMember({ operationId: "getAccount", person: who, accountId: id });
      expect(answer).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    }
    await removeMember(accountId, person.email);
    const after = await asMember({ operationId: "getAccount", person, accountId: sandboxId });
    expect(after).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
  });

  it("opens a new account to its owner", async () => {
    const { accountId } = await makeAccount({
      account: { ownerEmail: "Nova.Titular@Example.com", name: "N" },
    });
    const mine = await membershipsByEmail(testScope, "nova.titular@example.com");
    expect(mine).toMatchObject([{ accountId, role: "OWNER" }]);
  });
});
