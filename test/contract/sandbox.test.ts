import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { SANDBOX_ANSWERS } from "../../src/documentation/answers.ts";
import { mintKey } from "../../src/lib/api-key.ts";
import { newId, sandboxAccountsOf, spaceOf } from "../../src/lib/id.ts";
import { SANDBOX_ENDPOINTS } from "../../src/sandbox/endpoints.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { backoffice, makeAccount, makeKey, type TestAccount } from "../support/api.ts";
import { ask, type Call, pathOf, withQuery } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import { type Answer, type Method, send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";
import { emptySandbox } from "../support/sandbox.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { SANDBOX_SAMPLES, sandboxSampleOf } from "./samples/sandbox.ts";

stubFetch();

const operations = SANDBOX_ENDPOINTS.map((endpoint) => ({ operation: endpoint.route.operationId, endpoint }));

let sandbox: TestAccount;
let live: TestAccount;
beforeAll(async () => {
  live = await makeAccount();
});
beforeEach(async () => {
  sandbox = await emptySandbox();
});

const NO_IO = 'objects;desc="0", d1;desc="0", statements;desc="0", rows;desc="0"';

const sendCall = (key: string | null, endpoint: Endpoint, call: Call, headers = {}): Promise<Answer> =>
  send(endpoint.route.method.toUpperCase() as Method, pathOf(endpoint, call), key, {
    ...(call.body === undefined ? {} : { body: call.body }),
    headers,
  });

const sample = (endpoint: Endpoint, account = sandbox): Promise<Call> => sandboxSampleOf(endpoint, account);

it("has documentation and a sample for each operation, and no others", () => {
  const served = operations.map(({ operation }) => operation).toSorted();
  expect(Object.keys(SANDBOX_ANSWERS).toSorted()).toEqual(served);
  expect(Object.keys(SANDBOX_SAMPLES).toSorted()).toEqual(served);
});

describe("a key that does not belong to the sandbox", () => {
  it.each(operations)("of a live account is refused by $operation without any I/O", async ({ endpoint }) => {
    const call = await sample(endpoint);
    const before = await dumpOf(live.accountId);
    for (const language of ["pt-BR", "en"]) {
      const answer = await sendCall(live.key, endpoint, call, { "Accept-Language": language });
      expect(expectProblem(answer)).toBe("access_denied");
      expect(answer.body.detail).toContain("rea_test_");
      expect(answer.headers.get("Server-Timing")).toBe(NO_IO);
    }
    expect(await dumpOf(live.accountId)).toEqual(before);
  });

  it.each(operations)(
    "is refused by $operation if it is forged, unknown or missing",
    async ({ endpoint }) => {
      const call = await sample(endpoint);
      const { accountId, key } = sandbox;
      const unknown = await mintKey(env.KEY_SECRET, { accountId, keyId: newId("key") });
      const asLive = key.replace("rea_test_", "rea_");
      const forged = `${key.slice(0, -1)}${key.endsWith("7") ? "8" : "7"}`;
      for (const refused of [null, forged, asLive, live.key.replace("rea_", "rea_test_"), "nonsense"]) {
        const answer = await sendCall(refused, endpoint, call);
        expect(answer.body.code).toBe("unauthorized");
        expect(answer.headers.get("Server-Timing")).toBe(NO_IO);
      }
      expect((await sendCall(unknown, endpoint, call)).body.code).toBe("unauthorized");
    },
  );

  it.each(operations)("of the sandbox's partner is refused by $operation", async ({ endpoint }) => {
    const [, partner] = sandboxAccountsOf(spaceOf(sandbox.accountId));
    const key = await mintKey(env.KEY_SECRET, { accountId: partner!, keyId: newId("key") });
    expect((await sendCall(key, endpoint, await sample(endpoint))).body.code).toBe("access_denied");
  });

  it.each(operations)("does not open $operation once revoked", async ({ endpoint }) => {
    const { keyId, key } = await makeKey(sandbox.path);
    await backoffice.delete(`${sandbox.path}/keys/${keyId}`);
    expect((await ask(key, endpoint, await sample(endpoint))).status).toBe(401);
  });
});

describe("a key of the sandbox", () => {
  it.each(operations)(
    "needs the permission for $operation, and without it learns nothing else",
    async ({ endpoint }) => {
      const scopes = PERMISSIONS.filter((permission) => permission !== endpoint.permission);
      const { key } = await makeKey(sandbox.path, { scopes });
      const calls = [await sample(endpoint), { query: "nonsense=1" }];
      const before = await dumpOf(sandbox.accountId);
      for (const call of calls) {
        const { body } = await ask(key, endpoint, call);
        expect(body).toMatchObject({
          code: "access_denied",
          detail: expect.stringContaining(endpoint.permission!),
        });
      }
      expect(await dumpOf(sandbox.accountId)).toEqual(before);
    },
  );

  it.each(operations)("calls $operation as often as its limits allow", async ({ endpoint }) => {
    const limits = { ratePerSecond: 1, burst: 1, monthlyQuota: 90, maxKeys: 5, maxWebhooks: 1 };
    await backoffice.put(`${sandbox.path}/access`, { status: "ACTIVE", scopes: PERMISSIONS, limits });
    const call = await sample(endpoint);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(sandbox.key, endpoint, call)));
    expect(answers.map(({ body }) => body.code)).toContain("rate_limited");
  });
});

describe("a call of the sandbox", () => {
  it.each(operations)(
    "of $operation changes neither the live account nor another sandbox",
    async ({ endpoint }) => {
      const other = await emptySandbox();
      const before = [await dumpOf(live.accountId), await dumpOf(other.accountId)];
      expect((await ask(sandbox.key, endpoint, await sample(endpoint))).status).toBeLessThan(300);
      expect([await dumpOf(live.accountId), await dumpOf(other.accountId)]).toEqual(before);
    },
  );

  it.each(operations)("of $operation is audited under the id of its key", async ({ endpoint }) => {
    await ask(sandbox.key, endpoint, await sample(endpoint));
    const { body } = await backoffice.get(`${sandbox.path}/audit`);
    expect(body.data.map(({ actor }: { actor: string }) => actor)).toContain(sandbox.keyId);
  });

  it.each(operations)("of $operation lists every fault at once and changes nothing", async ({ endpoint }) => {
    const call = await sample(endpoint);
    const before = await dumpOf(sandbox.accountId);
    const faulty = withQuery({ ...call, body: { nonsense: 1 } }, "unknown=1&dryRun=perhaps");
    const { status, body } = await ask(sandbox.key, endpoint, faulty);
    expect(status).toBe(400);
    const names = body.invalidParams.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["unknown", "dryRun"]));
    expect(await dumpOf(sandbox.accountId)).toEqual(before);
  });

  it.each(operations)("of $operation leaves nothing if it is a dry run", async ({ endpoint }) => {
    const call = await sample(endpoint);
    const before = await dumpOf(sandbox.accountId);
    const dry = await ask(sandbox.key, endpoint, withQuery(call, "dryRun=true"));
    expect(dry.body.result.dryRun).toBe(true);
    expect(await dumpOf(sandbox.accountId)).toEqual(before);
    const real = await ask(sandbox.key, endpoint, call);
    expect([real.status, Object.keys(real.body.data)]).toEqual([dry.status, Object.keys(dry.body.data)]);
    expect(real.body.result).toEqual({ ...dry.body.result, dryRun: false });
  });

  it.each(operations)("of $operation runs once under its key", async ({ endpoint }) => {
    const call = await sample(endpoint);
    const headers = { "Idempotency-Key": "play" };
    const first = await ask(sandbox.key, endpoint, call, { headers });
    const written = await dumpOf(sandbox.accountId);
    const second = await ask(sandbox.key, endpoint, call, { headers });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await dumpOf(sandbox.accountId)).toEqual(written);
    const other = await ask(sandbox.key, endpoint, withQuery(call, "dryRun=false"), { headers });
    expect(other.body.code).toBe("idempotency_key_reused");
  });

  it.each(operations)("of $operation is refused with other methods", async ({ endpoint }) => {
    const path = pathOf(endpoint, {});
    const answer = await send("GET", path, sandbox.key);
    expect([answer.status, answer.body.code]).toEqual([405, "method_not_allowed"]);
    expect(answer.headers.get("Allow")).toContain(endpoint.route.method.toUpperCase());
  });
});
