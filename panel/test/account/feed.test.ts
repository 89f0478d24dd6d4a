import { describe, expect, it } from "vitest";
import { endSyncs, feedStage, feedXml, flat, flats } from "../../../test/support/feed-stage.ts";
import { enter } from "../browser.ts";

endSyncs();

/** The same codes, now of other homes. */
const others = (listings: readonly string[]) =>
  listings.map((listing, at) =>
    listing
      .replace("Pinheiros", "Moema")
      .replace(/[\w-]+\.jpg/, `outra-${at}.jpg`)
      .replace("500000", "900000"),
  );

describe("the feed's page", () => {
  it("shows the last report, and gives each of the last ten a page", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(flat("A1", 850, "<Iptu>900</Iptu>"), flat("A2", "Sob consulta")));
    const { browser, base } = await enter(stage);
    const { text } = await browser.get(`${base}/feed`);
    for (const part of ["Não lidos: IPTU em 1.", "parece errado", "Falta no anúncio: preço de venda"])
      expect(text).toContain(part);
    const list = await browser.get(`${base}/feed/reports`);
    const [path] = /\/feed\/reports\/fs_\w+/.exec(list.text)!;
    expect((await browser.get(`${base}${path}`)).text).toContain("parece errado");
  });

  it("asks, with two buttons, whether a held feed's codes still name the same properties", async () => {
    const stage = await feedStage();
    await stage.sync(feedXml(...flats(6)));
    await stage.sync(feedXml(...others(flats(6))));
    const { browser, base } = await enter(stage);
    const { text } = await browser.get(`${base}/feed`);
    for (const part of [
      "São os mesmos imóveis: continuar",
      "É o feed errado",
      "O código agora é de outro imóvel",
    ])
      expect(text).toContain(part);
    expect((await browser.post(`${base}/feed/wrong`)).to).toBe(`${base}/feed`);
    expect((await browser.post(`${base}/feed/same`)).to).toBe(`${base}/feed`);
    await stage.work();
    expect(await stage.property("AP0")).toMatchObject({ salePrice: 900_000 });
    expect((await browser.post(`${base}/feed/same`)).status).toBe(422);
  });
});
