import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { mintKey } from "../../src/lib/api-key.ts";
import { callTool, codeOf, endpointOf } from "../support/agent.ts";
import { apiWith, backoffice, makeAccount } from "../support/api.ts";
import { forged } from "../support/forged.ts";

/** The sizes of values compared in constant time while `work` runs. */
const sizesCompared = async (work: () => Promise<{ status: number }>): Promise<[number, number[]]> => {
  const compare = vi.spyOn(Object.getPrototypeOf(crypto.subtle), "timingSafeEqual").mockClear();
  const { status } = await work();
  return [status, compare.mock.calls.map(([given]) => (given as ArrayBufferView).byteLength)];
};

const MAC = 10;
const HASH = 64;
const CURSOR_MAC = 12;
const DIGEST = 32;
const CONFIRMATION_MAC = 12;

it("the service compares the MAC of a key, and then its hash, in constant time", async () => {
  const { key, accountId, keyId, api } = await makeAccount();
  const twin = await mintKey(env.KEY_SECRET, { accountId, keyId });
  for (let call = 0; call < 2; call += 1)
    expect(await sizesCompared(() => api.get("/me"))).toEqual([200, [MAC, HASH]]);
  expect(await sizesCompared(() => apiWith(forged(key)).get("/me"))).toEqual([401, [MAC]]);
  expect(await sizesCompared(() => apiWith(twin).get("/me"))).toEqual([401, [MAC, HASH]]);
});

it.each(["x", "test-backoffice-tokeN", "y".repeat(5_000)])(
  "the service compares the back office's token by its digest: %s",
  async (key) => {
    expect(await sizesCompared(() => backoffice.get("/accounts", { key }))).toEqual([401, [DIGEST]]);
  },
);

it("the service compares the MAC of a confirmation in constant time", async () => {
  const account = await makeAccount();
  const endpoint = endpointOf("createLead");
  const call = { key: account.key, endpoint, call: {} };
  const sendForged = async () => {
    const answer = await callTool(call, { confirmation: "A".repeat(43) });
    return { status: codeOf(answer) === "confirmation_mismatch" ? 409 : 500 };
  };
  // The key's MAC, and then the confirmation's.
  expect(await sizesCompared(sendForged)).toEqual([409, [MAC, CONFIRMATION_MAC]]);
});

it("the service compares the MAC of a cursor in constant time", async () => {
  const { api } = await makeAccount();
  const cursor = `${"A".repeat(40)}`;
  expect(await sizesCompared(() => api.get(`/properties?cursor=${cursor}`))).toEqual([
    400,
    expect.arrayContaining([CURSOR_MAC]),
  ]);
});
