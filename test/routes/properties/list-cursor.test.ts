import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../support/http.ts";
import { makeProperties } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const SINCE = "updatedSince=2026-01-01";

const account = sharedAccount();
let cursor: string;
let cursorOfChanges: string;

beforeAll(async () => {
  await makeProperties(account, 3);
  cursor = (await account.api.get("/properties?limit=1")).body.nextCursor;
  cursorOfChanges = (await account.api.get(`/properties?limit=1&${SINCE}`)).body.nextCursor;
});

const expectRefused = (answer: Answer): void => {
  expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_cursor"]);
  expect(answer.body.title).toBe("Cursor inválido");
};

describe("a cursor of the list", () => {
  it("works any number of times, with another limit", async () => {
    for (const query of ["", "&limit=1"]) {
      const { status, body } = await account.api.get(`/properties?cursor=${cursor}${query}`);
      expect([status, body.data.length]).toEqual([200, query === "&limit=1" ? 1 : 2]);
    }
  });

  it("needs no encoding in a query", () => {
    expect(encodeURIComponent(cursor)).toBe(cursor);
  });

  it("of all properties is refused for changes, and the other way round", async () => {
    expectRefused(await account.api.get(`/properties?${SINCE}&cursor=${cursor}`));
    expectRefused(await account.api.get(`/properties?cursor=${cursorOfChanges}`));
  });

  it.each(["x", "null", "[1]", "AAAA", "%00", "🏠", "../../etc", "W10"])("is not %s", async (text) => {
    expectRefused(await account.api.get(`/properties?cursor=${encodeURIComponent(text)}`));
  });

  it("is refused if truncated or extended", async () => {
    expectRefused(await account.api.get(`/properties?cursor=${cursor.slice(0, -4)}`));
    expectRefused(await account.api.get(`/properties?cursor=${cursor}AAAA`));
  });
});
