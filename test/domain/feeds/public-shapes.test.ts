import { describe, expect, it } from "vitest";
import { feedOf, listingXml, only, readFeed } from "./read-text.ts";

const PLACE = "<UF>SP</UF><Cidade>Santos</Cidade>";
const zap = (listing: string, place = PLACE) =>
  only(
    `<Carga><Imoveis><Imovel><CodigoImovel>Z1</CodigoImovel><TipoImovel>Apartamento</TipoImovel>${place}${listing}</Imovel></Imoveis></Carga>`,
  );
const vrsync = (details: string, transaction = "") =>
  only(feedOf(listingXml({ top: `<ListingID>A1</ListingID>${transaction}`, details })));

const SALE = "<PrecoVenda>900000</PrecoVenda>";

describe("a landmark", () => {
  it.each(["PontoReferencia", "Referencia", "Landmark"])(
    "named %s is neither street nor code, and its name is reported",
    async (name) => {
      const { ref, input, notRead } = await zap(
        `${SALE}<Endereco><${name}>perto da praia</${name}></Endereco>`,
      );
      expect([ref, input.address?.street]).toEqual(["Z1", undefined]);
      if (name !== "Referencia") expect(notRead).toEqual([name.toLowerCase()]);
    },
  );

  it("is not the code of a listing without one", async () => {
    const { listings } = await readFeed(
      "<Carga><Imoveis><Imovel><Endereco><Referencia>perto da praia</Referencia></Endereco><Cidade><Codigo>3548500</Codigo></Cidade></Imovel></Imoveis></Carga>",
    );
    expect(listings).toEqual([{ ref: null, fault: "NO_LISTING_ID" }]);
  });
});

describe("prices in elements of one name", () => {
  it.each([
    '<Preco tipo="venda">500000</Preco><Preco tipo="locacao">2500</Preco>',
    '<Price type="sale">500000</Price><Price type="rent">2500</Price>',
    '<Valores><Valor finalidade="Venda">500000</Valor><Valor finalidade="Aluguel">2500</Valor></Valores>',
    "<Valor><Tipo>Venda</Tipo><Preco>500000</Preco></Valor><PrecoLocacao>2500</PrecoLocacao>",
    '<Preco tipo="locacao">2500</Preco><Preco>500000</Preco>',
  ])("belong to the purpose that each names: %s", async (prices) => {
    const { input, remarks } = await zap(prices);
    expect(input).toMatchObject({ purposes: ["VENDA", "LOCACAO"], salePrice: 500_000, rentPrice: 2_500 });
    expect(remarks).toEqual([]);
  });

  it("are not prices where they name a fee or a season, which is reported", async () => {
    const { input, notRead, codes } = await zap(
      `<Preco tipo="venda">500000</Preco><Preco tipo="condominio">800</Preco><Preco tipo="IPTU">90</Preco>
       <Preco tipo="seguro">70</Preco><Preco tipo="temporada">600</Preco>`,
    );
    expect(input).toMatchObject({ purposes: ["VENDA"], salePrice: 500_000, rentPrice: null });
    expect(notRead).toEqual(["condominiumFee", "propertyTax", "preco:seguro"]);
    expect(codes).toEqual(["season_price"]);
  });

  it("for what the listing does not offer are reported by name", async () => {
    const { input, notRead } = await vrsync(
      "<RentalPrice>2500</RentalPrice>",
      "<TransactionType>For Sale</TransactionType>",
    );
    expect([input.purposes, notRead]).toEqual([["VENDA"], ["rentalprice"]]);
  });

  it("are read if a purpose's own element has the amount", async () => {
    const { input } = await zap("<Precos><Venda>450.000,00</Venda><Locacao>2.000,00</Locacao></Precos>");
    expect(input).toMatchObject({ salePrice: 450_000, rentPrice: 2_000 });
  });
});

describe("a price in another currency", () => {
  it.each([
    '<PrecoVenda moeda="USD">900000</PrecoVenda>',
    '<Preco moeda="USD">900000</Preco>',
    '<Preco currency="EUR" tipo="venda">900000</Preco>',
    "<PrecoVenda>900000</PrecoVenda><Moeda>USD</Moeda>",
    "<PrecoVenda><Valor>900000</Valor><Moeda>USD</Moeda></PrecoVenda>",
  ])("is not read, and is reported: %s", async (price) => {
    const { fault, input, remarks } = await zap(price);
    expect([fault, input.salePrice]).toEqual(["INCOMPLETE", null]);
    expect(remarks).toMatchObject([{ code: "currency_not_read", field: "salePrice" }]);
  });

  it.each(["BRL", "R$", "Real", "986"])("is not a price in %s", async (currency) => {
    expect((await zap(`<PrecoVenda moeda="${currency}">900000</PrecoVenda>`)).input.salePrice).toBe(900_000);
  });
});

describe("a price that names no purpose", () => {
  it.each(["<Preco>3.200,00</Preco>", "<Valor>45000</Valor>"])("is not a sale: %s", async (price) => {
    const { fault, missing, input } = await zap(price);
    expect([fault, missing, input.salePrice]).toEqual(["INCOMPLETE", ["purposes"], null]);
  });

  it("too high for any rent is a sale price, and is reported", async () => {
    const { fault, input, remarks } = await zap("<Preco>1200000</Preco>");
    expect([fault, input.purposes, input.salePrice]).toEqual([null, ["VENDA"], 1_200_000]);
    expect(remarks).toEqual([{ code: "purpose_by_price", field: "purposes", value: "1200000" }]);
  });

  it("beside a word that names no purpose has that word reported", async () => {
    const { input, remarks } = await vrsync("", "<TransactionType>Permuta</TransactionType>");
    expect(input.purposes).toEqual(["VENDA"]);
    expect(remarks).toEqual([{ code: "purpose_not_read", field: "purposes", value: "Permuta" }]);
    expect((await zap(`${SALE}<Finalidade>Residencial</Finalidade>`)).remarks).toEqual([]);
  });
});

describe("where there are many,", () => {
  it("attributes with a known name are all read", async () => {
    const others = Array.from({ length: 40 }, (_, at) => `a${at}="1"`).join(" ");
    const { listings } = await readFeed(
      `<imoveis><imovel ${others} codigo="G2" tipo="Casa" negocio="Venda" preco="500000" cidade="Santos" uf="SP" vagas="2" bairro="Gonzaga"/></imoveis>`,
    );
    expect(listings).toMatchObject([
      { ref: "G2", input: { parkingSpots: 2, address: { neighborhood: "Gonzaga" } } },
    ]);
  });

  it("amenities are read up to the limit, and the rest are reported", async () => {
    const features = Array.from({ length: 103 }, (_, at) => `<Feature>Item ${at}</Feature>`).join("");
    const { input, remarks } = await vrsync(`<Features>${features}</Features>`);
    expect(input.amenities).toHaveLength(100);
    expect(remarks).toEqual([{ code: "amenities_over_limit", field: "amenities", value: "3" }]);
  });
});

describe("what is longer than its field", () => {
  it.each([
    ["title", 300, (text: string) => `<TituloImovel>${text}</TituloImovel>`],
    ["description", 20_000, (text: string) => `<Observacao><![CDATA[<p>${text}</p>]]></Observacao>`],
    ["address.street", 200, (text: string) => `<Endereco>${text}</Endereco>`],
    ["address.neighborhood", 200, (text: string) => `<Bairro>${text}</Bairro>`],
  ])("is reported if its end is left out: %s", async (field, limit, xml) => {
    expect((await zap(SALE + xml("é".repeat(limit)))).remarks).toEqual([]);
    expect((await zap(SALE + xml("é".repeat(limit + 7)))).remarks).toEqual([
      { code: "text_over_limit", field, value: "7" },
    ]);
  });

  it("is reported where the reader cuts it off", async () => {
    const { remarks } = await zap(`${SALE}<Observacao>${"é".repeat(120_000)}</Observacao>`);
    expect(remarks).toEqual([{ code: "text_over_limit", field: "description", value: "100000" }]);
  });

  it.each([
    ["caracteristicas", `<Caracteristicas>${"Piscina, Sauna, ".repeat(400)}</Caracteristicas>`],
    ["fotos", `<Fotos>${"https://f.com.br/1.jpg ".repeat(5_000)}</Fotos>`],
    ["obs", `<Extra obs="${"é".repeat(5_000)}"/>`],
    ["imovel", Array.from({ length: 4_100 }, (_, at) => `<a${at}>x</a${at}>`).join("")],
  ])("is reported by its name if it is not the text of a field: %s", async (name, xml) => {
    expect((await zap(xml + SALE)).notRead).toContain(name);
  });
});

describe("a development", () => {
  const BUILDING =
    "<Empreendimento><Nome>Ed. Sol</Nome><Cidade>Guarujá</Cidade><Bairro>Enseada</Bairro><AreaTotal>12000</AreaTotal><QtdVagas>90</QtdVagas><Piscina>1</Piscina></Empreendimento>";

  it("gives a home only its amenities, and the rest is reported", async () => {
    const { input, notRead } = await zap(SALE + BUILDING);
    expect(input).toMatchObject({ area: null, parkingSpots: null, amenities: ["Piscina"] });
    expect(input.address).toMatchObject({ city: { name: "Santos" } });
    expect(input.address?.neighborhood).toBeUndefined();
    expect(notRead.toSorted()).toEqual(["building", "condominiumName"]);
  });

  it("has plans, none of which is taken for the home", async () => {
    const plan = (rooms: number): string =>
      `<Tipologia><Nome>${rooms} dorms</Nome><Quartos>${rooms}</Quartos><AreaUtil>${rooms}5</AreaUtil><Preco>300000</Preco></Tipologia>`;
    const { input, notRead } = await zap(`${SALE}<Tipologias>${plan(2)}${plan(3)}</Tipologias>`);
    expect(input).toMatchObject({ salePrice: 900_000, bedrooms: null, area: null });
    expect(notRead).toContain("building");
  });

  it("says where a home is if the home does not", async () => {
    const { input } = await zap(SALE + BUILDING, "<UF>SP</UF>");
    expect(input.address).toMatchObject({ city: { name: "Guarujá" }, neighborhood: "Enseada" });
  });
});

describe("a count", () => {
  it.each(["2 a 3", "2 ou 3", "2/3", "2-3", "2+1", "1,5"])(
    "of %s is not a count, and is reported",
    async (written) => {
      const { input, remarks } = await zap(`${SALE}<QtdDormitorios>${written}</QtdDormitorios>`);
      expect(input.bedrooms).toBeNull();
      expect(remarks).toEqual([{ code: "number_unreadable", field: "bedrooms", value: written }]);
    },
  );

  it.each(["2.0", "2,00", "2+", "2 (duas)", "2 e lavabo"])("of %s is two", async (written) => {
    expect((await zap(`${SALE}<QtdDormitorios>${written}</QtdDormitorios>`)).input.bedrooms).toBe(2);
  });
});

describe("a value", () => {
  it.each(["name", "nome", "value", "valor", "descricao", "sigla"])(
    "is read from the attribute %s and from an element of that name",
    async (name) => {
      const place = `<UF>SP</UF><Cidade ${name}="Santos" id="7"><Bairro id="3"><${name}>Gonzaga</${name}><Id>9</Id></Bairro></Cidade>`;
      const { input, notRead } = await zap(SALE, place);
      expect(input.address).toMatchObject({ city: { name: "Santos" }, neighborhood: "Gonzaga" });
      expect(notRead).toEqual([]);
    },
  );

  it("is read with the unit and the period beside it", async () => {
    const { input } = await vrsync(
      `<ListPrice/><RentalPrice><Value>24000</Value><Currency>BRL</Currency><Period>Yearly</Period></RentalPrice>
       <LivingArea><Value>2</Value><Unit>ha</Unit></LivingArea>`,
      "<TransactionType>For Rent</TransactionType>",
    );
    expect(input).toMatchObject({ rentPrice: 2_000, area: 20_000 });
  });

  it("is read from an element that its program misspells", async () => {
    expect((await zap(`${SALE}<Areacosntruida>120</Areacosntruida>`)).input.area).toBe(120);
  });
});

describe("photos", () => {
  const A = "https://f.com.br/a.jpg";
  const B = "https://f.com.br/b.jpg";

  it.each([
    `<fotos><foto><arquivo>a.jpg</arquivo><url>${A}</url></foto><foto><arquivo>b.jpg</arquivo><url>${B}</url></foto></fotos>`,
    `<fotos><foto arquivo="a.jpg" url="${A}"/><foto arquivo="b.jpg" url="${B}"/></fotos>`,
    `<fotos>["https:\\/\\/f.com.br\\/a.jpg","https:\\/\\/f.com.br\\/b.jpg"]</fotos>`,
    `<fotos urls="${A}|${B}"/>`,
    `<fotos><foto url="${A};${B}"/></fotos>`,
    `<Foto1>${A}</Foto1><Foto2>${B}</Foto2>`,
    `<fotos><foto_1>${A}</foto_1><foto_2>${B}</foto_2></fotos>`,
    `<fotos><foto>${B}</foto></fotos><foto_principal>${A}</foto_principal>`,
    `<Images><Image><ThumbUrl>https://f.com.br/t.jpg</ThumbUrl><FullUrl>${A}</FullUrl></Image><Image><FullUrl>${B}</FullUrl></Image></Images>`,
  ])("are read from %s", async (xml) => {
    const { input, remarks, notRead } = await zap(SALE + xml);
    expect([input.photos, remarks, notRead]).toEqual([[A, B], [], []]);
  });

  it("are read from an attribute of the listing, however long", async () => {
    const urls = Array.from({ length: 30 }, (_, at) => `https://f.com.br/${"a".repeat(200)}/${at}.jpg`);
    const { listings } = await readFeed(
      `<imoveis><imovel codigo="G2" tipo="Casa" negocio="Venda" preco="500000" cidade="Santos" uf="SP" fotos="${urls.join("|")}"/></imoveis>`,
    );
    expect(listings).toMatchObject([{ input: { photos: urls } }]);
  });
});

describe("amenities", () => {
  it.each([
    "<caracteristicas>Piscina, Sauna, Elevador</caracteristicas>",
    "<Caracteristicas><Caracteristica>Piscina</Caracteristica><Caracteristica>Sauna</Caracteristica><Caracteristica>Elevador</Caracteristica></Caracteristicas>",
    "<Amenities><Amenity>Pool</Amenity><Amenity>Sauna</Amenity><Amenity>Elevator</Amenity></Amenities>",
    "<Features>Piscina; Sauna | Elevador</Features>",
    "<Features><Feature><Name>Pool</Name><Value>1</Value></Feature><Feature>Sauna</Feature><Feature>Elevator</Feature></Features>",
  ])("are read from %s", async (xml) => {
    const { input, notRead } = await vrsync(xml);
    expect([input.amenities, notRead]).toEqual([["Piscina", "Sauna", "Elevador"], []]);
  });

  it("are read from elements by their names, wherever they are", async () => {
    const { input, notRead } = await zap(
      `${SALE}<Academia>1</Academia><EspacoGourmet>Sim</EspacoGourmet><Gerador/>`,
    );
    expect(input.amenities).toEqual(["Academia", "Espaço gourmet"]);
    expect(notRead).toEqual([]);
  });
});
