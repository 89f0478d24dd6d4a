import { describe, expect, it } from "vitest";
import { mintKey, readKey } from "../../src/lib/api-key.ts";
import { isSandbox, LIVE, newId, sandboxIdsOf, spaceOf } from "../../src/lib/id.ts";

const SECRET = "test-key-secret-0123456789";

describe("the id of an account", () => {
  it("is live if it is random", () => {
    const ids = Array.from({ length: 1_000 }, () => newId("account"));
    expect(ids.filter((id) => isSandbox(id) || spaceOf(id) !== LIVE)).toEqual([]);
  });

  it("gives each sandbox's accounts their own space", async () => {
    const [one, other] = await Promise.all([sandboxIdsOf("acc-1"), sandboxIdsOf("acc-2")]);
    const spaces = [one, other].map((ids) => new Set(Object.values(ids).map(spaceOf)));
    expect(spaces.map(({ size }) => size)).toEqual([1, 1]);
    expect([...spaces[0]!]).not.toEqual([...spaces[1]!]);
    expect(Object.values(one).every((id) => /^acc-[0-9a-z]{16}$/.test(id))).toBe(true);
  });
});

describe("a key", () => {
  it.each(["live", "sandbox"])("of a %s account is read only by its own prefix", async (kind) => {
    const accountId = kind === "live" ? newId("account") : (await sandboxIdsOf("acc-1")).own;
    const parts = { accountId, keyId: newId("key") };
    const key = await mintKey(SECRET, parts);
    expect(key.startsWith("rea_test_")).toBe(kind === "sandbox");
    expect(await readKey([SECRET], key)).toEqual(parts);
    const disguised = key.startsWith("rea_test_")
      ? key.replace("rea_test_", "rea_")
      : key.replace("rea_", "rea_test_");
    expect(await readKey([SECRET], disguised)).toBeUndefined();
  });
});
