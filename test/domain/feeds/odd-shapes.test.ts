import { describe, expect, it } from "vitest";
import { feedOf, inputOf, listingXml, only, readFeed } from "./read-text.ts";

const chaves = (listing: string): string =>
  `<?xml version="1.0"?><Document><imoveis><imovel><referencia>C1</referencia><tipo>Apartamento</tipo>
   <estado>PR</estado><cidade>Curitiba</cidade>${listing}</imovel></imoveis></Document>`;

const openNavent = (listing: string): string =>
  `<?xml version="1.0"?><OpenNavent><Imoveis><Imovel><codigoAnuncio>1</codigoAnuncio>
   <tipoPropriedade><idTipo>1</idTipo></tipoPropriedade>
   <localizacao><localidade>Centro,Santos,SP,Brasil</localidade></localizacao>${listing}</Imovel></Imoveis></OpenNavent>`;

const SALE = "<precos><preco><quantidade>500000</quantidade><operacao>VENTA</operacao></preco></precos>";

describe("the rent of a feed with one price", () => {
  it.each([
    ["1", 1_900, []],
    ["3", 2_000, []],
    ["2", null, ["season_price"]],
    ["4", null, ["season_price"]],
  ])("of the period %s is %s a month", async (period, rent, codes) => {
    const price = period === "3" ? 24_000 : 1_900;
    const { input, codes: reported } = await only(
      chaves(`<transacao>L</transacao><valor>${price}</valor><periodo_locacao>${period}</periodo_locacao>`),
    );
    expect(input.rentPrice).toBe(rent);
    expect(reported).toEqual(codes);
  });
});

describe("amenities", () => {
  it("are read from the rooms that Chaves na Mão counts", async () => {
    const { input, notRead } = await only(
      chaves(
        `<transacao>V</transacao><valor>450000</valor><varanda>1</varanda><lavanderia>1</lavanderia><closet>2</closet>
         <lareira>0</lareira><bar/><salas>2</salas>`,
      ),
    );
    expect(input.amenities).toEqual(["Closet", "Lavanderia", "Varanda"]);
    expect(notRead).toEqual(["salas"]);
  });

  it("are read from what OpenNavent calls an amenity; anything else is reported by name", async () => {
    const { input, notRead } = await only(
      openNavent(
        `${SALE}<caracteristicas>
         <caracteristica><id>10050</id><nome>AREA_PRIVATIVA|VARANDA_GOURMET</nome><valor>1</valor></caracteristica>
         <caracteristica><id>20012</id><nome>AREAS_COMUNS|SALAO_DE_FESTAS</nome><idValor>1</idValor></caracteristica>
         <caracteristica><id>20013</id><nome>AREAS_COMUNS|ELEVADOR</nome><valor>0</valor></caracteristica>
         <caracteristica><id>20014</id><nome>AREAS_COMUNS|HORTA</nome></caracteristica>
         <caracteristica><id>40001</id><nome>OUTROS|FACHADA</nome><valor>Sul</valor></caracteristica></caracteristicas>`,
      ),
    );
    expect(input.amenities).toEqual(["Varanda gourmet", "Salão de festas", "Horta"]);
    expect(notRead).toEqual(["caracteristica:fachada"]);
  });
});

describe("what is written as attributes", () => {
  it("is read from an empty section", async () => {
    const xml = listingXml({ location: "" }).replace(
      "<Location></Location>",
      '<Location State="SP" City="Campinas" Neighborhood="Sousas" StreetNumber="12"/>',
    );
    expect((await inputOf(xml)).address).toMatchObject({ neighborhood: "Sousas", number: "12" });
  });

  it("is read from a price", async () => {
    const { input } = await only(
      openNavent('<precos><preco operacao="VENTA" moeda="BRL">480000</preco></precos>'),
    );
    expect(input).toMatchObject({ purposes: ["VENDA"], salePrice: 480_000 });
  });
});

describe("what cannot be read", () => {
  it.each([
    ["salePrice", '<ListPrice currency="USD">100000</ListPrice>', "100000 USD", "currency_not_read"],
    ["salePrice", "<ListPrice>2 parcelas de 90</ListPrice>", "2 parcelas de 90", "number_unreadable"],
    ["area", "<LivingArea>de 60 a 90</LivingArea>", "de 60 a 90", "number_unreadable"],
    ["area", '<LivingArea min="60" max="90"/>', "60 a 90", "number_unreadable"],
    ["bedrooms", '<Bedrooms min="2" max="3"/>', "2 a 3", "number_unreadable"],
    ["suites", "<Suites><Min>1</Min><Max>2</Max></Suites>", "1 a 2", "number_unreadable"],
    [
      "salePrice",
      "<ListPrice><Minimo>350000</Minimo><Maximo>500000</Maximo></ListPrice>",
      "350000 a 500000",
      "number_unreadable",
    ],
    ["salePrice", "<ListPrice>A partir de 350.000</ListPrice>", "A partir de 350.000", "number_unreadable"],
    ["salePrice", '<ListPrice unit="alqueire">50000</ListPrice>', "50000 alqueire", "number_unreadable"],
    ["salePrice", '<ListPrice unit="arroba">50000</ListPrice>', "50000 arroba", "number_unreadable"],
    [
      "salePrice",
      "<ListPrice>50000</ListPrice><UnidadeValor>por hectare</UnidadeValor>",
      "50000 por hectare",
      "number_unreadable",
    ],
    [
      "salePrice",
      "<ListPrice>500</ListPrice><fave_property_price_postfix>/m²</fave_property_price_postfix>",
      "500 /m²",
      "number_unreadable",
    ],
  ])("is reported with the field %s", async (field, details, value, code) => {
    const { input, remarks } = await only(feedOf(listingXml({ details })));
    expect(input[field as "area"]).toBeNull();
    expect(remarks).toContainEqual({ code, field, value });
  });

  it.each(["", "total", "R$", "imóvel", "por mês"])(
    "does not include a price with the unit %j, which is that of the whole home",
    async (unit) => {
      const details = `<ListPrice>500000</ListPrice><UnidadeValor>${unit}</UnidadeValor>`;
      const { input, remarks } = await only(feedOf(listingXml({ details })));
      expect([input?.salePrice, remarks]).toEqual([500_000, []]);
    },
  );

  it.each(["<LivingArea>0 m²</LivingArea>", "<LivingArea>-</LivingArea>", "<ListPrice>0,00</ListPrice>"])(
    "does not include %s, which says nothing",
    async (details) => {
      const { codes } = await only(feedOf(listingXml({ details })));
      expect(codes).not.toContain("number_unreadable");
    },
  );
});

it("numbers of a feed with a wrongly declared encoding are read like its texts", async () => {
  const xml = feedOf(
    listingXml({ details: '<ListPrice>1,2 milhões</ListPrice><LivingArea unit="m²">85 m²</LivingArea>' }),
  ).replace("UTF-8", "ISO-8859-1");
  const { input } = await only(new TextEncoder().encode(xml));
  expect(input).toMatchObject({ salePrice: 1_200_000, area: 85 });
});

it("photos of the Spanish form of OpenNavent are found", async () => {
  const { input } = await only(
    openNavent(
      `${SALE}<multimedia><imagenes><imagen><urlImagen>https://fotos.exemplo.com.br/1.jpg</urlImagen></imagen></imagenes></multimedia>`,
    ),
  );
  expect(input.photos).toEqual(["https://fotos.exemplo.com.br/1.jpg"]);
});

it("launches of OpenNavent are counted, and do not affect the listings", async () => {
  const launch = "<Lancamento><codigoAnuncio>9</codigoAnuncio><titulo>Novo</titulo></Lancamento>";
  const { listings, launches } = await readFeed(
    openNavent(SALE).replace("<Imoveis>", `<Lancamentos>${launch}${launch}</Lancamentos><Imoveis>`),
  );
  expect([listings.length, launches]).toEqual([1, 2]);
});

it("a file among the photos that is not a photo is reported", async () => {
  const media =
    '<Item medium="image">https://fotos.exemplo.com.br/1.jpg</Item><Item medium="documento">https://fotos.exemplo.com.br/1.pdf</Item>';
  const { input, notRead } = await only(feedOf(listingXml({ media })));
  expect([input.photos?.length, notRead]).toEqual([1, ["file"]]);
});

it("the code is read from its documented element, whatever other references there are", async () => {
  const { listings } = await readFeed(
    `<Carga><Imoveis>${[101, 102]
      .map(
        (code) =>
          `<Imovel><CodigoImovel>${code}</CodigoImovel><Referencia>AP10</Referencia><Tipo>Casa</Tipo>
           <PrecoVenda>400000</PrecoVenda><UF>SP</UF><Cidade>Campinas</Cidade></Imovel>`,
      )
      .join("")}</Imoveis></Carga>`,
  );
  expect(listings.map(({ ref }) => ref)).toEqual(["101", "102"]);
});
