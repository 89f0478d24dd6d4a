import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import { makeLead, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";

/** Existing codes, and how a path encodes each wrongly. */
const WRONGLY: readonly [string, string][] = [
  ["A/B", "A%252FB"],
  ["A B", "A+B"],
  ["A B", "A%2520B"],
  ["A/ção 7", "A%252F%25C3%25A7%25C3%25A3o%2B7"],
];

describe("a code encoded twice, or with + for a space", () => {
  it.each(WRONGLY)("of property %s as %s is answered with the code that exists", async (ref, path) => {
    const { api } = await makeAccount();
    await api.put(`/properties/by-ref/${encodeURIComponent(ref)}`, { body: listing() });
    const read = await api.get(`/properties/by-ref/${path}`);
    expect([read.status, read.body.existingRef]).toEqual([404, ref]);
    expect(read.body.detail).toContain("%20");
    const put = await api.put(`/properties/by-ref/${path}`, { body: listing() });
    expect(put.status).toBe(201);
    expect(put.body.result.warnings).toContainEqual(
      expect.objectContaining({ name: "ref", code: "ref_encoding", existingRef: ref }),
    );
  });

  it.each(WRONGLY)("of client %s as %s is answered with the code that exists", async (ref, path) => {
    const account = await makeAccount();
    await makeLead(account, { externalRef: ref });
    const read = await account.api.get(`/leads/by-ref/${path}`);
    expect([read.status, read.body.existingRef]).toEqual([404, ref]);
    const put = await account.api.put(`/leads/by-ref/${path}`, { body: person() });
    expect(put.body.result.warnings).toContainEqual(
      expect.objectContaining({ name: "ref", code: "ref_encoding", existingRef: ref }),
    );
  });

  it("is named in the warning with its decoded form, although only another account has that code", async () => {
    const { api } = await makeAccount();
    const other = await makeAccount();
    await other.api.put("/properties/by-ref/A%2FB", { body: listing() });
    const read = await api.get("/properties/by-ref/A%252FB");
    expect([read.status, read.body.existingRef]).toEqual([404, undefined]);
    const property = await api.put("/properties/by-ref/A%252FB", { body: listing() });
    const client = await api.put("/leads/by-ref/Ana%2520%2424%26", { body: person() });
    const reported = [property, client].map(({ status, body }) => [status, body.result.warnings]);
    expect(reported).toEqual([
      [201, [{ name: "ref", code: "ref_encoding", label: expect.stringContaining("o provável é A/B.") }]],
      [
        201,
        [{ name: "ref", code: "ref_encoding", label: expect.stringContaining("o provável é Ana $24&.") }],
      ],
    ]);
  });

  it("causes no warning if it has no escape and nothing has the likely code", async () => {
    const { api } = await makeAccount();
    for (const path of ["AP+7", "50%25+x", "100%25"]) {
      const put = await api.put(`/properties/by-ref/${path}`, { body: listing() });
      expect([put.status, put.body.result.warnings]).toEqual([201, []]);
    }
  });
});
