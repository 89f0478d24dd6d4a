import { describe, expect, it } from "vitest";
import { columnsOf, namedFields } from "../../../src/domain/properties/record/fields.ts";
import type { PropertyInput } from "../../../src/domain/properties/record/input.ts";
import type { LoadedProperty } from "../../../src/domain/properties/record/load.ts";

const CONTEXT: LoadedProperty = {
  property: null,
  portfolio: { active: 0, kept: 0, deletedTotal: 0, bytes: 0, windowKept: 0, windowDeletedTotal: 0 },
  place: { slug: "pinheiros", name: "Pinheiros" },
  suggestions: [],
  captador: { id: "usr-1", name: "Ana Souza", active: true },
  ownPhotos: new Set<string>(),
  feedManaged: false,
  likelyRef: null,
};
const CITY = { cityId: "3550308", name: "São Paulo", uf: "SP", citySlug: "sao-paulo-sp" };

const toRow = (input: PropertyInput, context = CONTEXT): object =>
  Object.assign({}, ...namedFields(input).map((field) => columnsOf(field, input, context)));

const WRITES: readonly [PropertyInput, object][] = [
  [{}, {}],
  [{ photos: ["https://fotos.example.com/1.jpg"] }, {}],
  [{ title: "  <b>Casa</b>\n nova " }, { title: "Casa nova" }],
  [{ title: "<br>" }, { title: null }],
  [{ description: "Sala<br>Quarto</p>Fim" }, { description: "Sala\nQuarto\nFim" }],
  [{ type: "FAZENDA" }, { type: "FAZENDA" }],
  [{ purposes: ["LOCACAO"] }, { forSale: false, forRent: true }],
  [{ purposes: ["LOCACAO", "VENDA"] }, { forSale: true, forRent: true }],
  [{ salePrice: 19.99 }, { salePriceCents: 1_999, priceOnRequest: null }],
  [{ salePrice: 1_000_000_000_000 }, { salePriceCents: 100_000_000_000_000, priceOnRequest: null }],
  [{ rentPrice: 1.239 }, { rentPriceCents: 124, priceOnRequest: null }],
  [{ rentPrice: null }, { rentPriceCents: null }],
  [
    { area: 92.456, privateArea: null },
    { area: 92.46, privateArea: null },
  ],
  [
    { bedrooms: 0, suites: null },
    { bedrooms: 0, suites: null },
  ],
  [{ captadorName: " Rui\tLima " }, { captadorName: "Rui Lima" }],
  [{ captadorName: " " }, { captadorName: null }],
  [{ captadorAccountId: "usr-1" }, { captadorAccountId: "usr-1", captadorTeamName: "Ana Souza" }],
  [{ partnershipTerms: { commissionPercent: 5 } }, { commissionPercent: 5 }],
  [{ partnershipTerms: { splitListingPercent: null } }, { splitListingPercent: null }],
  [{ partnershipTerms: {} }, {}],
  [
    { sharedToNetwork: true, amenities: ["Piscina"] },
    { sharedToNetwork: true, amenities: ["Piscina"] },
  ],
];

describe("the columns of a write", () => {
  it.each(WRITES)("for %j are %j", (input, columns) => {
    expect(toRow(input)).toEqual(columns);
  });

  it("are all columns of the address, empty for absent members", () => {
    expect(toRow({ address: { city: CITY, street: " Rua\nA " } })).toEqual({
      city: "São Paulo",
      cityId: "3550308",
      citySlug: "sao-paulo-sp",
      state: "SP",
      neighborhood: "Pinheiros",
      neighborhoodSlug: "pinheiros",
      street: "Rua A",
      number: null,
      complement: null,
    });
  });

  it("keep the text of a neighborhood that nobody recognizes", () => {
    const unplaced = { ...CONTEXT, place: null };
    expect(toRow({ address: { city: CITY, neighborhood: "Vila Nova do Lago" } }, unplaced)).toMatchObject({
      neighborhood: "Vila Nova do Lago",
      neighborhoodSlug: null,
    });
  });

  it("keep the text of a city that the catalog lacks", () => {
    const address = { city: null, cityText: "Vila Perdida", stateText: "SP" };
    expect(toRow({ address }, { ...CONTEXT, place: null })).toMatchObject({
      city: "Vila Perdida",
      state: "SP",
      cityId: null,
      citySlug: null,
    });
  });

  it("clear the broker when nobody is named", () => {
    expect(toRow({ captadorAccountId: null }, { ...CONTEXT, captador: null })).toEqual({
      captadorAccountId: null,
      captadorTeamName: null,
    });
  });
});
