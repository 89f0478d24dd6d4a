import { expect, it } from "vitest";
import { captacaoOwnerTable } from "../../../src/db/schema/captacao-owners.ts";
import { presentDemand } from "../../../src/domain/captacao/present-demand.ts";

const AS_OF = Date.UTC(2026, 10, 18, 6);

const OWNER = {
  ...captacaoOwnerTable.nulls,
  ...({ id: "cap-1", version: 1, purpose: "VENDA", propertyType: "APARTAMENTO" } as const),
  cityId: "3550308",
  neighborhood: "Pinheiros",
  neighborhoodSlug: "pinheiros",
  alreadyListedDeclared: false,
  createdAt: 0,
};

const seekers = (people: number) => ({ people, accounts: Math.ceil(people / 3) });

const present = (inNeighborhood: number, inCity: number, language: "pt-BR" | "en" = "pt-BR") =>
  presentDemand(
    OWNER,
    { asOf: AS_OF, inNeighborhood: seekers(inNeighborhood), inCity: seekers(inCity) },
    language,
  );

it("shows the neighborhood's people if there are enough of them", () => {
  expect(present(10, 400)).toEqual({
    available: true,
    people: 10,
    scope: "NEIGHBORHOOD",
    scopeName: "Pinheiros",
    asOf: "2026-11-18T06:00:00.000Z",
    label: "Pelo menos 10 pessoas procuram apartamento à venda em Pinheiros",
  });
});

it("shows the city's people if there are too few in the neighborhood", () => {
  expect(present(9, 400, "en")).toMatchObject({
    people: 400,
    scope: "CITY",
    scopeName: "São Paulo",
    label: "At least 400 people are looking to buy in São Paulo (apartment)",
  });
});

it.each([
  [9, 9],
  [0, 9],
  [0, 0],
])("shows nothing if so few people are looking that they could be identified: %j and %j", (near, wide) => {
  const { available, ...rest } = present(near, wide);
  expect([available, ...Object.values(rest)]).toEqual([false, null, null, null, null, null]);
});

it.each([
  [14, 10],
  [15, 15],
  [19, 15],
  [23, 20],
])("shows %d people as %d, so that one more or less is not noticed", (people, shown) => {
  expect(present(people, 0)).toMatchObject({ people: shown, label: expect.stringContaining(` ${shown} `) });
});

it.each([
  [1, false],
  [2, false],
  [3, true],
])("shows the people of %d other accounts: %s", (accounts, available) => {
  const inCity = { people: 40, accounts };
  const none = { people: 0, accounts: 0 };
  const demand = presentDemand(OWNER, { asOf: AS_OF, inNeighborhood: none, inCity }, "en");
  expect(demand.available).toBe(available);
});

it("shows the city's people if too few accounts look in the neighborhood", () => {
  const near = { people: 40, accounts: 2 };
  const wide = { people: 60, accounts: 3 };
  const demand = presentDemand(OWNER, { asOf: AS_OF, inNeighborhood: near, inCity: wide }, "en");
  expect(demand).toMatchObject({ people: 60, scope: "CITY" });
});
