import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { clients, properties } from "./read-lines.ts";

type Sheets = Parameters<typeof writeXlsx>[0]["sheets"];
type Rows = NonNullable<Sheets[number]["rows"]>;

const workbook = async (rows: Rows, more: Partial<Sheets[number]> = {}) =>
  readSheet(PROPERTY_FIELDS, await writeXlsx({ sheets: [{ name: "Imóveis", rows, ...more }] }));

/** A member of each row, or its fault. */
const membersOf = ({ lines, faults }: Awaited<ReturnType<typeof readSheet>>, name: string) =>
  Object.fromEntries([
    ...lines.map(({ ref, input }) => [ref, input[name]]),
    ...faults.map(({ ref, code, value }) => [ref, `${code}: ${value}`]),
  ]);

describe("a column that is part of another's cells", () => {
  it.each(["Medida", "Unidade", "Unidade de medida"])(
    "names the unit of the area beside it: %s",
    async (heading) => {
      const sheet = await properties(
        `Código;Complemento;Área total;${heading}`,
        "F1;;250,00;ha",
        "F2;Fundos;120,00;m²",
        "F3;;5.500;alqueires",
        "F4;;1.250 m²;ha",
      );
      expect(sheet.stops).toEqual([]);
      expect(membersOf(sheet, "area")).toEqual({
        F1: 2_500_000,
        F2: 120,
        F3: "regional_unit: 5.500 alqueires",
        F4: 1_250,
      });
    },
  );

  it("names a currency, and only reais are stored", async () => {
    const sheet = await properties(
      "Código;Valor de venda;Moeda",
      "A;200.000;USD",
      "B;500.000;R$",
      "C;600.000;Real",
      "D;;USD",
    );
    expect(membersOf(sheet, "salePrice")).toEqual({
      A: "not_an_amount: 200.000 USD",
      B: 500_000,
      C: 600_000,
      D: undefined,
    });
  });

  it("names the period of a rent, which is stored by the month", async () => {
    const sheet = await properties(
      "Código;Aluguel;Período",
      "A;400,00;Diária",
      "B;2.500,00;Mensal",
      "C;30.000,00;Anual",
      "D;2.500,00;-",
    );
    expect(membersOf(sheet, "rentPrice")).toEqual({
      A: "not_monthly: 400,00 Diária",
      B: 2_500,
      C: 2_500,
      D: 2_500,
    });
    expect(sheet.remarks.map(({ ref, code, about }) => [ref, code, about])).toContainEqual([
      "C",
      "read_as",
      "R$ 2.500,00",
    ]);
  });

  it("says whether a home is in a gated community", async () => {
    const sheet = await properties("Código;Tipo;Condomínio fechado", "A;Casa;1", "B;Casa;Não", "C;Loja;Sim");
    expect(membersOf(sheet, "type")).toEqual({ A: "CASA_CONDOMINIO", B: "CASA_RUA", C: "LOJA_PONTO" });
  });

  it("says that a rent is for the season, which is refused", async () => {
    const sheet = await properties("Código;Negócio;Aluguel", "A;Temporada;5.000", "B;Aluguel;5.000");
    expect(membersOf(sheet, "rentPrice")).toEqual({ A: "not_monthly: 5.000 temporada", B: 5_000 });
  });

  it("gives the area code of the phone in the next column", async () => {
    const { lines, faults } = await clients(
      "Código;DDD;Celular;DDD 2;Telefone",
      "1;43;99911-2233;41;3322-1100",
      "2;043;(41) 99911-2233;;",
      "3;;99911-2233;;",
    );
    expect(lines.map(({ input }) => input.phones)).toEqual([
      [{ number: "43 99911-2233" }, { number: "41 3322-1100" }],
      [{ number: "(41) 99911-2233" }],
    ]);
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["3", "not_a_phone"]]);
  });
});

describe("a rent with its period in the cell", () => {
  it("is stored by the month, or refused by name", async () => {
    const cells = [
      "R$ 350/dia",
      "R$ 350,00 a diária",
      "3.200/mês",
      "36.000 por ano",
      "3.200 mensais",
      "15.000 (temporada)",
    ];
    const sheet = await properties("Código;Aluguel", ...cells.map((cell, at) => `${at};${cell}`));
    expect(membersOf(sheet, "rentPrice")).toEqual({
      0: "not_monthly: R$ 350/dia",
      1: "not_monthly: R$ 350,00 a diária",
      2: 3_200,
      3: 3_000,
      4: 3_200,
      5: "not_monthly: 15.000 (temporada)",
    });
  });
});

describe("cells of a workbook", () => {
  const withFormat = (format: string, value: number, heading: string) =>
    workbook(
      [
        ["Código", heading],
        ["A", value],
      ],
      {
        cells: new Map([["1,1", { style: { numFmt: format } }]]),
      },
    );

  it.each([
    ['"R$ "#,##0.00" mil"', 850, "Valor de venda", "salePrice", 850_000],
    ['0.0" mil"', 1_200.5, "Valor de venda", "salePrice", 1_200_500],
    ['#,##0," mil"', 850_000, "Valor de venda", "salePrice", 850_000],
    ['"R$ "#,##0.00', 850_000, "Valor de venda", "salePrice", 850_000],
    ["[$R$-416] #,##0.00", 850_000.5, "Valor de venda", "salePrice", 850_000.5],
    ["General", 850_000, "Valor de venda", "salePrice", 850_000],
    ['0" m²"', 85.5, "Área útil", "area", 85.5],
    ['0.000" ha"', 2.125, "Área total", "area", 21_250],
    ['0" vagas"', 2, "Vagas", "parkingSpots", 2],
  ])("count as their format %s shows %d below %s", async (format, value, heading, name, read) => {
    expect(membersOf(await withFormat(format, value, heading), name)).toEqual({ A: read });
  });

  it("are refused where their format shows another currency or a percentage", async () => {
    expect(membersOf(await withFormat('"US$ "#,##0.00', 200_000, "Valor de venda"), "salePrice")).toEqual({
      A: "not_an_amount: US$ 200000",
    });
    expect(membersOf(await withFormat("0%", 0.5, "Valor de venda"), "salePrice")).toEqual({
      A: "not_an_amount: 50%",
    });
  });

  it("contain the code that their format shows", async () => {
    const { lines } = await workbook(
      [
        ["Código", "Vagas"],
        [123, 1],
        [1_234, 1],
        [7, 1],
      ],
      {
        cells: new Map([
          ["1,0", { style: { numFmt: '"AP"0000' } }],
          ["2,0", { style: { numFmt: '00"."00' } }],
          ["3,0", { style: { numFmt: "00000" } }],
        ]),
      },
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["AP0123", "12.34", "00007"]);
  });

  it("that are merged downward apply to each row", async () => {
    const { lines } = await workbook(
      [
        ["Código", "Situação", "Bairro"],
        ["A1", "Vendido", "Centro"],
        ["A2", null, null],
        ["A3", "Disponível", null],
        ["A4", null, null],
      ],
      {
        merges: [
          { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
          { startRow: 1, startCol: 2, endRow: 3, endCol: 2 },
        ],
      },
    );
    expect(lines.map(({ ref, status, address }) => [ref, status, address.neighborhood])).toEqual([
      ["A1", "SOLD", "Centro"],
      ["A2", "SOLD", "Centro"],
      ["A3", "ACTIVE", "Centro"],
      ["A4", undefined, undefined],
    ]);
  });

  it("contain the page and the photo that a word links to", async () => {
    const { lines } = await workbook(
      [
        ["Código", "Link", "Fotos"],
        ["A", "Abrir", "Ver"],
      ],
      {
        cells: new Map([
          ["1,1", { hyperlink: { target: "https://agencia.test/a" } }],
          ["1,2", { hyperlink: { target: "https://agencia.test/a/1.jpg" } }],
        ]),
      },
    );
    expect(lines[0]?.input).toEqual({
      listingUrl: "https://agencia.test/a",
      photos: ["https://agencia.test/a/1.jpg"],
    });
  });
});

describe("a dump of a database", () => {
  it("has quotes after bars, and nothing where it says NULL", async () => {
    const { lines, remarks } = await properties(
      "codigo;titulo;numero;quartos",
      '1;"Casa \\"Sol\\" linda";\\N;NULL',
      '2;"Casa; clara";\\N;3',
    );
    expect(lines.map(({ input, address }) => [input.title, input.bedrooms, address.number])).toEqual([
      ['Casa "Sol" linda', undefined, undefined],
      ["Casa; clara", 3, undefined],
    ]);
    expect(remarks.map(({ heading, code }) => [heading, code])).toEqual([
      ["numero", "placeholder"],
      ["quartos", "placeholder"],
      ["numero", "placeholder"],
    ]);
  });

  it("is not assumed where a text ends in a bar", async () => {
    const { lines } = await properties(
      "codigo;titulo;quartos",
      '1;"Fotos em C:\\casa\\";2',
      '2;"Casa ""Sol""";3',
    );
    expect(lines.map(({ input }) => [input.title, input.bedrooms])).toEqual([
      ["Fotos em C:\\casa\\", 2],
      ['Casa "Sol"', 3],
    ]);
  });
});

it("a street takes its type from another column, unless it has one", async () => {
  const { lines } = await properties(
    "codigo;TipoEndereco;Endereco",
    "1;Rua;Padre Chagas",
    "2;Av;Avenida Ipiranga",
    "3;;Rua A",
    "4;Rua;Rua A",
  );
  expect(lines.map(({ address, input }) => [address.street, input.streetType])).toEqual([
    ["Rua Padre Chagas", undefined],
    ["Avenida Ipiranga", undefined],
    ["Rua A", undefined],
    ["Rua A", undefined],
  ]);
});

it("a full-width digit in a name stays", async () => {
  const { lines } = await properties("codigo;bairro;cidade", "1;Vila，１;Bauru/SP");
  expect(lines.map(({ address }) => address.neighborhood)).toEqual(["Vila，１"]);
});

it("full-width digits are read as digits, and a code stays as it is", async () => {
  const { lines } = await properties(
    "codigo;valor venda;quartos;area util;CEP",
    "Ａ１;４５０．０００;３;９８;０１３１０-１００",
  );
  expect(lines.map(({ ref, input }) => [ref, input.salePrice, input.bedrooms, input.area])).toEqual([
    ["Ａ１", 450_000, 3, 98],
  ]);
});
