import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { sharedAccount } from "../support/shared-account.ts";

const HOSTILE = [
  '"',
  "'",
  "' OR 1=1 --",
  "%",
  "_",
  "*",
  "NEAR(a b)",
  "title:casa AND NOT x",
  "casa^2 -(",
  "\\",
  "\u0000",
  "🏠🏡",
  "!?…—",
  "ª º",
  "Ａ１",
  "ﬁ ß ẞ İ",
  "\u0301",
  "x".repeat(10_000),
  "%00",
  "a ".repeat(50).trim(),
];

const query = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

describe("a hostile query", () => {
  const account = sharedAccount();

  beforeAll(async () => {
    await account.api.put("/properties/by-ref/Q-1", { body: listing() });
    await makeLead(account);
  });

  it("is answered or refused, and finds nothing if it has no word", async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom("properties", "leads"), async (q, list) => {
        const { status, body } = await account.api.get(`/${list}?${new URLSearchParams({ q })}`);
        expect([200, 400], q).toContain(status);
        if (status === 400)
          expect(body.invalidParams.map(({ name }: { name: string }) => name)).toEqual(["q"]);
        if (status === 200 && !/[\p{L}\p{N}]/u.test(q)) expect(body.data).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(HOSTILE)("%j is no server error", async (q) => {
    const { status } = await account.api.get(`/properties?${new URLSearchParams({ q })}`);
    expect(status).toBeLessThan(500);
  });
});
