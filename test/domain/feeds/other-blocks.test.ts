import { describe, expect, it } from "vitest";
import { feedOf, listingXml, only, onlyOutcome, readFeed } from "./read-text.ts";

const zapFeed = (listing: string) =>
  `<Carga><Imoveis><Imovel><CodigoImovel>Z1</CodigoImovel><TipoImovel>Apartamento</TipoImovel><UF>SP</UF><Cidade>Santos</Cidade>${listing}</Imovel></Imoveis></Carga>`;
const zap = (listing: string) => only(zapFeed(listing));
const vrsync = (details: string, transaction = "For Sale") =>
  only(
    feedOf(
      listingXml({
        top: `<ListingID>A1</ListingID><TransactionType>${transaction}</TransactionType>`,
        details,
      }),
    ),
  );

const SALE = "<PrecoVenda>560000.00</PrecoVenda>";

describe("decimals of three places", () => {
  it("are decimals after four digits", async () => {
    const { input } = await vrsync("<ListPrice/><RentalPrice>2500.000</RentalPrice>", "For Rent");
    expect(input.rentPrice).toBe(2_500);
  });

  it("of an area are decimals where the other numbers have a decimal point", async () => {
    expect((await zap(`${SALE}<AreaUtil>98.500</AreaUtil>`)).input.area).toBe(98.5);
    expect(
      (await zap("<PrecoVenda>350000.000</PrecoVenda><AreaUtil>120.000</AreaUtil>")).input,
    ).toMatchObject({
      salePrice: 350_000,
      area: 120,
    });
    expect((await zap("<PrecoVenda>560.000,00</PrecoVenda><AreaTotal>1.250</AreaTotal>")).input.area).toBe(
      1_250,
    );
  });

  it("that make a flat of 65,000 square meters are reported", async () => {
    const { input, codes } = await zap("<PrecoVenda>560000</PrecoVenda><AreaUtil>65.000</AreaUtil>");
    expect([input.area, codes]).toEqual([65_000, ["area_implausible"]]);
  });
});

describe("the price 1", () => {
  it("is not a price, but means that the price is on request", async () => {
    const { fault, input } = await vrsync("<ListPrice>1</ListPrice>");
    expect([fault, input.salePrice]).toEqual(["INCOMPLETE", null]);
  });
});

describe("a listing let by the season", () => {
  it("has no rent, and its price is reported", async () => {
    const { fault, input, codes } = await zap("<Finalidade>Temporada</Finalidade><Valor>700.00</Valor>");
    expect([fault, input.rentPrice, codes]).toEqual(["INCOMPLETE", null, ["season_price"]]);
  });
});

describe("an agency's own notes", () => {
  const NOTES = "<observacoes>Chave com o zelador</observacoes>";

  it("are not the description where the listing has one", async () => {
    const { input } = await zap(`${SALE}${NOTES}<descricao_anuncio>Perto da praia.</descricao_anuncio>`);
    expect(input.description).toBe("Perto da praia.");
  });
});

describe("other blocks of a listing", () => {
  it.each([
    "<Videos><Video><Titulo>Tour</Titulo></Video></Videos>",
    "<Empreendimento><QtdVagas>120</QtdVagas><Descricao>Prédio de 20 andares</Descricao></Empreendimento>",
    "<Unidades><Unidade><Quartos>3</Quartos><AreaUtil>90</AreaUtil></Unidade></Unidades>",
    "<Similares><Referencia>X</Referencia><Quartos>3</Quartos><Titulo>Outro</Titulo></Similares>",
  ])("say nothing of the home: %s", async (block) => {
    const { input } = await zap(SALE + block);
    expect(input).toMatchObject({
      title: "",
      description: "",
      bedrooms: null,
      parkingSpots: null,
      area: null,
    });
  });

  it("have their photos put after the home's own", async () => {
    const { input } = await zap(
      `${SALE}<FotosCondominio><Foto>https://f.com.br/c.jpg</Foto></FotosCondominio><Fotos><Foto>https://f.com.br/1.jpg</Foto></Fotos>`,
    );
    expect(input.photos).toEqual(["https://f.com.br/1.jpg", "https://f.com.br/c.jpg"]);
  });
});

describe("among photos", () => {
  it.each([
    ['<Item medium="image" caption="Planta baixa">https://f.com.br/p.jpg</Item>', "plan"],
    ['<Item medium="image">https://www.youtube.com/watch?v=x</Item>', "video"],
    ["<Item>https://f.com.br/a.pdf</Item>", "file"],
  ])("%s is not taken for a photo, and is reported", async (item, reported) => {
    const { listings } = await readFeed(
      feedOf(listingXml({ media: `<Item medium="image">https://f.com.br/1.jpg</Item>${item}` })),
    );
    expect(listings).toMatchObject([
      { input: { photos: ["https://f.com.br/1.jpg"] }, notRead: new Set([reported]) },
    ]);
  });
});

describe("a word", () => {
  it.each(["Pausado", "Expirado"])("such as %s takes the listing off the market", async (status) => {
    expect((await onlyOutcome(zapFeed(`${SALE}<Status>${status}</Status>`))).fault).toBe("NOT_OFFERED");
  });

  it("about the stage of construction is not a status, and is not reported", async () => {
    expect((await zap(`${SALE}<StatusComercial>Revenda</StatusComercial>`)).codes).toEqual([]);
  });

  it("takes precedence over the program's number for it", async () => {
    const { listings } = await readFeed(
      `<imoveis><imovel><codigo>9</codigo><tipo>1</tipo><tipo_nome>Terreno</tipo_nome><negocio>1</negocio><negocio_nome>Venda</negocio_nome>
       <valor>90000</valor><uf>SC</uf><cidade>4202404</cidade><cidade_nome>Blumenau</cidade_nome></imovel></imoveis>`,
    );
    expect(listings).toMatchObject([
      { input: { type: "TERRENO_RUA", salePrice: 90_000, address: { city: { name: "Blumenau" } } } },
    ]);
  });
});

it("line ends written as two characters are line ends", async () => {
  const { input } = await zap(`${SALE}<Observacao><![CDATA[Sala\\r\\nCozinha\\nQuintal]]></Observacao>`);
  expect(input.description).toBe("Sala\nCozinha\nQuintal");
});

it("a street number may be labeled as such", async () => {
  const { input } = await zap(`${SALE}<Endereco>Rua do Príncipe, nº 330, sala 702</Endereco>`);
  expect(input.address).toMatchObject({ street: "Rua do Príncipe", number: "330", complement: "sala 702" });
});

it.each([
  ["Rua nº 5, 120", "Rua nº 5", "120", ""],
  ["Rua Nº 12, 300 - apto 4", "Rua Nº 12", "300", "apto 4"],
  ["Rua Projetada nº 3, 20", "Rua Projetada nº 3", "20", ""],
  ["Avenida Brasil nº 330, 702", "Avenida Brasil", "330", "702"],
])("a street that has a number for its name keeps it: %s", async (line, street, number, complement) => {
  const { input } = await zap(`${SALE}<Endereco>${line}</Endereco>`);
  const { address } = input;
  expect([address?.street, address?.number, address?.complement ?? ""]).toEqual([street, number, complement]);
});

describe("a price", () => {
  it.each(["A", "V", "L"])("is a sale price, even if the program's state is %s", async (state) => {
    const { input, codes } = await zap(`<Preco>450000</Preco><Status>${state}</Status>`);
    expect(input).toMatchObject({ purposes: ["VENDA"], salePrice: 450_000 });
    expect(codes).not.toContain("purpose_without_price");
  });

  it.each(["Real (R$)", "R$ - Real", "1", "Real Brasileiro", "Moeda corrente"])(
    "is read in a listing whose currency is %s",
    async (currency) => {
      expect((await zap(`${SALE}<Moeda>${currency}</Moeda>`)).input.salePrice).toBe(560_000);
    },
  );

  it.each(["US$", "USD", "Dólar", "Euro", "€", "840"])(
    "is not read in a listing whose currency is %s",
    async (currency) => {
      expect((await zap(`${SALE}<Moeda>${currency}</Moeda>`)).codes).toContain("currency_not_read");
    },
  );

  it.each([
    ["<negocios><negocio><tipo>Venda</tipo><valor>450000</valor></negocio></negocios>", 450_000, null],
    ['<negocio tipo="Aluguel" valor="2500"/>', null, 2_500],
    [
      `<operacao><tipo>Venda</tipo><preco>450000</preco></operacao>
       <operacao><tipo>Locação</tipo><preco>2500</preco></operacao>`,
      450_000,
      2_500,
    ],
  ])("is read inside what says its purpose: %s", async (deals, salePrice, rentPrice) => {
    expect((await zap(deals)).input).toMatchObject({ salePrice, rentPrice });
  });
});

it.each([
  ["Fazenda", "1.250.000", 1_250_000],
  ["Terreno", "12.500", 12_500],
  ["Terreno", "360.000", 360],
])("the land of a %s, written as %s, is read as a plausible area", async (type, area, read) => {
  const { listings } = await readFeed(
    `<Carga><Imoveis><Imovel><CodigoImovel>Z1</CodigoImovel><TipoImovel>${type}</TipoImovel><UF>SP</UF>
     <Cidade>Santos</Cidade>${SALE}<AreaTotal>${area}</AreaTotal></Imovel></Imoveis></Carga>`,
  );
  expect(listings).toMatchObject([{ input: { area: read } }]);
});

describe("what stands beside a fact", () => {
  it.each([
    ['<PrecoLocacao tipo="pacote com condomínio e IPTU">2500</PrecoLocacao>', null, 2_500],
    ['<PrecoVenda descricao="Valor com taxa de condomínio inclusa">450000</PrecoVenda>', 450_000, null],
    ['<Preco tipo="Aluguel com condomínio">2500</Preco>', null, 2_500],
  ])("about a price does not make it a fee: %s", async (price, salePrice, rentPrice) => {
    expect((await zap(price)).input).toMatchObject({ salePrice, rentPrice });
  });

  it("about a neighborhood is not its name", async () => {
    const { input } = await zap(
      `${SALE}<DescricaoBairro>Perto de tudo.</DescricaoBairro><Bairro>Gonzaga</Bairro>`,
    );
    expect(input.address?.neighborhood).toBe("Gonzaga");
  });

  it.each(["0", "30 dias", "Imediata"])(
    "about when it becomes free takes nothing off the market: %s",
    async (text) => {
      const { fault, codes } = await zap(`${SALE}<Disponibilidade>${text}</Disponibilidade>`);
      expect({ fault, codes }).toEqual({ fault: null, codes: [] });
    },
  );

  it("about a contract appears in no remark", async () => {
    const { codes } = await zap(`${SALE}<Contrato>Exclusividade de João Silva</Contrato>`);
    expect(codes).toEqual([]);
  });

  it.each(["NumeroVaga", "nr_vaga"])("about a parking space is not taken for a count: %s", async (name) => {
    expect((await zap(`${SALE}<${name}>45</${name}>`)).input.parkingSpots).toBeNull();
  });

  it.each([
    ["<Via>Rua Y</Via><Numero>10</Numero>", "Rua Y", "10"],
    ["<EnderecoCompleto>Rua Y, 10</EnderecoCompleto>", "Rua Y", "10"],
    ["<PontoProximo>Rua do Farol</PontoProximo><Numero>10</Numero>", undefined, "10"],
    ["<Via>Rua Y</Via><Logradouro>Rua Z</Logradouro><Numero>10</Numero>", "Rua Z", "10"],
  ])("of an address is a street if it reads as one: %s", async (address, street, number) => {
    const { input } = await zap(`${SALE}<Endereco>${address}</Endereco>`);
    expect([input.address?.street ?? undefined, input.address?.number]).toEqual([street, number]);
  });

  it("about photos is not taken for a panorama", async () => {
    const { input } = await zap(`${SALE}<Foto360>https://f.com.br/360.jpg</Foto360>`);
    expect(input.photos).toEqual([]);
  });
});
