import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { copyProperty } from "../../../test/support/copy-property.ts";
import { setColumns } from "../../../test/support/dashboard.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { enter, textIn } from "../browser.ts";

const MAX_BYTES = 60 * 1_024;

describe("a list at the dashboard", () => {
  it("is ordered by latest change, has the chosen size, and says how many rows there are", async () => {
    const { account, id: older } = await accountWithProperty({ title: "Mais antigo" });
    await makeProperty(account, { title: "Mais novo" });
    const { browser, base } = await enter(account);
    const orderAt = async (query: string) =>
      [...(await browser.get(`${base}/properties${query}`)).text.matchAll(/Mais (antigo|novo)\s*</g)].map(
        ([, name]) => name,
      );
    expect(await orderAt("")).toEqual(["novo", "antigo"]);
    await account.api.patch(`/properties/${older}`, { body: { salePrice: 777_000 } });
    expect(await orderAt("?order=changed")).toEqual(["antigo", "novo"]);
    expect(await orderAt("")).toEqual(["novo", "antigo"]);
    expect(textIn(await browser.get(`${base}/properties`))).toContain("2 no total");
  });

  it("is ordered by code, price or name, empty ones last, over several pages", async () => {
    const account = await makeAccount();
    const rows = [
      ["AP10", { salePrice: 300_000 }],
      ["AP9", { salePrice: 900_000, purposes: ["VENDA", "LOCACAO"], rentPrice: 2_000 }],
      [null, { salePrice: null, rentPrice: 2_500, purposes: ["LOCACAO"] }],
      ["AP1", { salePrice: 850_000 }],
    ] as const;
    const ids: string[] = [];
    for (const [code, more] of rows) {
      const sent = { ...(code && { externalRef: code }), title: `Rua ${code}`, ...more };
      ids.push((await makeProperty(account, sent)).id);
    }
    for (const name of ["Bruno", "Álvaro", "Carla"]) await makeLead(account, { name });
    const { browser, base } = await enter(account);
    const orderAt = async (path: string) =>
      [
        ...(await browser.get(base + path)).text.matchAll(/>(?:Rua )?(AP\d+|null|Bruno|Álvaro|Carla)<\/a>/g),
      ].map(([, name]) => name);
    await setColumns(ids[3]!, { sale_price_cents: null });
    expect(await orderAt("/properties?order=code")).toEqual(["AP1", "AP9", "AP10", "null"]);
    expect(await orderAt("/properties?order=cheapest")).toEqual(["null", "AP10", "AP9", "AP1"]);
    expect(await orderAt("/properties?order=dearest")).toEqual(["AP9", "AP10", "null", "AP1"]);
    expect(await orderAt("/properties?order=dearest&purpose=LOCACAO")).toEqual(["null", "AP9"]);
    expect(await orderAt("/properties?order=constructor")).toHaveLength(rows.length);
    expect(await orderAt("/clients?order=name")).toEqual(["Álvaro", "Bruno", "Carla"]);
    const { text } = await browser.get(`${base}/properties?order=code&cursor=2`);
    expect(text).toContain("4 no total");
    expect(await orderAt("/properties?order=code&cursor=2")).toEqual(["AP10", "null"]);
  });

  it("sorts only its newest 200 if it is longer, and says so", async () => {
    const account = await makeAccount({ account: { propertyLimit: 1_000 } });
    const { id } = await makeProperty(account, { salePrice: 100 });
    const copies = await copyProperty(id, 220);
    const dearer = copies[100]!;
    await setColumns(dearer, { sale_price_cents: 20_000 });
    const { browser, base } = await enter(account);
    const idsAt = async (query: string): Promise<string[]> =>
      [
        ...(await browser.get(`${base}/properties?size=20&${query}`)).text.matchAll(
          /name="\/ids" value="([^"]+)"/g,
        ),
      ].map(([, one]) => one!);
    const page = await browser.get(`${base}/properties?order=cheapest&size=20`);
    expect(textIn(page)).toContain("Só os 200 resultados mais recentes");
    expect((await idsAt("order=dearest"))[0]).toBe(dearer);
    const shown: string[] = [];
    for (let from = 0; from < 200; from += 20) shown.push(...(await idsAt(`order=dearest&cursor=${from}`)));
    const first = (await account.api.get("/properties?limit=100")).body;
    const second = (await account.api.get(`/properties?limit=100&cursor=${first.nextCursor}`)).body;
    const newest: string[] = [...first.data, ...second.data].map((one: { id: string }) => one.id);
    expect(shown.toSorted()).toEqual(newest.toSorted());
    expect(page.text).toContain("cursor=20");
    const last = await browser.get(`${base}/properties?order=cheapest&size=20&cursor=180`);
    expect(last.text.match(/name="\/ids"/g)).toHaveLength(20);
    expect(last.text).not.toContain("cursor=200");
  });

  it("stays below 60 KB with as many rows as it shows", async () => {
    const account = await makeAccount({ account: { propertyLimit: 1_000 } });
    const { id } = await makeProperty(account, { title: "Apartamento de três quartos com varanda" });
    await copyProperty(id, 60);
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/properties?size=40`);
    expect(text.match(/name="\/ids"/g)).toHaveLength(40);
    expect(new TextEncoder().encode(text).byteLength).toBeLessThan(MAX_BYTES);
  });

  it("of clients is exported as CSV without phones or e-mails; a broker's has only their own", async () => {
    const account = await makeAccount();
    const contact = { phones: [{ number: "+5511987654321" }], email: "ana.silva@casa-exemplo.com.br" };
    await makeLead(account, { name: "=Ana Silva", ...contact });
    const { browser, base } = await enter(account);
    const page = await browser.get(`${base}/clients?q=Ana`);
    expect(page.text).toContain(`${base}/clients/list.csv?q=Ana`);
    const file = await browser.get(`${base}/clients/list.csv?q=Ana`);
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    expect(file.text).toContain(`"'=Ana Silva"`);
    expect(file.text).not.toMatch(/98765|ana\.silva@/);
    expect((await browser.get(`${base}/clients/list.csv?q=Nobody`)).text).not.toContain("Ana");
    const { browser: developer } = await enter(account, "DEVELOPER");
    expect((await developer.get(`${base}/clients/list.csv`)).status).toBe(403);
  });
});
