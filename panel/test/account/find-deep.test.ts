import { expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { copyProperty } from "../../../test/support/copy-property.ts";
import { setColumns } from "../../../test/support/dashboard.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter } from "../browser.ts";

it("looks deeper into long lists on Enter, or when the typing pauses, by no more than five pages, and shows what it has where one is refused", async () => {
  const account = await makeAccount({ account: { propertyLimit: 60_000 } });
  const { id } = await makeProperty(account);
  const [oldest = ""] = await copyProperty(id, 20_500);
  await setColumns(oldest, { title: "Sobrado antigo", words: " sobrado antigo" });
  const wanted = await makeProperty(account, { title: "Chalé das araucárias" });
  const { browser, base } = await enter(account);
  const api = browser.env.DASHBOARD_API;
  let reads = 0;
  let isRefusing = false;
  browser.env = {
    ...browser.env,
    DASHBOARD_API: {
      ...api,
      read: async (asked) => {
        if (isRefusing && asked.reads.some(({ query }) => query?.cursor))
          return asked.reads.map(() => ({ kind: "closed", role: "OWNER", roles: [] }));
        reads += asked.reads.filter(({ operationId }) => operationId === "listProperties").length;
        return api.read(asked);
      },
    },
  };
  const whileTyping = await browser.get(`${base}/find/now?q=araucarias`);
  expect([whileTyping.text.includes(wanted.id), reads]).toEqual([true, 1]);
  expect((await browser.get(`${base}/find/now?q=nenhures`)).text).toContain("mais antigos");
  const newest = await browser.get(`${base}/find/now?q=sobrado`);
  expect(newest.text).not.toContain(oldest);
  const [, next = ""] = /hx-get="([^"]+)"/.exec(newest.text)!;
  const deep = await browser.get(next.replaceAll("&amp;", "&"));
  expect(deep.text).toContain(oldest);
  expect(deep.text).not.toContain("hx-get");
  reads = 0;
  const { to } = await browser.get(`${base}/find?q=araucarias`);
  expect(to).toContain(wanted.id);
  expect(reads).toBeGreaterThan(1);
  expect(reads).toBeLessThanOrEqual(5);
  isRefusing = true;
  expect((await browser.get(`${base}/find?q=araucarias`)).to).toContain(wanted.id);
  isRefusing = false;
  await copyProperty(wanted.id, 20_500);
  const sorted = await browser.get(`${base}/properties?q=sobrado&order=code`);
  expect(sorted.text).toContain("ainda não chegou aos mais antigos");
  expect(sorted.text).toContain(`href="${base}/properties?q=sobrado"`);
  expect(sorted.text).not.toContain("Nada com estes filtros");
});
