import { expect, it } from "vitest";
import { only, readFeed } from "./read-text.ts";

/** A listing from a website's own database, its columns in groups. */
const home = (parts: { basic?: string; rooms?: string; more?: string; type?: string }): string =>
  `<imoveis><imovel><dadosBasicos><codigo>6251</codigo><tipoimovel>${parts.type ?? "APARTAMENTO"}</tipoimovel>
   <tiponegocio>VENDA</tiponegocio><cidade>PRESIDENTE PRUDENTE</cidade><uf>SP</uf>${parts.basic ?? ""}</dadosBasicos>
   <comodos>${parts.rooms ?? ""}</comodos>${parts.more ?? "<valorVenda>390000.00</valorVenda>"}</imovel></imoveis>`;

const room = (kind: string, count: number): string =>
  `<comodo><descricao>${kind}</descricao><quantidade>${count}</quantidade></comodo>`;

it("rooms are counted in a list of rooms, and do not end up in the description", async () => {
  const rooms = [room("DORMITORIO", 3), room("SUITE", 1), room("BANHEIRO SOCIAL", 2), room("GARAGEM", 2)];
  const { input, notRead } = await only(
    home({ basic: "<anunciovenda>Ótimo apto</anunciovenda>", rooms: rooms.join("") + room("SALA", 1) }),
  );
  expect(input).toMatchObject({
    bedrooms: 3,
    suites: 1,
    bathrooms: 2,
    parkingSpots: 2,
    description: "Ótimo apto",
  });
  expect(notRead).toEqual(["sala"]);
});

it("each leisure facility is an amenity", async () => {
  const basic =
    "<areasDeLazer><areaDeLazer>Piscina</areaDeLazer><areaDeLazer>Sauna</areaDeLazer></areasDeLazer>";
  expect((await only(home({ basic }))).input.amenities).toEqual(["Piscina", "Sauna"]);
});

it.each([
  ["<divulgavalorvenda>N</divulgavalorvenda>", ["divulgavalorvenda"]],
  ["<PublicaValores>0</PublicaValores>", ["publicavalores"]],
  ["<divulgavenda>Não</divulgavenda>", ["divulgavenda"]],
  ["<exibir_venda_site>N</exibir_venda_site>", ["exibir_venda_site"]],
  ["<divulgasitevenda>S</divulgasitevenda><PublicaValores>1</PublicaValores>", []],
  ["<DivulgarEndereco>APROX</DivulgarEndereco>", ["divulgarendereco"]],
])("what is hidden from readers is reported: %s", async (basic, reported) => {
  const { input, notRead } = await only(home({ basic }));
  expect([input.salePrice, notRead]).toEqual([390_000, reported]);
});

it("what the site does not show for its only purpose is not on offer", async () => {
  const { listings } = await readFeed(home({ basic: "<divulgasitevenda>Não</divulgasitevenda>" }));
  expect(listings).toMatchObject([
    { fault: "NOT_OFFERED", remarks: { remarks: [{ value: "divulgasitevenda: Não" }] } },
  ]);
});

it.each([
  ["GALPÃO", "<areatotal>1.200</areatotal>", 1_200],
  ["APARTAMENTO", "<areatotal>98.500</areatotal>", 98.5],
  ["TERRENO", "<areaterreno>126.000</areaterreno>", 126],
  ["TERRENO", "<areaterreno>1.250</areaterreno>", 1_250],
])(
  "an area of %s with three digits after a point is read as a plausible one: %s",
  async (type, basic, area) => {
    const { input, notRead } = await only(home({ type, basic }));
    expect([input.area, notRead]).toEqual([area, []]);
  },
);

it("a farm of a few square meters is reported: its unit is missing", async () => {
  const { input, remarks } = await only(home({ type: "FAZENDA", basic: "<areatotal>48,4</areatotal>" }));
  expect([input.area, remarks]).toEqual([48.4, [{ code: "area_implausible", field: "area", value: "48.4" }]]);
});

it("suites may follow the bedrooms", async () => {
  const { input } = await only(home({ basic: "<QtdDormitorios>3 (1 suíte)</QtdDormitorios>" }));
  expect(input).toMatchObject({ bedrooms: 3, suites: 1 });
});

it("a price on request is reported, whichever element has it", async () => {
  const { remarks } = await only(home({ more: "<valor>Sob consulta</valor>" }));
  expect(remarks).toEqual([{ code: "price_on_request", field: "salePrice", value: null }]);
});

it("what is only partly there, or in an attribute, is reported by name", async () => {
  const basic = `<mobiliado>Semimobiliado</mobiliado><anexos><anexo url="https://a.com/1.pdf"/></anexos>
    <videos><video url="https://youtu.be/1"/></videos><id_externo>AP7</id_externo>`;
  const { input, notRead } = await only(home({ basic }));
  expect([input.amenities, [...notRead].sort()]).toEqual([[], ["file", "idexterno", "mobiliado", "video"]]);
});
