import { describe, expect, it } from "vitest";
import { newId, sandboxIdsOf } from "../../src/lib/id.ts";
import { newRequestId, readRequestId, requestIdOf } from "../../src/lib/request-id.ts";

const NOW = Date.UTC(2031, 2, 10, 12);
const FORM = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("the id of a request", () => {
  it("is a UUID of version 8 that shows its time and no account", () => {
    const id = newRequestId(NOW);
    expect(id).toMatch(FORM);
    expect(readRequestId(id)).toEqual({ at: NOW, accountPrefix: null });
  });

  it("contains what the ids of its account begin with", () => {
    for (let made = 0; made < 200; made += 1) {
      const accountId = newId("account");
      const id = requestIdOf(newRequestId(NOW), accountId);
      expect(id).toMatch(FORM);
      const { at, accountPrefix } = readRequestId(id)!;
      expect(at).toBe(NOW);
      expect(accountPrefix).toHaveLength("acc-".length + 6);
      expect(accountId.startsWith(accountPrefix!)).toBe(true);
    }
  });

  it("distinguishes a sandbox's accounts from live ones", async () => {
    for (const accountId of Object.values(await sandboxIdsOf(newId("account")))) {
      const { accountPrefix } = readRequestId(requestIdOf(newRequestId(NOW), accountId))!;
      expect(accountPrefix).toHaveLength("acc-demo".length + 6);
      expect(accountId.startsWith(accountPrefix!)).toBe(true);
    }
  });

  it("is different each time", () => {
    const ids = Array.from({ length: 1_000 }, () => requestIdOf(newRequestId(NOW), "acc-0123456789abcdef"));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["", "5f0c4a52-6c1e-4f0b-9d1a-3b8f7e2a1c90", "x".repeat(36), `${newRequestId(NOW)}0`])(
    "is read from no other text: %s",
    (text) => {
      expect(readRequestId(text)).toBeUndefined();
    },
  );
});
