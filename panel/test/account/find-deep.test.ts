import { expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { copyProperty } from "../../../test/support/copy-property.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter } from "../browser.ts";

it("finds an object that 20,500 newer ones stand before, by reading no more than five pages", async () => {
  const account = await makeAccount();
  const wanted = await makeProperty(account, { title: "Chalé das araucárias" });
  const { id } = await makeProperty(account);
  await copyProperty(id, 20_500);
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
  const { to, text } = await browser.get(`${base}/find/now?q=araucarias`);
  expect([to, text]).toEqual([null, expect.stringContaining(wanted.id)]);
  expect(reads).toBeGreaterThan(1);
  expect(reads).toBeLessThanOrEqual(5);
});
