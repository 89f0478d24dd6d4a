import { describe, expect, it } from "vitest";
import { properties } from "./read-lines.ts";

describe("what an export keeps off the website", () => {
  it("is off the market, unless another column has a state that is more than a purpose", async () => {
    const { lines, faults, remarks } = await properties(
      "Codigo;Categoria;Status;ValorVenda;ExibirNoSite",
      "A1;Loja;Venda;500.000;Sim",
      "A2;Loja;Venda;500.000;Não",
      "A3;Loja;Vendido;500.000;Sim",
      "A4;Loja;Disponível;500.000;Não",
      "A5;Loja;;500.000;Não",
    );
    expect(faults).toEqual([]);
    expect(lines.map(({ ref, status }) => [ref, status])).toEqual([
      ["A1", "ACTIVE"],
      ["A2", "INACTIVE"],
      ["A3", "SOLD"],
      ["A4", "ACTIVE"],
      ["A5", "INACTIVE"],
    ]);
    expect(remarks.map(({ ref, heading, code }) => [ref, heading, code])).toEqual([
      ["A4", "ExibirNoSite", "not_used"],
    ]);
  });
});

describe("covered and open parking spots", () => {
  it("are added up, where no column has their number", async () => {
    const { lines } = await properties(
      "Código;Vagas Cobertas;Vagas Descobertas;Sendo suítes",
      "A1;2;1;1",
      "A2;1;;",
      "A3;;;",
    );
    expect(lines.map(({ input }) => [input.parkingSpots, input.suites])).toEqual([
      [3, 1],
      [1, undefined],
      [undefined, undefined],
    ]);
  });

  it("are reported where another column has their number", async () => {
    const { lines, remarks } = await properties("Código;Vagas;Qtd vagas cobertas", "A1;3;2", "A2;;2");
    expect(lines.map(({ input }) => input.parkingSpots)).toEqual([3, 2]);
    expect(remarks.map(({ ref, value, code }) => [ref, value, code])).toEqual([["A1", "2", "not_used"]]);
  });
});
