import { describe, expect, it } from "vitest";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";

const properties = (...lines: readonly string[]) =>
  readSheet(PROPERTY_FIELDS, new TextEncoder().encode(lines.join("\r\n")));

describe("the columns of Vista, as its API names them", () => {
  const vista = (...rows: readonly string[]) =>
    properties(
      "Codigo;Categoria;Status;ValorVenda;Titulo;TituloSite;Descricao;DescricaoWeb;Bairro;BairroComercial;Cidade;UF;AreaPrivativa;AreaTotal;AreaTerreno",
      ...rows,
    );

  it("have the site's texts before the internal ones, and the rest is reported cell by cell", async () => {
    const { lines, remarks, stops } = await vista(
      "PH1060;Apartamento;Venda;850000;Ficha 12;Vista para o mar;Chaves na portaria;Apartamento amplo;Centro;Barra Norte;Balneário Camboriú;SC;92,4;110;",
      "PH1061;Casa;Venda;900000;Casa com jardim;;;;;Barra Norte;Balneário Camboriú;SC;;120;300",
    );
    expect(stops).toEqual([]);
    expect(lines.map(({ input }) => input)).toMatchObject([
      { title: "Vista para o mar", description: "Apartamento amplo", area: 92.4 },
      { title: "Casa com jardim", area: 120 },
    ]);
    expect(lines.map(({ address }) => address.neighborhood)).toEqual(["Centro", "Barra Norte"]);
    expect(remarks.filter(({ code }) => code === "not_used").map(({ heading }) => heading)).toEqual([
      "Titulo",
      "Descricao",
      "BairroComercial",
      "AreaTotal",
      "AreaTerreno",
    ]);
  });
});

describe("a heading that appears twice", () => {
  it.each(["Título", "Descrição", "Bairro", "Área útil"])("stops the sheet: %s", async (heading) => {
    const { stops } = await properties(`codigo;${heading};${heading}`, "A;1;2", "B;3;4");
    expect(stops).toMatchObject([{ code: "repeated_columns", repeated: [{ headings: [heading, heading] }] }]);
  });
});
