import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";
import { bytesOf, clients, properties } from "./read-lines.ts";

type Written = Parameters<typeof writeXlsx>[0]["sheets"][number];

const workbook = async (sheet: Omit<Written, "name">) =>
  readSheet(PROPERTY_FIELDS, await writeXlsx({ sheets: [{ name: "Imóveis", ...sheet }] }));

const HEADER = ["Código", "Tipo", "Valor venda", "Cidade/UF", "Situação"];
const rowOf = (ref: string, state = ""): string[] => [ref, "Casa", "450.000", "Londrina/PR", state];
const STRUCK = { style: { font: { strikethrough: true } } };

const struck = (line: number, cells: readonly string[]) =>
  cells.map((value, at) => [`${line},${at}`, { value, ...STRUCK }] as const);

describe("what is crossed out in a workbook", () => {
  it("is not on offer: a whole row is left out and reported", async () => {
    const { lines, remarks, faults } = await workbook({
      rows: [HEADER, rowOf("A1"), rowOf("A2")],
      cells: new Map(struck(1, rowOf("A1").slice(0, 4))),
    });
    expect(lines.map(({ ref }) => ref)).toEqual(["A2"]);
    expect(faults).toEqual([]);
    expect(remarks.map(({ line, ref, code }) => [line, ref, code])).toEqual([[2, "A1", "struck_row"]]);
  });

  it("has the state that its row gives: sold, if the account has the property", async () => {
    const { lines, faults } = await workbook({
      rows: [HEADER, rowOf("A1", "Vendido")],
      cells: new Map(struck(1, rowOf("A1", "Vendido"))),
    });
    expect(faults).toEqual([]);
    const stored = { id: "1", status: "ACTIVE", purposes: ["VENDA"], address: {}, photos: [] };
    expect(resolveProperty(lines[0]!, stored).status).toBe("SOLD");
  });

  it("leaves its code to the row that replaces it", async () => {
    const { lines, faults } = await workbook({
      rows: [HEADER, rowOf("A1"), rowOf("A1")],
      cells: new Map(struck(1, rowOf("A1").slice(0, 4))),
    });
    expect([lines.map(({ line }) => line), faults]).toEqual([[3], []]);
  });

  it("is asked about where it is one cell, or part of a cell", async () => {
    const part = {
      value: "500.000 450.000",
      richText: [{ text: "500.000 ", font: { strikethrough: true } }, { text: "450.000" }],
    };
    const { lines, faults } = await workbook({
      rows: [HEADER, rowOf("A1"), rowOf("A2")],
      cells: new Map<string, object>([
        ["1,2", part],
        ["2,3", { value: "Londrina/PR", ...STRUCK }],
      ]),
    });
    expect(lines).toEqual([]);
    expect(faults.map(({ ref, heading, code }) => [ref, heading, code])).toEqual([
      ["A1", "Valor venda", "struck_out"],
      ["A2", "Cidade/UF", "struck_out"],
    ]);
  });
});

describe("what a workbook hides", () => {
  it("is read and reported, row by row and column by column", async () => {
    const { lines, remarks } = await workbook({
      columns: [{}, {}, {}, { hidden: true }],
      rows: [HEADER, rowOf("A1"), rowOf("A2")],
      rowDefs: new Map([[2, { hidden: true }]]),
    });
    expect(lines.map(({ ref, address }) => [ref, address.city])).toEqual([
      ["A1", "Londrina/PR"],
      ["A2", "Londrina/PR"],
    ]);
    expect(remarks.map(({ line, heading, code }) => [line, heading, code])).toEqual([
      [1, "Cidade/UF", "hidden_column"],
      [3, "", "hidden_row"],
    ]);
  });
});

describe("a portal's code", () => {
  const codes = async (...headings: readonly string[]) => {
    const values = headings.map((_, at) => `C${at}`).join(";");
    const { columns, stops, lines } = await properties(
      `${headings.join(";")};Tipo;Valor venda;Cidade/UF`,
      `${values};Casa;450.000;Londrina/PR`,
    );
    return {
      ref: stops.length === 0 ? lines[0]?.ref : stops[0]?.code,
      left: columns.filter(({ notTaken }) => notTaken === "portal_code").map(({ heading }) => heading),
    };
  };

  it.each([
    ["Código", "Código ZAP", "Código VivaReal"],
    ["Ref", "Código Portal", "Código Anúncio"],
    ["Referência", "Ref. OLX", "idAnuncio"],
  ])("is ignored beside the agency's own code: %s, not %s or %s", async (...headings) => {
    expect(await codes(...headings)).toEqual({ ref: "C0", left: headings.slice(1) });
    expect(await codes(...[...headings].reverse())).toEqual({ ref: "C2", left: headings.slice(1).reverse() });
  });

  it("is asked about where it is the only code", async () => {
    expect(await codes("Código ZAP")).toEqual({ ref: "no_code_column", left: [] });
  });

  it("counts where a person says so", async () => {
    const { Maps } = await import("../../../src/intake/sheets/maps.ts");
    const maps = new Maps({ columns: { "Código ZAP": "externalRef", Código: "" }, values: {} });
    const { lines } = await readSheet(
      PROPERTY_FIELDS,
      bytesOf("Código;Código ZAP;Tipo", "A1;2551;Casa"),
      maps,
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["2551"]);
  });
});

describe("a heading of a group", () => {
  it("says what the prices below it are for", async () => {
    const { lines, stops } = await properties(
      ";;VENDA;;LOCAÇÃO;;;",
      "Código;Tipo;Valor;Condomínio;Valor;Condomínio;Cidade;UF",
      "A1;Casa;450.000;300;;;Londrina;PR",
      "A2;Casa;;;2.000;200;Londrina;PR",
    );
    expect(stops).toEqual([]);
    const settled = lines.map((line) => resolveProperty(line, undefined).input);
    expect(settled.map((input) => [input?.purposes, input?.salePrice, input?.rentPrice])).toEqual([
      [["VENDA"], 450_000, undefined],
      [["LOCACAO"], undefined, 2_000],
    ]);
  });

  it("reaches as far as it is merged", async () => {
    const { columns } = await workbook({
      rows: [
        ["", "VENDA", "", ""],
        ["Código", "Condomínio", "IPTU", "Valor"],
        ["A1", "100", "50", "2.000"],
      ],
      merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }],
    });
    expect(columns.at(-1)?.field?.name).toBe("price");
  });
});

describe("owners", () => {
  it.each([
    [["Código;Proprietário;Telefone do proprietário;Endereço", "1;Ana Lima;(41) 99876-1111;Rua X 1"]],
    [["Proprietário;Telefone;Bairro;Valor", "Ana Lima;(41) 99876-1111;Batel;500.000"]],
  ])("are not clients: %j is asked about by name", async (lines) => {
    const { stops } = await clients(...lines);
    expect(stops.map((stop) => [stop.code, "headings" in stop && stop.headings[0]])).toEqual([
      ["owners", "Proprietário"],
    ]);
  });

  it("stay out of properties and of clients that have a name of their own", async () => {
    const group = [
      ";;PROPRIETÁRIO;;",
      "Código;Tipo;Nome;Telefone;Captador",
      "1;Casa;Ana Lima;(41) 99876-1111;Bia",
    ];
    const { lines, columns } = await properties(...group);
    expect(lines[0]?.input).toEqual({ type: "CASA_RUA", captadorName: "Bia" });
    expect(columns.filter(({ field }) => !field).map(({ heading }) => heading)).toEqual(["Nome", "Telefone"]);
    const beside = await clients("Nome;Telefone;Proprietário", "Caio;(41) 99876-2222;Ana Lima");
    expect([beside.stops, beside.lines[0]?.input]).toEqual([
      [],
      { name: "Caio", phones: [{ number: "(41) 99876-2222" }] },
    ]);
  });
});
