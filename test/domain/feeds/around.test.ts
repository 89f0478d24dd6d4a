import { describe, expect, it } from "vitest";
import { readFeed } from "./read-text.ts";

/** Each listing's code with its city, type, purposes and prices. */
const listingsOf = async (xml: string) => {
  const { listings, ending } = await readFeed(xml);
  expect(ending).toBe("COMPLETE");
  return listings.map((listing) => {
    if (!("input" in listing)) return [listing.ref];
    const { address, type, purposes, salePrice, rentPrice } = listing.input;
    return [listing.ref, address?.city?.name, type, purposes?.join(), salePrice ?? rentPrice];
  });
};

const PLACE = "<cidade>Santos</cidade><uf>SP</uf>";
const home = (code: string, elements: string, name = "imovel"): string =>
  `<${name}><codigo>${code}</codigo>${elements}</${name}>`;
const FLAT = "<tipo>Apartamento</tipo>";

describe("what surrounds listings applies to each of them", () => {
  it.each([
    [
      "a purpose by the names of groups",
      `<feed><Venda>${home("1", `${FLAT}${PLACE}<valor>400000</valor>`)}</Venda><Locacao><lista>${home("2", `${FLAT}${PLACE}<valor>2100</valor>`)}</lista></Locacao></feed>`,
      [
        ["1", "Santos", "APARTAMENTO", "VENDA", 400_000],
        ["2", "Santos", "APARTAMENTO", "LOCACAO", 2_100],
      ],
    ],
    [
      "a purpose and a place by their attributes",
      `<imoveis><cidade nome="Santos" uf="SP"><transacao tipo="Aluguel">${home("1", `${FLAT}<valor>2100</valor>`)}</transacao></cidade></imoveis>`,
      [["1", "Santos", "APARTAMENTO", "LOCACAO", 2_100]],
    ],
    [
      "a place by the elements before",
      `<feed><cidades><cidade><nome>Santos</nome><uf>SP</uf><imoveis>${home("1", `${FLAT}<valor_venda>400000</valor_venda>`)}</imoveis></cidade><cidade><nome>Bauru</nome><uf>SP</uf><imoveis>${home("2", `${FLAT}<valor_venda>400000</valor_venda>`)}</imoveis></cidade></cidades></feed>`,
      [
        ["1", "Santos", "APARTAMENTO", "VENDA", 400_000],
        ["2", "Bauru", "APARTAMENTO", "VENDA", 400_000],
      ],
    ],
    [
      "both by attributes of the outermost element",
      `<imoveis cidade="Santos" uf="SP" finalidade="Locação">${home("1", `${FLAT}<valor>2100</valor>`)}</imoveis>`,
      [["1", "Santos", "APARTAMENTO", "LOCACAO", 2_100]],
    ],
    [
      "a type by the name of their list",
      `<feed><Casas>${home("1", `${PLACE}<valor_venda>400000</valor_venda>`)}</Casas></feed>`,
      [["1", "Santos", "CASA_RUA", "VENDA", 400_000]],
    ],
  ])("%s", async (_, xml, read) => {
    expect(await listingsOf(xml)).toEqual(read);
  });

  it.each([
    [
      "a listing's own words",
      `<Locacao>${home("1", `${FLAT}${PLACE}<valor_venda>400000</valor_venda>`)}</Locacao>`,
    ],
    [
      "the sender's address",
      `<cidade>Bauru</cidade><uf>SP</uf>${home("1", `${FLAT}${PLACE}<valor_venda>400000</valor_venda>`)}`,
    ],
  ])("never against %s", async (_, inside) => {
    expect(await listingsOf(`<feed>${inside}</feed>`)).toEqual([
      ["1", "Santos", "APARTAMENTO", "VENDA", 400_000],
    ]);
  });

  it.each([
    [
      "beside them",
      `<cidade>Santos</cidade><uf>SP</uf><imoveis>${home("1", `${FLAT}<valor_venda>400000</valor_venda>`)}</imoveis>`,
    ],
    [
      "in an agency's element",
      `<imobiliaria cidade="Santos" uf="SP">${home("1", `${FLAT}<valor_venda>400000</valor_venda>`)}</imobiliaria>`,
    ],
  ])("but not the address %s", async (_, inside) => {
    expect(await listingsOf(`<feed>${inside}</feed>`)).toEqual([
      ["1", undefined, "APARTAMENTO", "VENDA", 400_000],
    ]);
  });
});

describe("listings under several names", () => {
  const SALE = `${PLACE}<valor_venda>400000</valor_venda><quartos>2</quartos>`;
  it.each([
    [
      "of types",
      `<casas>${home("1", SALE, "casa")}</casas><apartamentos>${home("2", SALE, "apartamento")}</apartamentos><terrenos>${home("3", SALE, "terreno")}</terrenos>`,
      ["CASA_RUA", "APARTAMENTO", "TERRENO_RUA"],
    ],
    [
      "that are their codes",
      `${home("1", FLAT + SALE, "AP001")}${home("2", FLAT + SALE, "AP0101")}${home("3", FLAT + SALE, "CA-2")}`,
      ["APARTAMENTO", "APARTAMENTO", "APARTAMENTO"],
    ],
    [
      "with numbers",
      `${home("1", FLAT + SALE, "imovel1")}${home("2", FLAT + SALE, "imovel2")}${home("3", FLAT + SALE, "imovel_10")}`,
      ["APARTAMENTO", "APARTAMENTO", "APARTAMENTO"],
    ],
    [
      "with numbers, one of them without an end tag",
      `${home("1", FLAT + SALE, "imovel1").replace("</imovel1>", "")}${home("2", FLAT + SALE, "imovel2")}`,
      ["APARTAMENTO", "APARTAMENTO"],
    ],
    [
      "with numbers, under a name of no format",
      `${home("1", FLAT + SALE, "item0")}${home("2", FLAT + SALE, "item1")}${home("3", FLAT + SALE, "item2")}`,
      ["APARTAMENTO", "APARTAMENTO", "APARTAMENTO"],
    ],
  ])("%s are all read", async (_, inside, types) => {
    expect(await listingsOf(`<feed>${inside}</feed>`)).toEqual(
      types.map((type, at) => [String(at + 1), "Santos", type, "VENDA", 400_000]),
    );
  });

  it("of purposes are all read", async () => {
    const priced = (price: string): string => `${FLAT}${PLACE}<valor>${price}</valor><quartos>2</quartos>`;
    const xml = `<feed>${home("1", priced("400000"), "imovel_venda")}${home("2", priced("2100"), "imovel_locacao")}</feed>`;
    expect(await listingsOf(xml)).toEqual([
      ["1", "Santos", "APARTAMENTO", "VENDA", 400_000],
      ["2", "Santos", "APARTAMENTO", "LOCACAO", 2_100],
    ]);
  });
});

it("a home in a listing's list of similar homes is not a listing, and does not end the listing", async () => {
  const similar = home("9", "<tipo>Casa</tipo><valor_venda>1</valor_venda>");
  const xml = `<imoveis>${home("1", `${FLAT}<imoveis_semelhantes>${similar}</imoveis_semelhantes>${PLACE}<valor_venda>400000</valor_venda>`)}</imoveis>`;
  expect(await listingsOf(xml)).toEqual([["1", "Santos", "APARTAMENTO", "VENDA", 400_000]]);
});

it("elements that look like listings are counted by their name, and the feed's sender is not", async () => {
  const sender = "<anunciante><codigo>7</codigo><nome>Casa Exemplo</nome></anunciante>";
  const other = home("2", `${FLAT}${PLACE}<valor_venda>400000</valor_venda>`, "oportunidade");
  const read = await readFeed(
    `<imoveis>${sender}${home("1", `${FLAT}${PLACE}<valor_venda>400000</valor_venda>`)}${other}${other}</imoveis>`,
  );
  expect([[...read.unreadListings], read.listings.length]).toEqual([[["oportunidade", 2]], 1]);
});

it("developments beside the listings are counted as launches, unless they hold listings", async () => {
  const listing = (code: string): string => home(code, `${FLAT}${PLACE}<valor_venda>400000</valor_venda>`);
  const beside = "<empreendimento><codigo>E</codigo><nome>Solar</nome></empreendimento>";
  const read = await readFeed(
    `<feed><imoveis>${listing("1")}</imoveis><empreendimentos>${beside}</empreendimentos></feed>`,
  );
  expect([read.launches, read.listings.length]).toEqual([1, 1]);
  const held = await readFeed(
    `<feed><empreendimento><nome>Solar</nome>${listing("1")}</empreendimento></feed>`,
  );
  expect([held.launches, held.listings.length]).toEqual([0, 1]);
});
