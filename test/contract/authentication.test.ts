import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { mintKey } from "../../src/lib/api-key.ts";
import { HOUR_MS, isoTime } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { backoffice, makeKey } from "../support/api.ts";
import { ask, type Call } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import type { Answer } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { stopClockAt } from "../support/time.ts";
import { operations, refusedSampleOf, sampleOf } from "./samples.ts";

stubFetch();

const account = sharedAccount();
let expired: string;
let revoked: string;

beforeAll(async () => {
  expired = (await makeKey(account.path, { expiresAt: isoTime(Date.now() + HOUR_MS) })).key;
  const deleted = await makeKey(account.path);
  revoked = deleted.key;
  await backoffice.delete(`${account.path}/keys/${deleted.keyId}`);
});

/** The key with one character changed to another of its alphabet. */
const altered = (key: string, at: number): string =>
  key.slice(0, at) + (key[at] === "7" ? "8" : "7") + key.slice(at + 1);

/** The position of each part of a key: `rea_`, account, key id, secret, MAC. */
const PARTS = { prefix: 0, account: 4, "key id": 20, secret: 36, MAC: 68, "last of the MAC": 83 };

const forgeries = (key: string): [string, Readonly<Record<string, string>>][] => [
  ["no key", {}],
  ["an empty header", { Authorization: "" }],
  ["another scheme", { Authorization: `Basic ${key}` }],
  ["a bare key", { Authorization: key }],
  ["two keys", { Authorization: `Bearer ${key} ${key}` }],
  ["two headers", { Authorization: `Bearer ${key}, Bearer ${key}` }],
  ["a key in capitals", { Authorization: `Bearer ${key.toUpperCase()}` }],
  ["a key in quotes", { Authorization: `Bearer "${key}"` }],
  ["a tab for the blank", { Authorization: `Bearer\t${key}` }],
  ["a key of another alphabet", { Authorization: `Bearer ${key.slice(0, -1)}o` }],
  ["a header of 100 KB", { Authorization: `Bearer ${" ".repeat(50_000)}${"a".repeat(50_000)}` }],
  ["a word", { Authorization: "Bearer nonsense" }],
  ["a key cut short", { Authorization: `Bearer ${key.slice(0, -1)}` }],
  ["a key too long", { Authorization: `Bearer ${key}0` }],
  ...Object.entries(PARTS).map(([part, at]): [string, Record<string, string>] => [
    `another ${part}`,
    { Authorization: `Bearer ${altered(key, at)}` },
  ]),
];

const refused = async (
  endpoint: Endpoint,
  call: Call,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> => {
  const answer = await ask(null, endpoint, call, { headers });
  expect(answer.body.code).toBe("unauthorized");
  expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer realm="api"');
  return answer;
};

describe("a forged key", () => {
  it.each(operations())("costs $operation no object call and no query", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    for (const [which, headers] of forgeries(account.key)) {
      const answer = await refused(endpoint, call, headers);
      expect(answer.headers.get("Server-Timing"), which).toBe(
        'objects;desc="0", d1;desc="0", statements;desc="0", rows;desc="0"',
      );
    }
  });
});

describe("a key the service made", () => {
  it.each(operations())("does not open $operation for an unknown account or key", async ({ endpoint }) => {
    const call = await refusedSampleOf(endpoint, account);
    const nobody = { accountId: newId("account"), keyId: newId("key") };
    const unknown = [
      nobody,
      { ...nobody, accountId: account.accountId },
      { ...nobody, keyId: account.keyId },
    ];
    for (const parts of [...unknown, { accountId: account.accountId, keyId: account.keyId }]) {
      const key = await mintKey(env.KEY_SECRET, parts);
      await refused(endpoint, call, { Authorization: `Bearer ${key}` });
    }
  });

  it.each(operations())("does not open $operation once revoked", async ({ endpoint }) => {
    await refused(endpoint, await refusedSampleOf(endpoint, account), { Authorization: `Bearer ${revoked}` });
  });

  it.each(operations())("opens $operation only until it expires", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    expect((await ask(expired, endpoint, call)).status).toBeLessThan(300);
    stopClockAt(Date.now() + HOUR_MS);
    expect((await ask(expired, endpoint, call)).status).toBe(401);
  });
});

describe("a refused write", () => {
  it.each(operations(({ kind }) => kind === "write"))(
    "of $operation changes nothing",
    async ({ endpoint }) => {
      const call = await refusedSampleOf(endpoint, account);
      const before = await dumpOf(account.accountId);
      for (const key of [null, altered(account.key, PARTS.MAC), revoked]) await ask(key, endpoint, call);
      expect(await dumpOf(account.accountId)).toEqual(before);
    },
  );
});
