import { describe, expect, it } from "vitest";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { makeAccount, makeKey } from "../support/api.ts";
import { ask } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, refusedSampleOf, sampleOf } from "./samples.ts";

stubFetch();

// Three keys for each operation.
const account = sharedAccount(() => makeAccount({ access: { limits: { maxKeys: 1_000 } } }));

const keyWith = async (scopes: readonly string[]): Promise<string> =>
  (await makeKey(account.path, { scopes })).key;

const guarded = operations(({ permission }) => permission !== null);
const open = operations(({ permission }) => permission === null);

describe("a key that lacks the permission", () => {
  it.each(guarded)("is refused by $operation, which names the one it needs", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    const key = await keyWith(PERMISSIONS.filter((permission) => permission !== endpoint.permission));
    const before = await dumpOf(account.accountId);
    for (const language of ["pt-BR", "en"]) {
      const answer = await ask(key, endpoint, call, { headers: { "Accept-Language": language } });
      expect(answer.body).toMatchObject({
        code: "access_denied",
        detail: expect.stringContaining(endpoint.permission!),
      });
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(guarded)("learns nothing about its request from $operation", async ({ endpoint }) => {
    const key = await keyWith(PERMISSIONS.filter((permission) => permission !== endpoint.permission));
    const call = { ...(await refusedSampleOf(endpoint, account)), query: "nonsense=1" };
    expect((await ask(key, endpoint, call)).body.code).toBe("access_denied");
  });
});

describe("a key with one permission", () => {
  it.each(guarded)("passes $operation if it is the one needed", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const answer = await ask(await keyWith([endpoint.permission!]), endpoint, call);
    expect(answer.status).toBeLessThan(300);
  });

  it.each(open)("passes $operation whatever it is", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const answer = await ask(await keyWith(["webhooks:manage"]), endpoint, call);
    expect(answer.status).toBe(200);
  });
});
