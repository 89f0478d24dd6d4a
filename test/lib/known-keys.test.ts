import { describe, expect, it, vi } from "vitest";
import { mintKey } from "../../src/lib/api-key.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import { newId } from "../../src/lib/id.ts";
import { KnownKeys } from "../../src/lib/known-keys.ts";
import { forged } from "../support/forged.ts";

const SECRET = "a secret of this test";
const PARTS = { accountId: newId("account"), keyId: newId("key") };

describe("a key that is used again", () => {
  it("is hashed only the first time", async () => {
    const key = await mintKey(SECRET, PARTS);
    const keys = new KnownKeys([SECRET]);
    const read = { ...PARTS, keyHash: await sha256Hex(key) };
    expect(await keys.read(key)).toEqual(read);
    const digest = vi.spyOn(crypto.subtle, "digest");
    const sign = vi.spyOn(crypto.subtle, "sign");
    expect(await keys.read(key)).toEqual(read);
    expect([digest, sign].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("is never mistaken for one with another MAC", async () => {
    const key = await mintKey(SECRET, PARTS);
    const keys = new KnownKeys([SECRET]);
    await keys.read(key);
    for (const other of [
      forged(key),
      `${key}0`,
      key.slice(0, -1),
      `${key.slice(0, -1)}!`,
      `${key.slice(0, -1)}U`,
    ])
      expect(await keys.read(other)).toBeUndefined();
    expect(await keys.read(key)).toMatchObject(PARTS);
  });

  it("is not remembered if another secret made it", async () => {
    const key = await mintKey("another secret of this test", PARTS);
    const keys = new KnownKeys([SECRET]);
    expect([await keys.read(key), await keys.read(key)]).toEqual([undefined, undefined]);
  });
});
