import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import { pagesOf } from "../support/whole-list.ts";

describe("GET /team", () => {
  it("shows the people of the account, newest first, page by page", async () => {
    const account = await makeAccount();
    for (const name of ["Ana", "Bia", "Caio"]) {
      const email = `${name}@Example.com`;
      await backoffice.post(`${account.path}/team`, { name, email, role: "BROKER", creci: "123456-F SP" });
    }
    const pages = await pagesOf(account.api, "/team?limit=3");
    const names = pages.map(({ data }) => data.map(({ name }: Json) => name));
    expect(names).toEqual([["Caio", "Bia", "Ana"], ["Titular de Teste"]]);
    const { body } = await account.api.get("/team?limit=1");
    expect(body.data[0]).toEqual({
      accountId: expect.stringMatching(/^usr-/),
      name: "Caio",
      email: "caio@example.com",
      role: "BROKER",
      creci: "123456-F SP",
      creciVerified: false,
      active: true,
      createdAt: expect.any(String),
    });
  });

  it("shows no person of another account", async () => {
    const one = await makeAccount();
    const two = await makeAccount();
    await backoffice.post(`${two.path}/team`, { name: "Ana", email: "ana@example.com", role: "BROKER" });
    expect((await one.api.get("/team")).body.data).toHaveLength(1);
  });
});
