import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { clients, properties } from "./read-lines.ts";

type Cell = Pick<
  Awaited<ReturnType<typeof readSheet>>["faults"][number],
  "heading" | "value" | "line" | "ref"
> & {
  readonly code: string;
};
const codesOf = (all: readonly Cell[]) => all.map(({ heading, value, code }) => [heading, value, code]);

describe("the row of headings", () => {
  it("is not a row of data whose words are headings elsewhere", async () => {
    const { headerLine, lines } = await properties(
      "Cód;Espécie;Neg.;Vlr",
      "A1;Terreno;Venda;100.000",
      "A2;Casa;Aluguel;1.000",
    );
    expect([headerLine, lines.map(({ ref }) => ref)]).toEqual([1, ["A1", "A2"]]);
  });

  it("has lines above it, which are reported", async () => {
    const { lines, remarks } = await properties(
      "CARTEIRA DE IMÓVEIS",
      "Válida até 30/11/2026;;",
      "Código;Tipo;Cidade/UF",
      "A1;Casa;Londrina/PR",
    );
    expect(lines.map(({ address }) => address)).toEqual([{ city: "Londrina/PR" }]);
    expect(codesOf(remarks)).toEqual([
      ["", "CARTEIRA DE IMÓVEIS", "above_headings"],
      ["", "Válida até 30/11/2026", "above_headings"],
    ]);
  });
});

describe("a row", () => {
  it("with a separator inside a text is refused, and nothing of it ends up in another column", async () => {
    const { lines, faults } = await properties(
      "codigo;titulo;preco venda;descricao",
      "A1;Casa; perto do mar;500.000;clara",
      "A2;Casa;500.000;clara; ampla",
      "A3;Casa;500.000;clara",
      "A4;Casa;500.000;clara",
      "A5;Casa;500.000",
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["A3", "A4", "A5"]);
    expect(codesOf(faults)).toEqual([
      ["codigo", "A1", "shifted_row"],
      ["codigo", "A2", "shifted_row"],
    ]);
  });

  it("called a total is a sum if only figures follow, and a property if a type follows", async () => {
    const { lines, remarks } = await properties(
      "codigo;tipo;preco venda",
      "Total Ville 1;Casa;500.000",
      "Total de imóveis: 1;;",
      "Média;;500.000",
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["Total Ville 1"]);
    expect(remarks.map(({ line, code }) => [line, code])).toEqual([
      [3, "summary_row"],
      [4, "summary_row"],
    ]);
  });
});

describe("a cell", () => {
  it("of a formula that failed is not stored, not even as text", async () => {
    const { lines, faults } = await properties(
      "codigo;titulo;rua;complemento",
      "A1;#NOME?;#REF!;#N/D",
      "A2;#1 em vendas;Rua A;12",
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["A2"]);
    expect(faults.map(({ field, code }) => [field, code])).toEqual([
      ["title", "broken_formula"],
      ["address/street", "broken_formula"],
      ["address/complement", "broken_formula"],
    ]);
  });

  it.each(["mai/12", "12/mai", "05/12/2026", "12-May"])(
    "that Excel turned into %s is not a code",
    async (code) => {
      const { lines, faults } = await properties("codigo;quartos", `${code};1`, `="${code}";1`, "MAR-12;1");
      expect(lines.map(({ ref }) => ref)).toEqual([code, "MAR-12"]);
      expect(codesOf(faults)).toEqual([["codigo", code, "made_a_date"]]);
    },
  );

  it("that Excel turned into a date is neither a house number nor a count", async () => {
    const { lines, faults } = await properties(
      "codigo;numero;complemento;quartos",
      "A;12/mar;mar/12;02/03/2026",
    );
    expect(lines).toEqual([]);
    expect(faults.map(({ code }) => code)).toEqual(["made_a_date", "made_a_date", "made_a_date"]);
  });

  it("with two areas is asked about, and words after a single one are reported", async () => {
    const { lines, faults, remarks } = await properties(
      "codigo;area",
      "A;120/150 m²",
      "B;250 m² de terreno / 120 m² construída",
      "C;95 m² + 30 m² terraço",
      "D;85,50 m² privativos",
      "E;1 250 m2",
      "F;10.000,00m²",
    );
    expect(faults.map(({ ref, code, readings }) => [ref, code, readings])).toEqual([
      ["A", "ambiguous_area", ["120 m²", "150 m²"]],
      ["B", "ambiguous_area", ["250 m²", "120 m²"]],
      ["C", "ambiguous_area", ["95 m²", "30 m²"]],
    ]);
    expect(lines.map(({ ref, input }) => [ref, input.area])).toEqual([
      ["D", 85.5],
      ["E", 1_250],
      ["F", 10_000],
    ]);
    expect(codesOf(remarks)).toEqual([["area", "85,50 m² privativos", "read_as"]]);
  });

  it("with words after an amount, a purpose or a phone, or two e-mails, is reported with what was read", async () => {
    const sheet = await properties(
      "codigo;preco venda;negocio",
      "A;850.000 (aceita permuta);Venda e permuta",
      "B;De R$ 500.000 por R$ 480.000;Venda",
    );
    expect(sheet.lines[0]).toMatchObject({ input: { salePrice: 850_000 }, purposes: ["VENDA"] });
    expect(sheet.remarks.map(({ code, about }) => [code, about])).toEqual([
      ["read_as", "R$ 850.000,00"],
      ["read_as", "VENDA"],
      ["read_as", "R$ 480.000,00"],
    ]);
    const { lines, remarks } = await clients(
      "codigo;nome;telefone;email",
      "A;Ana;(43) 3322-1100 (recado com Bia);ana@casa.com.br / ana@lar.com.br",
    );
    expect(lines[0]?.input.phones).toEqual([{ number: "(43) 3322-1100 (recado com Bia)" }]);
    expect(lines[0]?.input.email).toBe("ana@casa.com.br");
    expect(remarks.map(({ code, about }) => [code, about])).toEqual([
      ["read_as", "+554333221100"],
      ["read_as", "ana@casa.com.br"],
    ]);
  });

  it("of a budget has one unit for both of its amounts", async () => {
    const { lines } = await clients(
      "codigo;nome;valor máximo",
      "A;Ana;300 a 500 mil",
      "B;Bia;de 300.000 até 1 milhão",
      "C;Eva;800 mil a 1,2 milhão",
    );
    expect(lines.map(({ budget }) => budget)).toEqual([
      { least: 300_000, most: 500_000 },
      { least: 300_000, most: 1_000_000 },
      { least: 800_000, most: 1_200_000 },
    ]);
  });

  it("with a date as systems export it keeps its zone", async () => {
    const { lines } = await clients(
      "codigo;nome;ultimo contato",
      "A;Ana;2026-11-03T14:30:00Z",
      "B;Bia;2026-11-03T14:30:00.000-0300",
      "C;Eva;2026-11-03 14:30",
    );
    expect(lines.map(({ input }) => input.lastActivityAt)).toEqual([
      "2026-11-03T14:30:00Z",
      "2026-11-03T14:30:00-03:00",
      "2026-11-03T14:30:00-03:00",
    ]);
  });

  it("with part of a place is reported where another cell has whole places", async () => {
    const { lines, remarks } = await clients(
      "codigo;nome;lugares procurados;cidade de interesse;bairro de interesse",
      "A;Ana;Batel, Curitiba/PR;Londrina;Centro",
    );
    expect(lines[0]?.places).toMatchObject({ whole: "Batel, Curitiba/PR", cities: "", neighborhoods: "" });
    expect(codesOf(remarks)).toEqual([
      ["cidade de interesse", "Londrina", "not_used"],
      ["bairro de interesse", "Centro", "not_used"],
    ]);
  });
});

describe("a column of codes", () => {
  it("written by a spreadsheet program loses its decimals, and a column of versions keeps them", async () => {
    const floated = await properties(
      "Código,Número,CEP,Quartos,Cidade",
      "101.0,345.0,86010000.0,3.0,Londrina",
      "102.0,,,nan,NaN",
    );
    expect(floated.lines.map(({ ref, input, address }) => [ref, input.bedrooms, address])).toEqual([
      ["101", 3, { number: "345", postalCode: "86010000", city: "Londrina" }],
      ["102", undefined, {}],
    ]);
    expect(floated.remarks.map(({ value, code, about }) => [value, code, about])).toEqual([
      ["101.0", "read_as", "101"],
      ["345.0", "read_as", "345"],
      ["102.0", "read_as", "102"],
      ["nan", "placeholder", ""],
      ["NaN", "placeholder", ""],
    ]);
    const versions = await properties("Código,Quartos", "1.0,3", "1.1,2", '"=""2.0""",1');
    expect(versions.lines.map(({ ref }) => ref)).toEqual(["1.0", "1.1", "2.0"]);
  });
});

describe("a column of states", () => {
  it("may say since when a home is not on offer, and is asked about where it says from when it is", async () => {
    const { lines, stops, remarks } = await properties(
      "Código;Situação",
      "A;Vendido em 03/2025",
      "B;Locado até 31/12/2026",
      "C;Disponível em 12/2026",
    );
    expect(lines.map(({ ref, status }) => [ref, status])).toEqual([
      ["A", "SOLD"],
      ["B", "RENTED"],
      ["C", undefined],
    ]);
    expect(stops).toEqual([
      {
        code: "unknown_states",
        states: [{ heading: "Situação", value: "Disponível em 12/2026", count: 1 }],
      },
    ]);
    expect(remarks.map(({ ref, code, about }) => [ref, code, about])).toEqual([
      ["A", "read_as", "SOLD"],
      ["B", "read_as", "RENTED"],
      ["C", "unknown_state", ""],
    ]);
  });

  it.each(["Não está à venda", "Venda em análise", "Fora de venda", "Venda reservada"])(
    "that says %s is asked about, and puts nothing on offer",
    async (state) => {
      const { stops, lines } = await properties("codigo;situação", `A;${state}`, "B;Disponível para venda");
      expect(stops).toMatchObject([{ code: "unknown_states", states: [{ value: state }] }]);
      expect(lines.map(({ purposes }) => purposes)).toEqual([[], ["VENDA"]]);
    },
  );

  it("may say purpose and state at once", async () => {
    const { stops, lines } = await properties("codigo;situação", "A;Venda suspensa", "B;Locação - ativo");
    expect(stops).toEqual([]);
    expect(lines.map(({ purposes, status }) => [purposes, status])).toEqual([
      [["VENDA"], "INACTIVE"],
      [["LOCACAO"], "ACTIVE"],
    ]);
  });

  it("takes precedence over a column that only names purposes", async () => {
    const { stops, lines } = await properties(
      "codigo;Status;Situação",
      "A;Venda;Ativo",
      "B;Aluguel;Suspenso",
      "C;Venda e Aluguel;Vendido",
    );
    expect(stops).toEqual([]);
    expect(lines.map(({ purposes, status }) => [purposes, status])).toEqual([
      [["VENDA"], "ACTIVE"],
      [["LOCACAO"], "INACTIVE"],
      [["VENDA", "LOCACAO"], "SOLD"],
    ]);
  });

  it("is recognized by its words under an unknown heading", async () => {
    const { lines } = await properties("codigo;Posição", "A;Vendido", "B;Disponível", "C;Alugado");
    expect(lines.map(({ status }) => status)).toEqual(["SOLD", "ACTIVE", "RENTED"]);
  });
});

describe("a workbook of several sheets", () => {
  const SALES = [
    ["Código", "Tipo", "Valor venda"],
    ["A1", "Casa", 500_000],
  ];

  it("is read from the first that has headings, and names the others", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Capa", rows: [["Imobiliária Exemplo"], ["Atualizada em", "03/11/2026"]] },
        { name: "Vendas", rows: SALES },
        {
          name: "Locação",
          rows: [
            ["Código", "Tipo", "Valor aluguel"],
            ["B1", "Casa", 2_000],
          ],
        },
      ],
    });
    const { lines, remarks } = await readSheet(PROPERTY_FIELDS, bytes);
    expect(lines.map(({ ref }) => ref)).toEqual(["A1"]);
    expect(codesOf(remarks)).toEqual([
      ["", "Capa", "other_sheet"],
      ["", "Locação", "other_sheet"],
    ]);
  });

  it("leaves out sheets that people do not see", async () => {
    const lists = {
      name: "listas",
      hidden: true,
      rows: [
        ["Código", "Tipo"],
        ["X1", "Casa"],
      ],
    };
    const bytes = await writeXlsx({ sheets: [lists, { name: "Imóveis", rows: SALES }] });
    const { lines, remarks } = await readSheet(PROPERTY_FIELDS, bytes);
    expect([lines.map(({ ref }) => ref), remarks]).toEqual([["A1"], []]);
  });
});
