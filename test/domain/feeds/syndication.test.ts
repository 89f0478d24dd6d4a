import { describe, expect, it } from "vitest";
import { only } from "./read-text.ts";

const SPACES = `xmlns:media="http://search.yahoo.com/mrss/" xmlns:im="https://agency.com.br/ns"`;
const HOME = `<im:tipo>Casa</im:tipo><im:preco_venda>740000</im:preco_venda><im:cidade>Goiânia</im:cidade><im:uf>GO</im:uf>`;
const rss = (inside: string): string => `<rss version="2.0" ${SPACES}><channel><title>Imóveis</title>
  <item><title>Casa no centro</title><link>https://agency.com.br/1</link>${HOME}${inside}</item></channel></rss>`;
const atom = (
  inside: string,
): string => `<feed xmlns="http://www.w3.org/2005/Atom" ${SPACES}><title>Imóveis</title>
  <entry><title>Casa no centro</title><im:codigo>A1</im:codigo>${HOME}${inside}</entry></feed>`;

describe("an item of RSS or Atom", () => {
  it("takes its guid as its code where it has no other", async () => {
    const guid = `<guid isPermaLink="false">CS-1</guid><pubDate>Fri, 06 Nov 2026 14:30:00 -0300</pubDate>`;
    expect(await only(rss(guid))).toMatchObject({ ref: "CS-1", notRead: ["portal"] });
    expect((await only(rss(`${guid}<im:referencia>A1</im:referencia>`))).ref).toBe("A1");
  });

  it.each([
    [
      "media of Yahoo's namespace",
      `<media:content url="https://agency.com.br/a.jpg" medium="image"/>
       <media:group><media:content url="https://agency.com.br/b.jpg" type="image/jpeg"/></media:group>
       <media:content url="https://agency.com.br/v.mp4" medium="video"/>`,
    ],
    [
      "the links of a catalog",
      `<g:image_link>https://agency.com.br/a.jpg</g:image_link>
       <g:additional_image_link>https://agency.com.br/b.jpg</g:additional_image_link>`,
    ],
    [
      "enclosures",
      `<enclosure url="https://agency.com.br/a.jpg" type="image/jpeg" length="1"/>
       <enclosure url="https://agency.com.br/b.jpg" type="image/jpeg" length="1"/>
       <enclosure url="https://agency.com.br/a.mp3" type="audio/mpeg" length="1"/>`,
    ],
  ])("has its photos in %s", async (_, inside) => {
    const { input } = await only(rss(`<guid>A1</guid>${inside}`));
    expect(input.photos).toEqual(["https://agency.com.br/a.jpg", "https://agency.com.br/b.jpg"]);
  });

  it("takes neither title nor text from a photo's caption", async () => {
    const { input } = await only(
      rss(`<guid>A1</guid><media:content url="https://agency.com.br/a.jpg" medium="image">
        <media:title>Sala</media:title><media:description>Sala de estar</media:description></media:content>`),
    );
    expect(input).toMatchObject({ title: "Casa no centro", description: "" });
  });

  it("has its page and its photos in links of Atom, and its text in its content", async () => {
    const { input } = await only(
      atom(`<link rel="self" href="https://agency.com.br/self"/><link href="https://agency.com.br/1"/>
        <link rel="enclosure" type="image/jpeg" href="https://agency.com.br/a.jpg"/>
        <content type="html">&lt;p&gt;Reformada.&lt;/p&gt;</content>`),
    );
    expect(input).toMatchObject({
      listingUrl: "https://agency.com.br/1",
      photos: ["https://agency.com.br/a.jpg"],
      description: "Reformada.",
    });
  });
});

describe("names that agencies' sheets abbreviate", () => {
  it("are read in a feed too", async () => {
    const { input, notRead } = await only(
      `<imoveis><imovel><ref>A1</ref><tipo>Apto</tipo><valor_para_venda>615000</valor_para_venda>
       <qt_dorm>2</qt_dorm><qt_banh>2</qt_banh><vagas_totais>1</vagas_totais><a_util>64 m2</a_util><a_total>90</a_total>
       <end>R. Mal. Deodoro, nº 51, apto. 12</end><cidade>Campinas</cidade><uf>SP</uf><texto>Reformado.</texto>
       </imovel></imoveis>`,
    );
    expect(input).toMatchObject({ salePrice: 615_000, bedrooms: 2, bathrooms: 2, parkingSpots: 1, area: 64 });
    expect(input.address).toMatchObject({ street: "R. Mal. Deodoro", number: "51", complement: "apto. 12" });
    expect([input.description, notRead]).toEqual(["Reformado.", ["atotal"]]);
  });
});
