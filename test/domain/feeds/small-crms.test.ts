import { describe, expect, it } from "vitest";
import { only, readFeed } from "./read-text.ts";

const PLACE = "<cidade>Niterói</cidade><uf>RJ</uf>";
const home = (elements: string, attributes = "", place = PLACE): string =>
  `<imoveis><imovel${attributes}><codigo>A1</codigo><tipo>Apartamento</tipo>${place}${elements}</imovel></imoveis>`;
const SALE = "<valor_venda>500000</valor_venda>";

describe("a yearly payment, whichever element says so", () => {
  it.each([
    "<finalidade>Aluguel</finalidade><valor>36000</valor><periodo>anual</periodo>",
    "<finalidade>Aluguel</finalidade><valor>36000</valor><periodicidade>Anual</periodicidade>",
    '<preco_aluguel periodicidade="Anual">36000</preco_aluguel>',
    '<preco_aluguel period="Yearly">36000</preco_aluguel>',
    "<valor_locacao>36000</valor_locacao><rental_period>Yearly</rental_period>",
    "<aluguel>36000</aluguel><periodo_aluguel>por ano</periodo_aluguel>",
  ])("is a twelfth a month, and not a sale price: %s", async (xml) => {
    const { input } = await only(home(xml));
    expect(input).toMatchObject({ purposes: ["LOCACAO"], salePrice: null, rentPrice: 3_000 });
  });

  it("is not a sale price, however high, and a word that names no period changes nothing", async () => {
    const yearly = await only(home('<preco period="Yearly">360000</preco>'));
    expect(yearly.input).toMatchObject({ purposes: undefined, salePrice: null });
    const morning = await only(home("<aluguel>2500</aluguel><periodo>manhã</periodo>"));
    expect(morning.input).toMatchObject({ purposes: ["LOCACAO"], rentPrice: 2_500 });
  });
});

it.each(["quinzenal", "constructor"])("a payment for an unknown period is not a rent: %s", async (period) => {
  const { input } = await only(home(`<aluguel>2500</aluguel><rental_period>${period}</rental_period>`));
  expect(input).toMatchObject({ rentPrice: null });
});

describe("an offer by yes and no", () => {
  it.each([
    ["<vende>S</vende><aluga>N</aluga><preco>2500</preco>", ["VENDA"], 2_500, null],
    ["<vende>N</vende><aluga>S</aluga><preco>2500</preco>", ["LOCACAO"], null, 2_500],
    ["<venda>Sim</venda><locacao>Não</locacao><valor>9500</valor>", ["VENDA"], 9_500, null],
    ["<venda>450000</venda><aluguel>2500</aluguel>", ["VENDA", "LOCACAO"], 450_000, 2_500],
    ["<preco_de>500000</preco_de><preco_por>450000</preco_por>", ["VENDA"], 450_000, null],
    ['<price purpose="rent">2500</price>', ["LOCACAO"], null, 2_500],
  ])("%s", async (xml, purposes, salePrice, rentPrice) => {
    expect((await only(home(xml))).input).toMatchObject({ purposes, salePrice, rentPrice });
  });
});

describe("one of two offers that is switched off", () => {
  it.each([
    `<negocios><negocio><tipo>Venda</tipo><valor>870000</valor><ativo>1</ativo></negocio>
     <negocio><tipo>Locação</tipo><valor>4200</valor><ativo>0</ativo></negocio></negocios>`,
    '<precos><preco tipo="venda">870000</preco><preco tipo="locacao" ativo="N">4200</preco></precos>',
    `<operacoes><operacao tipo="venda"><preco>870000</preco></operacao>
     <operacao tipo="locacao" inativo="1"><preco>4200</preco></operacao></operacoes>`,
    `<valor_venda>870000</valor_venda><valor_locacao>4200</valor_locacao>
     <divulgasitevenda>S</divulgasitevenda><divulgasitelocacao>N</divulgasitelocacao>`,
    `<valor_venda>870000</valor_venda><valor_locacao>4200</valor_locacao>
     <publicar_aluguel>0</publicar_aluguel><finalidade>Venda e Locação</finalidade>`,
    `<valor_venda>870000</valor_venda><valor_locacao>4200</valor_locacao>
     <status_venda>Disponível</status_venda><status_locacao>Alugado</status_locacao>`,
    `<negocios><negocio><tipo>Venda</tipo><valor>870000</valor><situacao>Disponível</situacao></negocio>
     <negocio><tipo>Locação</tipo><valor>4200</valor><situacao>Alugado</situacao></negocio></negocios>`,
    `<venda><valor>870000</valor><status>Ativo</status></venda>
     <locacao><valor>4200</valor><status>Alugado</status></locacao>`,
    `<valor_venda>870000</valor_venda><valor_locacao>4200</valor_locacao>
     <situacao_aluguel>Suspenso</situacao_aluguel>`,
  ])("ends only that offer: %s", async (xml) => {
    const { input, notRead } = await only(home(xml));
    expect(input).toMatchObject({ purposes: ["VENDA"], salePrice: 870_000, rentPrice: null });
    expect(notRead).toHaveLength(1);
  });

  it.each([
    "<negocios><negocio><tipo>Venda</tipo><valor>870000</valor><ativo>0</ativo></negocio></negocios>",
    `<precos><preco tipo="venda" ativo="0">870000</preco><preco tipo="locacao" ativo="0">4200</preco></precos>`,
    "<valor_venda>870000</valor_venda><divulgasitevenda>N</divulgasitevenda>",
    "<valor_venda>870000</valor_venda><status_venda>Vendido</status_venda><status_locacao>Disponível</status_locacao>",
    "<finalidade>Venda</finalidade><valor>870000</valor><situacao_venda>Vendido</situacao_venda>",
    "<vende>N</vende><aluga>N</aluga><valor>870000</valor>",
  ])("ends the listing if no offer is on: %s", async (xml) => {
    expect((await readFeed(home(xml))).listings).toMatchObject([{ fault: "NOT_OFFERED" }]);
  });
});

describe("an address in one text", () => {
  it.each([
    ["Rua Moreira César, 100/102 - Icaraí - Niterói/RJ", PLACE, ["Icaraí", "100/102", undefined]],
    ["Rua Moreira César, 100 apto 3 - Icaraí, Niterói - RJ, Brasil", "", ["Icaraí", "100", "apto 3"]],
    ["Rua Moreira César, 100, Icaraí, Niterói - RJ, 24230-052", "", ["Icaraí", "100", undefined, "24230052"]],
    ["Rua Moreira César, 100 - CEP 24230-052", PLACE, [undefined, "100", undefined, "24230052"]],
    [
      "Rua Moreira César, 100 - Icaraí - CEP 24230-052 - Niterói - RJ",
      "",
      ["Icaraí", "100", undefined, "24230052"],
    ],
    ["Rua Moreira César, 100 - apto 3", PLACE, [undefined, "100", "apto 3"]],
  ])("has its parts: %s", async (line, place, [neighborhood, number, complement, postalCode]) => {
    const { input } = await only(home(`${SALE}<endereco>${line}</endereco>`, "", place));
    expect(input.address).toMatchObject({
      city: { name: "Niterói" },
      street: "Rua Moreira César",
      ...(neighborhood && { neighborhood }),
      number,
      complement,
      ...(postalCode && { postalCode }),
    });
    expect(input.address?.neighborhood).toBe(neighborhood);
  });

  it.each([
    ["Icaraí - Niterói/RJ", "Icaraí"],
    ["Icaraí (Niterói)", "Icaraí"],
    ["Niterói", "Niterói"],
    ["Jardim Icaraí - Fase 2", "Jardim Icaraí - Fase 2"],
  ])("and a neighborhood lose the city's name: %s", async (bairro, neighborhood) => {
    const { input } = await only(home(`${SALE}<bairro>${bairro}</bairro>`));
    expect(input.address).toMatchObject({ neighborhood });
  });
});

it("JSON inside an element is read as its members", async () => {
  const { input, notRead } = await only(
    home(
      `${SALE}<caracteristicas>{"piscina":true,"sauna":false,"quartos":3,"lado":"mar"}</caracteristicas>
       <endereco>{"rua":"Rua A","numero":3}</endereco>
       <fotos><![CDATA[[{"url":"https://a.com.br/2.jpg","ordem":2},{"url":"https://a.com.br/1.jpg","ordem":1}]]]></fotos>`,
    ),
  );
  expect(input).toMatchObject({
    amenities: ["Piscina"],
    bedrooms: 3,
    address: { street: "Rua A", number: "3" },
    photos: ["https://a.com.br/1.jpg", "https://a.com.br/2.jpg"],
  });
  expect(notRead).toEqual(["lado"]);
});

describe("photos", () => {
  const [one, two, ten] = [1, 2, 10].map((at) => `https://a.com.br/${at}.jpg`);
  it.each([
    `<imagem1>${one}</imagem1><imagem10>${ten}</imagem10><imagem2>${two}</imagem2>`,
    `<foto>${one}|Sala de estar</foto><foto>${two}|Quarto</foto><foto>${ten}</foto>`,
    `<fotos>${one}|Sala\n${two}|Quarto\n${ten}|Vista</fotos>`,
  ])("have their number and no caption: %s", async (xml) => {
    expect((await only(home(SALE + xml))).input.photos).toEqual([one, two, ten]);
  });

  it("are all read, even if they are attributes", async () => {
    const { input } = await only(home(SALE, ` foto1="${one}" foto2="${two}"`));
    expect(input.photos).toEqual([one, two]);
  });
});

it("an amenity that is too long is left out and reported, and a list of amenities is split", async () => {
  const long = `Imóvel ${"muito ".repeat(14)}claro`;
  const { input, remarks } = await only(
    home(
      `${SALE}<caracteristicas><item>${long}</item><item>Piscina aquecida, ${"e".repeat(70)}</item></caracteristicas>`,
    ),
  );
  expect(input.amenities).toEqual(["Piscina aquecida", "e".repeat(70)]);
  expect(remarks).toEqual([{ code: "amenities_over_limit", field: "amenities", value: "1" }]);
});

it.each(["9999999999", "99.999.999,00", "123456789", "R$ 1.111.111.111"])(
  "a price that only fills its field is reported: %s",
  async (price) => {
    const { codes } = await only(home(`<valor_venda>${price}</valor_venda>`));
    expect(codes).toEqual(["price_implausible"]);
  },
);

describe("columns of a database", () => {
  const TRUTH = {
    type: "APARTAMENTO",
    rentPrice: 1_234.56,
    bedrooms: 3,
    parkingSpots: 2,
    address: { city: { name: "Niterói" }, neighborhood: "Icaraí" },
    photos: ["https://a.com.br/1.jpg"],
  };
  const COLUMNS = {
    cd_imovel: "A1",
    ds_tipo: "Apto",
    vl_locacao: "1.234,56",
    qt_dormitorios: "3",
    nr_vagas: "2",
    nm_cidade: "Niterói",
    sg_uf: "RJ",
    nm_bairro: "Icaraí",
    foto1: "https://a.com.br/1.jpg",
  };
  const allColumns = (as: (name: string, value: string) => string): string =>
    Object.entries(COLUMNS)
      .map(([name, value]) => as(name, value))
      .join("");
  const field = allColumns((name, value) => `<field name="${name}">${value}</field>`);
  const column = allColumns((name, value) => `<column name="${name}">${value}</column>`);
  it.each([
    [
      "elements",
      `<imoveis><imovel>${allColumns((name, value) => `<${name}>${value}</${name}>`)}</imovel></imoveis>`,
    ],
    [
      "a dump",
      `<mysqldump><database name="site"><table_data name="imoveis"><row>${field}</row></table_data></database></mysqldump>`,
    ],
    ["a result", `<resultset statement="select"><row>${field}</row></resultset>`],
    [
      "an export",
      `<pma_xml_export><database name="site"><table name="imoveis">${column}</table></database></pma_xml_export>`,
    ],
  ])("are read as %s", async (_, xml) => {
    const { ref, input } = await only(xml);
    expect([ref, input]).toMatchObject(["A1", TRUTH]);
  });

  it("give the reference as the code where there is no other", async () => {
    const { ref } = await only(home(SALE).replaceAll("codigo>", "ds_referencia>"));
    expect(ref).toBe("A1");
  });
});

it("a neighborhood is read without its city, even if the state follows it", async () => {
  const place = "<cidade>NITERÓI - RJ</cidade><bairro>ICARAÍ / NITERÓI</bairro>";
  expect((await only(home(SALE, "", place))).input.address).toMatchObject({ neighborhood: "ICARAÍ" });
});

it("an unknown type is reported as such, and not also as unread", async () => {
  const { input, notRead } = await only(home(SALE).replace("Apartamento", "Iglu"));
  expect([input.type, notRead]).toEqual([undefined, []]);
});

it.each(["Nenhuma", "não possui", "Sem", "-"])(
  "a count of %s is neither read nor reported",
  async (count) => {
    const { input, notRead, remarks } = await only(home(`${SALE}<vagas>${count}</vagas>`));
    expect([input.parkingSpots, notRead, remarks]).toEqual([null, [], []]);
  },
);

it("an element that holds others is not reported beside them", async () => {
  const { input, notRead } = await only(
    home(
      `<detalhes>${" ".repeat(200)}<descricao>Perto do mar</descricao><nome>Sol</nome><valor_venda>500000</valor_venda></detalhes>`,
    ),
  );
  expect([input.description, notRead]).toEqual(["Perto do mar", ["nome"]]);
});

describe("words run together", () => {
  it("are read without the prepositions between them", async () => {
    const { input, notRead } = await only(
      home(
        `<valordoimovel>0</valordoimovel><valordoaluguel>7.500,00</valordoaluguel><numerodequartos>3</numerodequartos>
         <numerodevagas>2</numerodevagas><areaprivada>110</areaprivada><valordocondominio>900</valordocondominio>`,
      ),
    );
    expect(input).toMatchObject({ rentPrice: 7_500, bedrooms: 3, parkingSpots: 2, area: 110 });
    expect(notRead).toEqual(["condominiumFee"]);
  });

  it("may repeat a word", async () => {
    const xml = home(SALE).replace(
      "<tipo>Apartamento</tipo>",
      "<tipodoimovel><tipo>Casa de Condomínio</tipo></tipodoimovel>",
    );
    expect((await only(xml)).input).toMatchObject({ type: "CASA_CONDOMINIO" });
  });
});

it.each(["negociacoes", "negocios"])("%s each hold a purpose with its price", async (name) => {
  const { input } = await only(
    home(
      `<${name}><item><tipo>venda</tipo><valor>450000</valor></item><item><tipo>locacao</tipo><valor>2100</valor></item></${name}>
       <comodos><item><nome>Quartos</nome><quantidade>3</quantidade></item></comodos>`,
    ),
  );
  expect(input).toMatchObject({ salePrice: 450_000, rentPrice: 2_100, bedrooms: 3 });
});

const BOTH = { purposes: ["VENDA", "LOCACAO"], salePrice: 450_000, rentPrice: 2_100 };

describe("a kind and its amount, and nothing else inside", () => {
  const deals = (name: string, kind: string, amount: string): string =>
    ["Venda", "Locação"]
      .map((word, at) => [word, ["450000", "2100"][at]] as const)
      .map(([word, price]) => `<${name}><${kind}>${word}</${kind}><${amount}>${price}</${amount}></${name}>`)
      .join("");

  it.each([
    ["valores", "item", "tipo", "valor"],
    ["precos", "item", "tipo", "preco"],
    ["transacoes", "item", "finalidade", "valor"],
    ["valores", "valor", "tipo", "valor"],
    ["ofertas", "oferta", "descricao", "valor"],
  ])("are a price: %s, %s, %s, %s", async (list, name, kind, amount) => {
    const { input, notRead, remarks } = await only(home(`<${list}>${deals(name, kind, amount)}</${list}>`));
    expect([notRead, remarks]).toEqual([[], []]);
    expect(input).toMatchObject(BOTH);
  });

  it.each([
    ["<item><nome>Área total</nome><valor>48</valor><unidade>ha</unidade></item>", 480_000],
    ["<item><tipo>Área total</tipo><valor>48</valor><unidade>ha</unidade></item>", 480_000],
    ["<area><tipo>Total</tipo><valor>48,5</valor><unidade>hectares</unidade></area>", 485_000],
    ['<area tipo="total" unidade="hectares">48,4</area>', 484_000],
  ])("are an area, in its own unit: %s", async (xml, area) => {
    const { input, notRead } = await only(
      home(`${SALE}<areas>${xml}</areas>`).replace("Apartamento", "Fazenda"),
    );
    expect([input.area, notRead]).toEqual([area, []]);
  });

  it.each([
    ["<item><tipo>Piscina</tipo></item>", "item:tipo"],
    ["<item><tipo>Entrada</tipo><valor>50000</valor></item>", "entrada"],
    ["<item><tipo>Condomínio</tipo><valor>600</valor></item>", "condominiumFee"],
  ])("are reported where no field has them: %s", async (xml, name) => {
    expect((await only(home(`${SALE}<itens>${xml}</itens>`))).notRead).toEqual([name]);
  });
});

it.each([
  '<valor_locacao unidade="m2">45</valor_locacao>',
  "<valor_locacao><valor>45</valor><unidade>m²</unidade></valor_locacao>",
])("a price per meter is not a rent, and is reported: %s", async (xml) => {
  const { input, notRead } = await only(home(`<finalidade>Locação</finalidade>${xml}`));
  expect([input.rentPrice, notRead]).toEqual([null, ["valorlocacao"]]);
});

it.each([
  ["apto", "APARTAMENTO"],
  ["Cs", "CASA_RUA"],
  ["COB", "COBERTURA"],
  ["trr", "TERRENO_RUA"],
  ["Sl", "SALA_COMERCIAL"],
  ["Galp.", "GALPAO"],
])("a type without its vowels is recognized: %s", async (allColumns, type) => {
  expect((await only(home(SALE).replace("Apartamento", allColumns))).input).toMatchObject({ type });
});

it.each([
  ["<dimensoes>12x30</dimensoes>", 360],
  ["<terreno>12,5 m x 30 m</terreno>", 375],
  ["<tamanho_lote>360 m²</tamanho_lote>", 360],
  ["<Area><Metros>80</Metros></Area>", 80],
  ["<area_total_ha>48,4</area_total_ha>", 484_000],
  ["<AreaHectares>48.4</AreaHectares><AreaAlqueires>20</AreaAlqueires>", 484_000],
  ["<hectares>48,4</hectares>", 484_000],
])("the size of a lot is read: %s", async (xml, area) => {
  expect((await only(home(SALE + xml).replace("Apartamento", "Terreno"))).input).toMatchObject({ area });
});

it("a spreadsheet's own XML is named a spreadsheet", async () => {
  const { instead } = await readFeed(
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>',
  );
  expect(instead).toEqual({ kind: "SPREADSHEET" });
});
