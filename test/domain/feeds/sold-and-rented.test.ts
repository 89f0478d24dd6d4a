import { describe, expect, it } from "vitest";
import { feedOf, listingXml, only, onlyOutcome, readFeed } from "./read-text.ts";

const zap = (listing: string): string =>
  `<?xml version="1.0"?><Carga><Imoveis><Imovel><CodigoImovel>Z1</CodigoImovel><TipoImovel>Apartamento</TipoImovel>
   <UF>SP</UF><Cidade>Santos</Cidade>${listing}</Imovel></Imoveis></Carga>`;

const vrsync = (top: string, details = ""): string =>
  feedOf(listingXml({ top: `<ListingID>A1</ListingID>${top}`, details }));

const home = (elements: string): string =>
  `<imoveis><imovel><codigo>A1</codigo><tipo>Apartamento</tipo><cidade>Niterói</cidade><uf>RJ</uf>
   <valor_venda>500000</valor_venda>${elements}</imovel></imoveis>`;

const SALE = "<TransactionType>For Sale</TransactionType>";

describe("a listing that is sold or switched off", () => {
  it.each([
    ["<Status>Vendido em 10/2026</Status>", "Vendido em 10/2026"],
    ["<StatusComercial>Vendido</StatusComercial>", "Vendido"],
    ["<Active>false</Active>", "active: false"],
    ["<Ativo>0</Ativo>", "ativo: 0"],
    ["<ExibirNoSite>Nao</ExibirNoSite>", "exibirnosite: Nao"],
    ["<Disponivel>N</Disponivel>", "disponivel: N"],
  ])("by %s is not on offer in either format", async (element, value) => {
    const feeds = [vrsync(SALE + element), zap(`<PrecoVenda>500000</PrecoVenda>${element}`)];
    for (const feed of feeds) {
      const { fault, remarks } = await onlyOutcome(feed);
      expect([fault, remarks]).toEqual(["NOT_OFFERED", [{ code: "not_offered", field: null, value }]]);
    }
  });

  it("according to its transaction is not on offer, even with a price", async () => {
    const { fault } = await onlyOutcome(vrsync("<TransactionType>Vendido</TransactionType>"));
    expect(fault).toBe("NOT_OFFERED");
  });

  it.each([
    "<caracteristicas><caracteristica><nome>Piscina</nome><ativo>0</ativo></caracteristica></caracteristicas>",
    "<bairro><nome>Tirol</nome><ativo>0</ativo></bairro>",
    "<condominio><nome>Vila</nome><publicar>0</publicar></condominio>",
    "<endereco><logradouro>Rua A</logradouro><exibir>0</exibir></endereco>",
    "<destaque><ativo>0</ativo></destaque>",
    "<valores><exibir>0</exibir></valores>",
    "<valor_condominio><exibir>0</exibir><valor>500</valor></valor_condominio>",
    "<preco><exibir>0</exibir></preco>",
    "<mapa><publicar>0</publicar><latitude>-5.8</latitude></mapa>",
    "<promocao><ativo>0</ativo><valor>280000</valor></promocao>",
  ])("a part's own switch does not switch the listing off: %s", async (xml) => {
    const place = "<cidade>Natal</cidade><uf>RN</uf><valor_venda>300000</valor_venda>";
    const { listings } = await readFeed(
      `<imoveis><imovel><codigo>1</codigo><tipo>Casa</tipo>${place}${xml}</imovel></imoveis>`,
    );
    expect(listings).toMatchObject([{ input: { salePrice: 300_000, purposes: ["VENDA"] } }]);
  });

  it.each(["Reservado", "Em negociação", "Não vendido", "Ativo (vendido)"])(
    "is not recognized by the unknown status %s, which is reported",
    async (status) => {
      const { fault, remarks } = await only(vrsync(`${SALE}<Status>${status}</Status>`));
      expect([fault, remarks]).toEqual([null, [{ code: "status_not_read", field: null, value: status }]]);
    },
  );

  it.each([
    "<Status>Ativo desde 2024</Status>",
    "<Situacao>Pronto para morar</Situacao>",
    "<Active>true</Active>",
    "<Disponivel>01/12/2026</Disponivel>",
  ])("is not recognized by %s, which causes no remark either", async (element) => {
    const { fault, remarks } = await only(vrsync(SALE + element));
    expect([fault, remarks]).toEqual([null, []]);
  });
});

describe("a rental with a price that names no purpose", () => {
  it.each([
    "<CategoriaImovel>Aluguel</CategoriaImovel><Preco>12.000,00</Preco>",
    "<Operacao>Locação</Operacao><Valor>12.000,00</Valor>",
    "<Modalidade>Aluguel</Modalidade><Valor>12.000,00</Valor>",
  ])("is a rental by %s", async (elements) => {
    const { input } = await only(zap(elements));
    expect(input).toMatchObject({ purposes: ["LOCACAO"], rentPrice: 12_000, salePrice: null });
  });
});

describe("a fee", () => {
  it.each([
    ["<IPTU><Valor>12.480,00</Valor></IPTU>", "propertyTax"],
    ["<Condominio><Valor>890</Valor></Condominio>", "condominiumFee"],
    ["<CondominiumFee><Price>900</Price></CondominiumFee>", "condominiumFee"],
  ])("such as %s is not a price, and is reported", async (element, name) => {
    const { input, notRead } = await only(zap(element));
    expect([input.purposes, input.salePrice, notRead]).toEqual([undefined, null, [name]]);
  });

  it("beside the price, in the same section, is reported", async () => {
    const { input, notRead } = await only(
      zap("<Valor><Preco>450000</Preco><Condominio>890,00</Condominio><IPTU>120</IPTU></Valor>"),
    );
    expect(input).toMatchObject({ purposes: ["VENDA"], salePrice: 450_000 });
    expect(notRead).toEqual(["condominiumFee", "propertyTax"]);
  });
});

describe("an area in another unit", () => {
  it("of land is reported, and a house's area is not taken for it", async () => {
    const { input, remarks } = await only(
      zap(
        `<SubTipoImovel>Sítio</SubTipoImovel><PrecoVenda>900000</PrecoVenda>
         <AreaTotal>3 alqueires</AreaTotal><AreaUtil>200 m²</AreaUtil>`,
      ),
    );
    expect(input.area).toBeNull();
    expect(remarks).toEqual([{ code: "unit_not_read", field: "area", value: "alqueires" }]);
  });

  it.each([
    ['<LivingArea unit="sqft">1000</LivingArea>', 92.9],
    ['<LivingArea unit="ft²">1000</LivingArea>', 92.9],
    ['<LivingArea areaUnit="sqft">1000</LivingArea>', 92.9],
    ['<LivingArea unidade="ha">3</LivingArea>', 30_000],
    ['<LivingArea unit="HEC">3</LivingArea>', 30_000],
    ["<LivingArea>3</LivingArea><AreaUnit>hectares</AreaUnit>", 30_000],
    ["<LivingArea>1000 sqft</LivingArea>", 92.9],
    ['<LivingArea unit="METROS_QUADRADOS">90</LivingArea>', 90],
  ])("of %s is %s square meters", async (details, area) => {
    const { input, codes } = await only(
      vrsync(SALE, `<PropertyType>Residential / Home</PropertyType>${details}`),
    );
    expect([input.area, codes]).toEqual([area, []]);
  });

  it("causes no remark where a better one was read", async () => {
    const { input, remarks } = await only(
      vrsync(SALE, "<LivingArea>90</LivingArea><TotalArea>1 alqueire</TotalArea>"),
    );
    expect([input.area, remarks]).toEqual([90, []]);
  });

  it("that is unknown is reported", async () => {
    const { input, remarks } = await only(vrsync(SALE, '<LivingArea unit="varas">90</LivingArea>'));
    expect(input.area).toBeNull();
    expect(remarks).toEqual([{ code: "unit_not_read", field: "area", value: "varas" }]);
  });
});

it.each(["<preco><exibir>0</exibir></preco>", "<valores><mostrar>Nao</mostrar></valores>"])(
  "a price that is not shown is stored, and this is reported: %s",
  async (xml) => {
    expect(await only(home(xml))).toMatchObject({
      input: { salePrice: 500_000 },
      notRead: [/<(exibir|mostrar)>/.exec(xml)![1]],
    });
  },
);

describe("a home that its own switch takes off the market", () => {
  it.each(["vendido", "inativo", "suspenso", "excluido"])("%s is not offered", async (name) => {
    expect((await onlyOutcome(home(`<${name}>1</${name}>`))).fault).toBe("NOT_OFFERED");
  });

  it.each(["deleted_at", "excluido_em", "data_exclusao", "vendido_em"])(
    "is not offered since the date in %s, and is where there is none yet",
    async (name) => {
      expect((await onlyOutcome(home(`<${name}>2026-10-30 09:00</${name}>`))).fault).toBe("NOT_OFFERED");
      expect(await only(home(`<${name}>0000-00-00</${name}>`))).toMatchObject({
        fault: null,
        notRead: [],
      });
    },
  );

  it.each(["<vendido>0</vendido>", "<suspenso>Não</suspenso>"])("stays with %s", async (xml) => {
    expect(await only(home(xml))).toMatchObject({ notRead: [], input: { salePrice: 500_000 } });
  });

  it("stays for the purpose that the switch does not take off", async () => {
    const xml = `<venda><ativo>1</ativo></venda><locacao><inativo>1</inativo><preco>2000</preco></locacao>`;
    expect((await only(home(xml))).input).toMatchObject({ purposes: ["VENDA"], salePrice: 500_000 });
  });

  it.each([
    "<vendido>30/10/2026</vendido>",
    "<publicado>30/10/2026</publicado>",
    "<data_venda>30/10/2026</data_venda>",
    "<reservado>Sim</reservado>",
    "<publicar_portais>N</publicar_portais>",
    "<site>0</site>",
    "<internet>N</internet>",
  ])("stays with a date or a word of another meaning, which is reported: %s", async (xml) => {
    const name = xml.slice(1, xml.indexOf(">"));
    expect(await only(home(xml))).toMatchObject({ notRead: [name], input: { salePrice: 500_000 } });
  });

  it("stays with a tenant, who is reported", async () => {
    const { input, notRead } = await only(home(`<alugado>Sim</alugado>`));
    expect([input.salePrice, notRead]).toEqual([500_000, ["alugado"]]);
  });
});
