import { expect, it } from "vitest";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { makeAccount } from "../../support/api.ts";
import { askWith, boardWith, HANGING_BOARD, holding, NO_BOARD } from "../../support/board.ts";
import { anOwner, offerTo } from "../../support/captacao.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const wish = (interest: Parameters<typeof storedInterest>[0] = {}) =>
  wishOf(storedLead({ interest: storedInterest(interest) }))!;

const around = (neighborhoodSlug: string | null, cityId = "3550308") => ({
  locations: [{ cityId, neighborhoodSlug, neighborhood: neighborhoodSlug }],
});

/** What clients look for, beside an owner's property for sale in Pinheiros at 850,000. */
const CLIENT_WISHES = [
  wish(),
  wish(around(null)),
  wish({ ...around("moema"), salePriceMax: 740_000 }),
  wish({ salePriceMax: 739_000 }),
  wish({ propertyTypes: ["STUDIO"] }),
  wish({ bedrooms: 9 }),
  wish({ areaMin: 9_999 }),
  wish({ purposes: ["LOCACAO"], rentPriceMax: 9_000 }),
  wish(around("pinheiros", "4106902")),
];

const place = { cityId: "3550308", neighborhoodSlug: "pinheiros" };

const stock = (overrides: Parameters<typeof storedProperty>[0] = {}) =>
  offerOf(storedProperty({ ...place, radar: "READY", type: "APARTAMENTO", forSale: true, ...overrides }))!;

const OFFERS = [
  stock({ salePriceCents: 1 }),
  stock({ neighborhoodSlug: "moema" }),
  stock({ type: "STUDIO" }),
  stock({ forSale: false, forRent: true, rentPriceCents: 1 }),
];

const BOARD = boardWith(holding(OFFERS, CLIENT_WISHES));

it("an owner is compared with the account's own clients and properties", async () => {
  const account = await makeAccount();
  const { id } = await offerTo(account, anOwner({ usableAreaDeclared: 80, areaDeclared: 9_999 }));
  const { data } = (await askWith(BOARD, account, "GET", `/captacao/offers/${id}`)).body;
  expect(data.matchingClients).toEqual({ city: 3, neighborhood: 1 });
  expect(data.stockNeighborhood).toBe(1);
  const list = (await askWith(BOARD, account, "GET", "/captacao/offers")).body.data;
  expect(list[0]).toEqual(data);
});

it("what an owner has not stated gives null, not 0", async () => {
  const account = await makeAccount();
  const unpriced = await offerTo(account, anOwner({ priceExpected: null }));
  const unplaced = await offerTo(account, anOwner({ address: { cityId: "3550308" } }));
  const unmeasured = await offerTo(account, anOwner({ bedrooms: null }));
  const of = async (id: string) => (await askWith(BOARD, account, "GET", `/captacao/offers/${id}`)).body.data;
  expect(await of(unpriced.id)).toMatchObject({
    matchingClients: { city: null, neighborhood: null },
    stockNeighborhood: 1,
  });
  expect(await of(unplaced.id)).toMatchObject({
    matchingClients: { city: 4, neighborhood: null },
    stockNeighborhood: null,
  });
  // Even clients who ask for nine bedrooms or 9,999 m² count.
  expect(await of(unmeasured.id)).toMatchObject({ matchingClients: { city: 5, neighborhood: 3 } });
});

it.each([
  ["fails", NO_BOARD],
  ["hangs", HANGING_BOARD],
])("a board that %s gives null, and delays no answer", async (_, board) => {
  const account = await makeAccount();
  const { id } = await offerTo(account);
  const { status, body } = await askWith(board, account, "GET", `/captacao/offers/${id}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    matchingClients: { city: null, neighborhood: null },
    stockNeighborhood: null,
  });
});
