import { describe, expect, it } from "vitest";
import { properties } from "./read-lines.ts";

describe("areas of a column", () => {
  const areas = async (...cells: readonly string[]) => {
    const { lines, faults } = await properties("codigo;area", ...cells.map((cell, at) => `A${at};"${cell}"`));
    return cells.map((_, at) => lines.find(({ ref }) => ref === `A${at}`)?.input.area ?? faults[0]?.code);
  };

  it.each([
    { "85.500": 85_500, "98,5": 98.5 },
    { "85.500": 85.5, "98.5": 98.5 },
    { "1,250": 1_250, "98.5": 98.5 },
    { "98,500": 98.5, "98,5": 98.5 },
    { "98,500": "ambiguous_area" },
    { "85.500": "ambiguous_area", "64.250": "ambiguous_area", "120.000": "ambiguous_area" },
    { "85.500": 85_500, "1.250,500": 1_250.5 },
    { "85.500": 85.5, "1250.500": 1_250.5 },
    { "1.250": 1_250, "12.000": 12_000 },
    { "360": 360, "12.000": 12_000 },
    { "1.250": "ambiguous_area", "98.5": 98.5 },
    { "2.500 ha": "ambiguous_area" },
    { "30 mil m²": 30_000 },
    { "360m² (12x30)": 360 },
    { "360m² (10x30)": "ambiguous_area" },
    { "2 hectares": 20_000 },
    { "3 alq.": "regional_unit" },
    { "30 alqueires (72,6 ha)": 726_000 },
    { "72,6 ha (30 alqueires)": 726_000 },
    { "30 alq. / 726.000 m²": 726_000 },
    { "30 alqueires (3 alq. de mata)": "regional_unit" },
    { "1/2 alqueire": "regional_unit" },
  ])("are read as %j", async (read) => {
    expect(await areas(...Object.keys(read))).toEqual(Object.values(read));
  });

  it("in alqueires are reported with each size that an alqueire has in Brazil", async () => {
    const { faults } = await properties("codigo;Área (alqueires);Área total", "A;10;", "B;;10 alqueires");
    const readings = ["paulista: 242.000 m²", "do Norte: 272.250 m²", "mineiro: 484.000 m²"];
    expect(faults.map((fault) => [fault.code, fault.readings])).toEqual([
      ["regional_unit", readings],
      ["regional_unit", readings],
    ]);
  });

  it.each(["Área (ha)", "Área em hectares", "Área total ha", "Hectares"])(
    "have the unit of their heading: %s",
    async (heading) => {
      const { lines } = await properties(`codigo;${heading};Preço por hectare`, "A;2,5;45.000");
      expect(lines[0]?.input).toEqual({ area: 25_000 });
    },
  );

  it("are the private area, and the total only where it stands alone", async () => {
    const { lines, remarks } = await properties("codigo;Área total;Área útil", "A;95;70", "B;95;");
    expect(lines.map(({ input }) => input.area)).toEqual([70, 95]);
    expect(remarks.map(({ ref, heading, code }) => [ref, heading, code])).toEqual([
      ["A", "Área total", "not_used"],
    ]);
  });
});
