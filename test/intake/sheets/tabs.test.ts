import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import { NO_MAPS } from "../../../src/intake/sheets/maps.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";

const HEADER = ["Código", "Valor", "Cidade/UF"];
const tab = (name: string, ...refs: readonly string[]) => ({
  name,
  rows: [HEADER, ...refs.map((ref) => [ref, "2.000", "Londrina/PR"])],
});

const TABS = [
  { name: "Capa", rows: [["Imobiliária Modelo"]] },
  tab("Casas para alugar", "A1"),
  tab("Terrenos à venda", "T1", "T2"),
];

describe("a workbook with several sheets", () => {
  const read = async (sheet?: string) =>
    readSheet(PROPERTY_FIELDS, await writeXlsx({ sheets: TABS }), NO_MAPS, sheet);

  it("is read from its first sheet with headings, and the others are reported with their number of rows", async () => {
    const { lines, remarks } = await read();
    expect(lines.map(({ ref }) => ref)).toEqual(["A1"]);
    const others = remarks.filter(({ code }) => code === "other_sheet");
    expect(others.map(({ value, about }) => [value, about])).toEqual([
      ["Capa", "1"],
      ["Terrenos à venda", "3"],
    ]);
  });

  it("is read from the sheet asked for, whose name gives type and purpose where no column does", async () => {
    const { lines, remarks } = await read("terrenos a venda");
    const inputs = lines.map((line) => resolveProperty(line, undefined).input);
    expect(inputs.map((input) => [input?.type, input?.purposes, input?.salePrice])).toEqual([
      ["TERRENO_RUA", ["VENDA"], 2_000],
      ["TERRENO_RUA", ["VENDA"], 2_000],
    ]);
    expect(remarks.map(({ code, about }) => [code, about])).toEqual(
      expect.arrayContaining([
        ["title_purposes", "VENDA"],
        ["title_type", "TERRENO_RUA"],
      ]),
    );
  });

  it("does not change the type of a known property by the sheet's name", async () => {
    const { lines } = await read("Casas para alugar");
    const stored = { id: "1", status: "ACTIVE", purposes: ["LOCACAO"], address: {}, photos: [] };
    expect(resolveProperty(lines[0]!, stored).input).not.toHaveProperty("type");
  });

  it("is refused if it does not have the sheet asked for, with the names of its sheets", async () => {
    const refused = await read("Galpões").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnreadableSheet);
    expect([(refused as UnreadableSheet).why, (refused as UnreadableSheet).sheets]).toEqual([
      "no_such_sheet",
      TABS.map(({ name }) => name),
    ]);
  });
});

const PAGE = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td{}</style></head><body>
<table><tr><td colspan=4><b>Imobiliária Modelo</b></td></tr></table>
<table border=1><tr><th rowspan=2>C&oacute;digo<th>Tipo<th colspan="2">Valores</tr>
<tr><th></th><th>Venda</th><th>Aluguel</th></tr>
<tr><td>00456</td><td>Casa</td><td>R$&nbsp;850.000,00</td><td>&nbsp;</td></tr>
<tr><td><s>A2</s></td><td>Casa</td><td>500.000</td><td></td></tr>
<tr style="display:none"><td>A3<td>Sala &amp; loja<td><td>2.500
</table></body></html>`;

describe("a page of tables that is named .xls", () => {
  const read = (page: string) => readSheet(PROPERTY_FIELDS, new TextEncoder().encode(page));

  it("is read as a sheet: entities, cells that span several, rows crossed out and hidden", async () => {
    const { lines, columns, faults, remarks } = await read(PAGE);
    expect(columns.map(({ field }) => field?.name)).toEqual([
      "externalRef",
      "type",
      "salePrice",
      "rentPrice",
    ]);
    expect(lines.map(({ ref, input }) => [ref, input.salePrice])).toEqual([["00456", 850_000]]);
    expect(faults.map(({ ref, value, code }) => [ref, value, code])).toEqual([
      ["A3", "Sala & loja", "not_a_type"],
    ]);
    expect(remarks.map(({ code, ref }) => [code, ref])).toEqual(
      expect.arrayContaining([
        ["struck_row", "A2"],
        ["hidden_row", ""],
        ["other_sheet", ""],
      ]),
    );
  });

  it("is refused without a table", async () => {
    await expect(read("<html><body>Sessão expirada</body></html>")).rejects.toThrow("web_page");
  });
});
