import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, makeKey } from "../support/api.ts";
import { pagesOf } from "../support/whole-list.ts";

const namesOf = (body: { data: { name: string }[] }): string[] => body.data.map(({ name }) => name);

const accountWithKeys = async (names: readonly string[]) => {
  const account = await makeAccount({ key: { name: "first" } });
  for (const name of names) await makeKey(account.path, { name });
  return account;
};

describe("a list", () => {
  it("leads from page to page, with each item once", async () => {
    const { path } = await accountWithKeys(["second", "third", "fourth", "fifth"]);
    const pages = await pagesOf(backoffice, `${path}/keys?limit=2`);
    expect(pages.map(namesOf)).toEqual([["fifth", "fourth"], ["third", "second"], ["first"]]);
  });

  it("shows a page unchanged by later additions", async () => {
    const { path } = await accountWithKeys(["second", "third"]);
    const first = await backoffice.get(`${path}/keys?limit=1`);
    await makeKey(path, { name: "late" });
    const second = await backoffice.get(`${path}/keys?cursor=${first.body.nextCursor}`);
    expect(namesOf(second.body)).toEqual(["second", "first"]);
  });

  it("lists the newest account first", async () => {
    const older = await makeAccount();
    const newer = await makeAccount();
    const { body } = await backoffice.get("/accounts?limit=2");
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([newer.accountId, older.accountId]);
    expect(body.nextCursor).toEqual(expect.any(String));
  });

  it("refuses an empty cursor", async () => {
    const answer = await backoffice.get("/accounts?cursor=");
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_cursor"]);
  });

  it("refuses a cursor of another account or route", async () => {
    const one = await accountWithKeys(["second"]);
    const two = await accountWithKeys(["second"]);
    const { body } = await backoffice.get(`${one.path}/keys?limit=1`);
    for (const path of [`${two.path}/keys`, `${one.path}/audit`, "/accounts"]) {
      const answer = await backoffice.get(`${path}?cursor=${body.nextCursor}`);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_cursor"]);
    }
  });

  it.each(["limit=0", "limit=101", "limit=ten", "limit=1&limit=2", "page=2"])(
    "refuses the query %s",
    async (query) => {
      const answer = await backoffice.get(`/accounts?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_param"]);
    },
  );
});
