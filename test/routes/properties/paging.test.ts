import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { copyProperty } from "../../support/copy-property.ts";
import { makeProperties, makeProperty } from "../../support/portfolio.ts";

/** Walks a list to its end; `between` acts after each page. */
const walk = async (
  { api }: TestAccount,
  query: string,
  between: (ids: readonly string[]) => Promise<unknown> = async () => null,
): Promise<string[]> => {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const next: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { body } = await api.get(`/properties?${query}${next}`);
    const ids: string[] = body.data.map(({ id }: { id: string }) => id);
    seen.push(...ids);
    await between(ids);
    cursor = body.nextCursor;
  }
  return seen;
};

describe("a list of properties", () => {
  it("continues where the previous page ended, although none of its rows still passes the filter", async () => {
    const account = await makeAccount();
    const made = await makeProperties(account, 7);
    const seen = await walk(account, "status=ACTIVE&limit=2", (ids) =>
      Promise.all(
        ids.map((id) => account.api.post(`/properties/${id}/status`, { body: { status: "SOLD" } })),
      ),
    );
    expect(seen.sort()).toEqual(made.map(({ id }) => id).sort());
  });

  it("shows each once even if more changed in one millisecond than a page holds", async () => {
    const account = await makeAccount();
    const { id, updatedAt } = await makeProperty(account);
    const copies = await copyProperty(id, 25);
    const seen = await walk(account, `updatedSince=${updatedAt}&limit=2`);
    expect(seen.sort()).toEqual([id, ...copies].sort());
  });
});
