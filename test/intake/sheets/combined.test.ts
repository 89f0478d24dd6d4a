import { describe, expect, it } from "vitest";
import { resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";
import { properties } from "./read-lines.ts";

const readUnder = async (heading: string, cell: string) => {
  const { lines, faults } = await properties(`Código;${heading};Cidade/UF`, `A1;${cell};Londrina/PR`);
  if (faults.length > 0) return faults.map(({ value, code }) => [value, code]);
  const {
    externalRef: _,
    address,
    ...input
  } = resolveProperty(lines[0]!, undefined).input as Record<string, unknown>;
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
  ])("%s is asked about where the cell lacks a part: %s", async (heading, cell) => {
    expect(await readUnder(heading, cell)).toEqual([[cell, "parts_unsure"]]);
  });

  it("fills only fields without a value of their own, and is reported where the two differ", async () => {
    const { lines, remarks, faults } = await properties(
      "Código;Suítes;Quartos/Suítes;Valor venda;Valor venda / locação;Cidade;Endereço completo",
      "A1;1;3/1;R$ 450.000,00;450.000 / 2.500;Londrina;Rua A, 12, Centro, Londrina/PR",
      "A2;1;3/2;;310.000;Cambé;Rua B, 5, Centro, Londrina/PR",
      "A3;;2/0;;;;",
      "A4;1;dois;;;;",
      "A5;;dois;;;;",
    );
    expect(lines.map(({ input }) => [input.bedrooms, input.suites, input.salePrice])).toEqual([
      [3, 1, 450_000],
      [3, 1, 310_000],
      [2, 0, undefined],
    ]);
    expect(lines.map(({ address }) => address.city)).toEqual(["Londrina/PR", "Cambé", undefined]);
    expect(remarks.map(({ ref, heading, value, code, about }) => [ref, heading, value, code, about])).toEqual(
      [
        ["A2", "Quartos/Suítes", "3/2", "other_part", "Suítes 2"],
        ["A2", "Endereço completo", "Rua B, 5, Centro, Londrina/PR", "other_part", "Cidade/UF Londrina/PR"],
      ],
    );
    expect(faults.map(({ ref, heading, code }) => [ref, heading, code])).toEqual([
      ["A4", "Quartos", "parts_unsure"],
      ["A5", "Quartos", "parts_unsure"],
    ]);
  });

  it.each([
    ["Rua XV, 1000, ap 31 - CEP 80060-000", { number: "1000", complement: "ap 31", postalCode: "80060000" }],
    ["Rua XV, 1200", { number: "1200" }],
    ["Rua XV, 1200 - fundos - Centro - Curitiba", { number: "1200", complement: "fundos" }],
    ["Rua XV, s/nº", {}],
  ])("gives the address, but not the place that the row's own columns give: %s", async (cell, read) => {
    const { lines, faults } = await properties(
      "Código;Endereço completo;Bairro;Cidade/UF",
      `A1;${cell};Centro;Curitiba/PR`,
    );
    expect(faults).toEqual([]);
    const place = { street: "Rua XV", neighborhood: "Centro", city: "Curitiba/PR" };
    expect(lines[0]!.address).toEqual({ ...place, ...read });
  });

  it("without a column for any of its parts, or with a cell that lacks one, is reported whole", async () => {
    const { lines, remarks } = await properties(
      "Código;Quartos;Vagas;Quartos/Vagas",
      "A1;4;2;quatro",
      "A2;4;2;4/2",
    );
    expect(lines).toHaveLength(2);
    expect(remarks.map(({ ref, value, about }) => [ref, value, about])).toEqual([["A1", "quatro", "quatro"]]);
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
