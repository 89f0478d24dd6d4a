import { describe, expect, it } from "vitest";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { settleProperty } from "../../../src/intake/sheets/settle-property.ts";

const properties = (...lines: readonly string[]) =>
  readSheet(PROPERTY_FIELDS, new TextEncoder().encode(lines.join("\r\n")));

const readUnder = async (heading: string, cell: string) => {
  const { lines, faults } = await properties(`Código;${heading};Cidade/UF`, `A1;${cell};Londrina/PR`);
  if (faults.length > 0) return faults.map(({ value, code }) => [value, code]);
  const {
    externalRef: _,
    address,
    ...input
  } = settleProperty(lines[0]!, undefined).input as Record<string, unknown>;
  const { city: __, ...place } = address as Record<string, unknown>;
  return { ...input, ...place };
};

describe("a heading of several fields", () => {
  it.each([
    ["Quartos/Suítes/Vagas", "3/1/2", { bedrooms: 3, suites: 1, parkingSpots: 2 }],
    ["Dorms + Vagas", "2+1", { bedrooms: 2, parkingSpots: 1 }],
    [
      "Valor venda / locação",
      "450.000 / 2.500",
      { salePrice: 450_000, rentPrice: 2_500, purposes: ["VENDA", "LOCACAO"] },
    ],
    ["Valor venda / locação", "450.000", { salePrice: 450_000, purposes: ["VENDA"] }],
    ["Valor venda / locação", "- / 2.500", { rentPrice: 2_500, purposes: ["LOCACAO"] }],
    [
      "Endereço completo",
      "Rua das Flores, 120, Centro",
      { street: "Rua das Flores", number: "120", neighborhood: "Centro" },
    ],
    [
      "Endereço completo",
      "Rua A, 12 - Ap 3 - Centro, Londrina - PR, 86010-000",
      { street: "Rua A", number: "12", complement: "Ap 3", neighborhood: "Centro", postalCode: "86010000" },
    ],
  ])("%s is read where the cell has each part: %s", async (heading, cell, read) => {
    expect(await readUnder(heading, cell)).toEqual(read);
  });

  it.each([
    ["Quartos/Suítes/Vagas", "3/1"],
    ["Quartos/Suítes/Vagas", "01/03/2002"],
    ["Valor venda / locação", "2.500"],
    ["Endereço completo", "Rua das Flores, Centro"],
  ])("%s is asked about where it has not: %s", async (heading, cell) => {
    expect(await readUnder(heading, cell)).toEqual([[cell, "parts_unsure"]]);
  });

  it("takes nothing from a column that has the field alone", async () => {
    const { lines } = await properties("Código;Quartos;Quartos/Vagas", "A1;4;3/2");
    expect(lines[0]?.input).toEqual({ bedrooms: 4, parkingSpots: 2 });
  });

  it("leaves a row with too many cells shifted", async () => {
    const { faults } = await properties(
      "Código;Título;Quartos/Vagas",
      "A1;Casa; ampla;3/2",
      "A2;Casa;3/2",
      "A3;Casa;2/1",
    );
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["A1", "shifted_row"]]);
  });
});
