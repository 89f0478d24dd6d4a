import { describe, expect, it } from "vitest";
import { listingMessage } from "../../../src/domain/feeds/sentences.ts";
import { feedOf, only, readFeed } from "./read-text.ts";

const PLACE = "<cidade>Niterói</cidade><uf>RJ</uf>";
const home = (elements: string, place = PLACE): string =>
  `<imoveis><imovel><codigo>A1</codigo><tipo>Apartamento</tipo>${place}${elements}</imovel></imoveis>`;
const SALE = "<valor_venda>500000</valor_venda>";

describe("prices inside an element of their purpose", () => {
  it.each([
    ["<Venda><Preco>500000</Preco></Venda><Locacao><Preco>2500</Preco></Locacao>", 500_000, 2_500],
    ["<venda><valor>500000</valor><visivel>1</visivel></venda>", 500_000, null],
    [
      "<venda><visivel>1</visivel><valor>500000</valor></venda><aluguel><preco>2500</preco></aluguel>",
      500_000,
      2_500,
    ],
    [
      "<venda><ativo>0</ativo><valor>500000</valor></venda><locacao><ativo>1</ativo><valor>2500</valor></locacao>",
      null,
      2_500,
    ],
    [
      "<Venda><Ativa>1</Ativa><Preco>500000</Preco></Venda><Locacao><Ativa>0</Ativa><Preco>2500</Preco></Locacao>",
      500_000,
      null,
    ],
  ])("%s", async (xml, salePrice, rentPrice) => {
    const { input } = await only(home(`<valores>${xml}</valores>`));
    expect(input).toMatchObject({ salePrice, rentPrice });
  });

  it("of a season are not read, whatever their period", async () => {
    const { input, codes } = await only(
      home(
        `<valores><temporada><preco>900</preco><periodo>Diária</periodo></temporada>
         <locacao><preco>2500</preco></locacao></valores>`,
      ),
    );
    expect(input).toMatchObject({ purposes: ["LOCACAO"], rentPrice: 2_500 });
    expect(codes).toEqual(["season_price"]);
  });
});

describe("a purpose that says a period", () => {
  it.each(["Vacation Rental", "Aluguel diário", "Holiday rent", "Aluguel para férias"])(
    "%s is not a monthly rent",
    async (text) => {
      const { input, codes } = await only(home(`<finalidade>${text}</finalidade><valor>500</valor>`));
      expect(input.rentPrice).toBeNull();
      expect(codes).toEqual(["season_price"]);
    },
  );

  it("of a year names a lease that is not seasonal: its rent is monthly, as in sheets", async () => {
    const { input } = await only(home("<finalidade>Aluguel anual</finalidade><valor>2500</valor>"));
    expect(input.rentPrice).toBe(2_500);
  });
});

describe("what is offered", () => {
  const ZAP_RENT = "<CategoriaImovel>Aluguel</CategoriaImovel>";
  it.each([
    [`${ZAP_RENT}<PrecoVenda>2500</PrecoVenda>`, ["LOCACAO"], null, 2_500],
    [`${ZAP_RENT}<PrecoVenda>350000</PrecoVenda>`, ["VENDA"], 350_000, null],
    [
      "<venda_ativa>1</venda_ativa><venda_valor>500000</venda_valor><locacao_ativa>0</locacao_ativa><locacao_valor>2500</locacao_valor>",
      ["VENDA"],
      500_000,
      null,
    ],
    [
      "<disponivel_venda>Não</disponivel_venda><disponivel_locacao>Sim</disponivel_locacao><preco>2500</preco>",
      ["LOCACAO"],
      null,
      2_500,
    ],
    [
      "<operacoes><operacao><nome>Venda</nome><preco>500000</preco></operacao><operacao><nome>Locação</nome><preco>2500</preco></operacao><operacao><nome>Temporada</nome><preco>400</preco></operacao></operacoes>",
      ["VENDA", "LOCACAO"],
      500_000,
      2_500,
    ],
  ])("is read from %s", async (xml, purposes, salePrice, rentPrice) => {
    expect((await only(home(xml))).input).toMatchObject({ purposes, salePrice, rentPrice });
  });
});

describe("letters of another encoding", () => {
  it("are read, typographic signs and pictures too", async () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>${home(`<titulo>“Ótimo” apê — 2 vagas 🏠</titulo>${SALE}`)}`;
    expect((await only(xml)).input.title).toBe("“Ótimo” apê — 2 vagas 🏠");
  });

  it("are read from HTML entities that nothing has decoded", async () => {
    const xml = feedOf(
      `<Listing><ListingID>A1</ListingID><TransactionType>Loca&ccedil;&atilde;o</TransactionType><Details>
       <PropertyType>Casa de Condom&amp;iacute;nio</PropertyType><RentalPrice>2500</RentalPrice></Details>
       <Location><State>GO</State><City>Goi&acirc;nia</City></Location></Listing>`,
    );
    const { input, notRead } = await only(xml);
    expect(input).toMatchObject({ type: "CASA_CONDOMINIO", purposes: ["LOCACAO"] });
    expect(notRead).toEqual([]);
  });
});

describe("photos", () => {
  it.each([
    ["<Images><Image><Thumb>https://a.com/t.jpg</Thumb><Full>https://a.com/1.jpg</Full></Image></Images>"],
    [
      "<Fotos><Foto><url_pequena>https://a.com/t.jpg</url_pequena><url_grande>https://a.com/1.jpg</url_grande></Foto></Fotos>",
    ],
    ["<Fotos><Foto><fotoP>https://a.com/t.jpg</fotoP><fotoG>https://a.com/1.jpg</fotoG></Foto></Fotos>"],
    ["<Imagens><i0>https://a.com/1.jpg</i0></Imagens>"],
    [
      '<Fotos xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/Arrays"><b:string>https://a.com/1.jpg</b:string></Fotos>',
    ],
    ["<Midias><Midia><Tipo>Imagem</Tipo><Url>https://a.com/1.jpg</Url></Midia></Midias>"],
    ["<capa>https://a.com/1.jpg</capa>"],
    ["<MainPhoto>https://a.com/1.jpg</MainPhoto>"],
  ])("are found in %s", async (xml) => {
    const { input, notRead, codes } = await only(home(SALE + xml));
    expect(input.photos).toEqual(["https://a.com/1.jpg"]);
    expect([...notRead, ...codes]).toEqual([]);
  });

  it("begin with the main one, and need no scheme", async () => {
    const xml = "<fotos><foto>www.a.com/1.jpg</foto><foto>https://a.com/2.jpg</foto></fotos>";
    const { input } = await only(home(`${SALE}${xml}<MainImage>https://a.com/2.jpg</MainImage>`));
    expect(input.photos).toEqual(["https://a.com/2.jpg", "https://www.a.com/1.jpg"]);
  });
});

describe("names of elements", () => {
  it("are read with accents and signs before them", async () => {
    const xml = "<Preço_Venda>450000</Preço_Venda><Dormitórios>2</Dormitórios><_vagas>1</_vagas>";
    const { input, notRead } = await only(home(xml));
    expect(input).toMatchObject({ salePrice: 450_000, bedrooms: 2, parkingSpots: 1 });
    expect(notRead).toEqual([]);
  });
});

describe("a code", () => {
  it.each(["null", "0", "-", "N/A"])("is not read from %s", async (code) => {
    const { listings } = await readFeed(home(SALE).replace("A1", code));
    expect(listings).toMatchObject([{ ref: null, fault: "NO_LISTING_ID" }]);
  });

  it("comes from another element if its own has none", async () => {
    expect((await only(home(`${SALE}<id>77</id>`).replace("A1", "0"))).ref).toBe("77");
  });
});

it("what is hidden from readers is reported, and what is shown is not", async () => {
  const xml = "<valor_venda_visivel>0</valor_venda_visivel><bairro_visivel>1</bairro_visivel>";
  expect((await only(home(SALE + xml))).notRead).toEqual(["valor_venda_visivel"]);
});

it("a neighborhood keeps its brackets, unless they name the city", async () => {
  const neighborhoodOf = async (text: string) =>
    (await only(home(`${SALE}<bairro>${text}</bairro>`))).input.address?.neighborhood;
  expect(await neighborhoodOf("Icaraí (Orla)")).toBe("Icaraí (Orla)");
  expect(await neighborhoodOf("Icaraí (Niterói)")).toBe("Icaraí");
  expect(await neighborhoodOf("Icaraí, ")).toBe("Icaraí");
});

describe("an area", () => {
  it.each([
    '<Areas><Area tipo="terreno">300</Area><Area tipo="construida">150</Area></Areas>',
    '<Area tipo="Área total">300</Area><Area tipo="Área útil">150</Area>',
    "<Area><Construida>150</Construida><Terreno>300</Terreno></Area>",
  ])("is taken by its kind, whatever the order: %s", async (xml) => {
    expect((await only(home(SALE + xml))).input.area).toBe(150);
  });
});

describe("a place in one text", () => {
  it.each([
    "<localidade>Icaraí, Niterói, RJ</localidade>",
    "<cidade_uf>Niterói/RJ</cidade_uf><bairro>Icaraí</bairro>",
    "<endereco_completo>Rua A, 5 - Icaraí, Niterói - RJ, 24230-000</endereco_completo>",
  ])("is read: %s", async (xml) => {
    const { input } = await only(home(SALE, xml));
    expect(input.address).toMatchObject({ city: { name: "Niterói" }, neighborhood: "Icaraí" });
  });

  it("of a city without a state is reported as such", async () => {
    const [listing] = (await readFeed(home(SALE, "<cidade>Niterói</cidade>"))).listings;
    const message = listing && "remarks" in listing ? listingMessage(null, listing.remarks, "en") : null;
    expect(message).toContain('The city "Niterói" has no known state');
  });
});

it("a link needs no scheme", async () => {
  const { input } = await only(home(`${SALE}<url>www.imobiliaria.com.br/a1</url>`));
  expect(input.listingUrl).toBe("https://www.imobiliaria.com.br/a1");
});

it("amenities are read from lists, whatever their elements are called", async () => {
  const xml = `<caracteristicas><element>Piscina</element><element>Quintal</element></caracteristicas>
    <comodidades_imovel><comodidade>Lareira</comodidade></comodidades_imovel>`;
  const { input, notRead } = await only(home(SALE + xml));
  expect(input.amenities).toEqual(["Lareira", "Piscina", "Quintal"]);
  expect(notRead).toEqual([]);
});

it("a feed may end under another name than it began with", async () => {
  const feed = `<Carga><Imoveis>${home(SALE).replace(/<\/?imoveis>/g, "")}</Imoveis>`;
  expect(await readFeed(`${feed}</ListingDataFeed>`)).toMatchObject({ ending: "COMPLETE" });
  expect(await readFeed(feed)).toMatchObject({ ending: "TRUNCATED" });
});

it("elements in a description are elements while it has no text", async () => {
  const xml = "<Description><propertyType>House</propertyType><bedrooms>2</bedrooms></Description>";
  const { input } = await only(home(SALE + xml));
  expect(input).toMatchObject({ bedrooms: 2, description: "" });
});

describe("a block about something else", () => {
  const FLAT = "<endereco>Rua A</endereco><titulo>Casa</titulo>";
  it.each([
    ["<historico_precos><preco>400000</preco></historico_precos>", "historico_precos"],
    [
      "<pontos_interesse><ponto><endereco>Rua B, 2</endereco><cidade>Natal</cidade></ponto></pontos_interesse>",
      "pontos_interesse",
    ],
    ["<chaves><local>Loja</local><endereco>Rua C, 3</endereco></chaves>", "chaves"],
    ["<plantao_vendas><endereco>Rua D, 4</endereco></plantao_vendas>", "plantao_vendas"],
    ["<portais><portal><nome>ZAP</nome><status>Inativo</status></portal></portais>", "portais"],
    ['<publicacoes><publicacao portal="OLX" ativo="0"/></publicacoes>', "publicacoes"],
    [
      "<documentos><documento><titulo>Matrícula</titulo><url>https://a.com/m.pdf</url></documento></documentos>",
      "file",
    ],
    ["<seo><title>SEO</title><description>SEO</description></seo>", "seo"],
    ["<pacotes><pacote><nome>Réveillon</nome><valor>8000</valor></pacote></pacotes>", "pacotes"],
    ['<permuta aceita="sim" valor="100000"/>', "permuta"],
    ["<financiamento><valor>350000</valor></financiamento>", "financiamento"],
  ])("is reported by its name, and says nothing about the home: %s", async (xml, name) => {
    const { input, notRead } = await only(
      home(xml + FLAT + SALE.replace("valor_venda", "preco").replace("/valor_venda", "/preco")),
    );
    expect(input).toMatchObject({ salePrice: 500_000, rentPrice: null, title: "Casa", description: "" });
    expect(input.address).toMatchObject({ street: "Rua A", number: undefined });
    expect(notRead).toEqual([name]);
  });
});

it("an advertisement's title and description become the home's own", async () => {
  const xml = "<publicacao><titulo>Casa</titulo><descricao>Bela</descricao></publicacao>";
  expect((await only(home(SALE + xml))).input).toMatchObject({ title: "Casa", description: "Bela" });
});

describe("a count", () => {
  it("may have its number in an inner element, which is not a street number", async () => {
    const xml = `<endereco>Rua A</endereco><dormitorios><numero>3</numero></dormitorios>
      <vagas><cobertas>1</cobertas><descobertas>1</descobertas></vagas>`;
    const { input, notRead } = await only(home(SALE + xml));
    expect(input).toMatchObject({ bedrooms: 3, parkingSpots: 2 });
    expect(input.address).toMatchObject({ street: "Rua A", number: undefined });
    expect(notRead).toEqual([]);
  });
});

it.each([
  '<foto publicar="0">https://a.com/1.jpg</foto>',
  "<foto><url>https://a.com/1.jpg</url><exibir_site>Nao</exibir_site></foto>",
])("a photo that is not to be shown is not taken: %s", async (photo) => {
  const { input, notRead } = await only(
    home(`${SALE}<fotos>${photo}<foto>https://a.com/2.jpg</foto></fotos>`),
  );
  expect(input.photos).toEqual(["https://a.com/2.jpg"]);
  expect(notRead).toHaveLength(1);
});

describe("a street and its number", () => {
  it.each([
    ["<endereco>Av. Ana Costa, 123A</endereco><numero>123a</numero>", "Av. Ana Costa", "123a", undefined],
    ["<endereco>Av. Ana Costa</endereco><numero>123 - ap 45</numero>", "Av. Ana Costa", "123", "ap 45"],
    ["<endereco>Av. Ana Costa s/nº</endereco>", "Av. Ana Costa", undefined, undefined],
    ["<endereco>Rua 7, 10</endereco><numero>12</numero>", "Rua 7, 10", "12", undefined],
    ["<endereco>Rua A</endereco><numero>12-14</numero>", "Rua A", "12-14", undefined],
  ])("are told apart in %s", async (xml, street, number, complement) => {
    const { input } = await only(home(SALE + xml));
    expect(input.address).toMatchObject({ street, number, complement });
  });
});

describe("a deal's own price", () => {
  it("belongs to the purpose beside it", async () => {
    const deal = (kind: string, price: number): string =>
      `<pricingInfo><businessType>${kind}</businessType><price>${price}</price></pricingInfo>`;
    const xml = `<pricingInfos>${deal("SALE", 500_000)}${deal("RENTAL", 2_500)}</pricingInfos>`;
    const { input, codes } = await only(home(xml));
    expect(input).toMatchObject({ purposes: ["VENDA", "LOCACAO"], salePrice: 500_000, rentPrice: 2_500 });
    expect(codes).toEqual([]);
  });
});

describe("what contradicts its field", () => {
  it.each([
    ["<area_util>80</area_util><area_total>R$ 100</area_total>", { area: 80 }, ["areatotal"], []],
    [
      "<suites>2 m²</suites><vagas>45 m2</vagas>",
      { suites: null, parkingSpots: null },
      [],
      ["number_unreadable", "number_unreadable"],
    ],
    ["<area_util>80</area_util><area_total>2 alqueires</area_total>", { area: 80 }, ["areatotal"], []],
    ["<subtipo>Duplex</subtipo><titulo>Apartamento duplex</titulo>", { type: "APARTAMENTO" }, [], []],
    ["<preco>90 m²</preco>", { salePrice: 500_000 }, ["preco"], []],
    ["<tipo>Galpão</tipo>", { type: "APARTAMENTO" }, ["tipo"], []],
    ["<categoria>Cobertura</categoria>", { type: "COBERTURA" }, [], []],
  ])("is reported: %s", async (xml, fields, unread, reported) => {
    const { input, notRead, codes } = await only(home(SALE + xml));
    expect(input).toMatchObject(fields);
    expect([notRead, codes]).toEqual([unread, reported]);
  });
});

it("full-width digits are read as digits", async () => {
  const { input, notRead, codes } = await only(
    home(
      "<valor_venda>５００.０００，００</valor_venda><quartos>３</quartos><area_util>１２０ m²</area_util><cep>２４２３０-０００</cep>",
    ),
  );
  expect(input).toMatchObject({ salePrice: 500_000, bedrooms: 3, area: 120 });
  expect([notRead, codes]).toEqual([[], []]);
});

it.each([
  ["5 alqueires paulistas", 121_000],
  ["2 alqueires goianos", 96_800],
  ["1 alq. baiano", 96_800],
  ["10 alqueires (24,2 ha)", 242_000],
  ["10 alqueires", null],
])("an alqueire is read where its region or a second unit gives its size: %s", async (text, area) => {
  const { input, codes } = await only(
    home(`${SALE}<area_total>${text}</area_total>`).replace("Apartamento", "Fazenda"),
  );
  expect([input.area, codes]).toEqual([area, area === null ? ["unit_not_read"] : []]);
});

it("photos are found in lists of any names", async () => {
  const photo = (n: string): string =>
    `<n${n}><Codigo>${n}</Codigo><Foto>https://a.com/${n}.jpg</Foto><FotoPequena>https://a.com/p${n}.jpg</FotoPequena></n${n}>`;
  const { input } = await only(home(`${SALE}<Foto>${photo("1")}${photo("2")}</Foto>`));
  expect(input.photos).toEqual(["https://a.com/1.jpg", "https://a.com/2.jpg"]);
});

it("amenities are the items of a list in markup", async () => {
  const xml = "<caracteristicas><![CDATA[<ul><li>Piscina</li><li>Sauna</li></ul>]]></caracteristicas>";
  expect((await only(home(SALE + xml))).input.amenities).toEqual(["Piscina", "Sauna"]);
});

it('amenities are read from names that begin with "tem"', async () => {
  const { input, notRead } = await only(home(`${SALE}<temPiscina>1</temPiscina><temSauna>0</temSauna>`));
  expect([input.amenities, notRead]).toEqual([["Piscina"], []]);
});

it("columns are read with their table's name as a suffix", async () => {
  const xml = `<imoveis><imovel><id_imovel_imo>310</id_imovel_imo><st_tipo_imo>Casa</st_tipo_imo><vl_aluguel_imo>1850.00</vl_aluguel_imo>
    <st_cidade_imo>Niterói</st_cidade_imo><st_estado_imo>RJ</st_estado_imo><nm_quartos_imo>2</nm_quartos_imo></imovel></imoveis>`;
  expect(await only(xml)).toMatchObject({
    ref: "310",
    input: { rentPrice: 1_850, bedrooms: 2, type: "CASA_RUA" },
  });
});
