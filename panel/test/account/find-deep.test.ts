import { expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { copyProperty } from "../../../test/support/copy-property.ts";
import { setColumns } from "../../../test/support/dashboard.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter } from "../browser.ts";

it("finds the oldest of 41,000 properties while somebody types, in one read of the API, and in sorted lists", async () => {
  const account = await makeAccount({ account: { propertyLimit: 60_000 } });
  const { id } = await makeProperty(account);
  const [oldest = ""] = await copyProperty(id, 20_500);
  await setColumns(oldest, { title: "Sobrado antigo", words: " sobrado antigo" });
  const wanted = await makeProperty(account, { title: "Chalé das araucárias" });
  await copyProperty(wanted.id, 20_500);
  const { browser, base } = await enter(account);
  const api = browser.env.DASHBOARD_API;
  let reads = 0;
  browser.env = {
    ...browser.env,
    DASHBOARD_API: {
      ...api,
      read: async (asked) => {
        reads += asked.reads.filter(({ operationId }) => operationId === "listProperties").length;
        return api.read(asked);
      },
    },
  };
  expect((await browser.get(`${base}/find/now?q=sobrado`)).text).toContain(oldest);
  expect((await browser.get(`${base}/find?q=sobrado`)).to).toContain(oldest);
  expect(reads).toBe(2);
  const sorted = await browser.get(`${base}/properties?q=sobrado&order=code`);
  expect(sorted.text).toContain(oldest);
  expect(sorted.text).not.toContain("ainda não chegou aos mais antigos");
});
