import { hasArea, hasBedrooms, hasCity, hasPrice, hasType } from "../../src/domain/radar/gates.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { FitCounts, Sought } from "../../src/ports/board-answers.ts";
import type { Holdings } from "./holdings.ts";

/** An offer that stands for the property in question, so that the gates judge it. */
const offerFor = ({
  cityId,
  neighborhoodSlug,
  type,
  purpose,
  priceCents,
  bedrooms,
  area,
}: Sought): Offer => ({
  id: "",
  accountId: "",
  kind: "PROPERTY",
  developmentId: null,
  shared: false,
  ownerId: null,
  createdAt: 0,
  bedrooms,
  area,
  suites: null,
  bathrooms: null,
  parkingSpots: null,
  cityId,
  type,
  neighborhoodSlug: neighborhoodSlug ?? "",
  saleCents: purpose === "VENDA" ? priceCents : null,
  rentCents: purpose === "LOCACAO" ? priceCents : null,
});

const clientsFor = (holdings: Holdings, offer: Offer): Wish[] =>
  [...holdings.wishesFor({ offer, shard: "", knownAt: 0 })]
    .map(({ wish }) => wish)
    .filter((wish) =>
      [hasCity, hasType, hasPrice, hasBedrooms, hasArea].every((gate) => gate({ offer, wish })),
    );

const countSimilar = (holdings: Holdings, { cityId, neighborhoodSlug, type, purpose }: Sought): number =>
  [...holdings.offers()].filter(
    (offer) =>
      offer.cityId === cityId &&
      offer.neighborhoodSlug === neighborhoodSlug &&
      offer.type === type &&
      (purpose === "VENDA" ? offer.saleCents : offer.rentCents) !== null,
  ).length;

/** The account's clients that a property would fit, and its similar stock; null without a price or a neighborhood. */
export const hypotheticalPairs = (holdings: Holdings, sought: Sought): FitCounts => {
  const { cityId, neighborhoodSlug, priceCents } = sought;
  const clients = priceCents === null ? null : clientsFor(holdings, offerFor(sought));
  const neighbors = clients?.filter(({ places }) =>
    places.some((place) => place.cityId === cityId && place.neighborhoodSlug === neighborhoodSlug),
  );
  return {
    clients: clients?.length ?? null,
    neighborhoodClients: neighborhoodSlug === null ? null : (neighbors?.length ?? null),
    stock: neighborhoodSlug === null ? null : countSimilar(holdings, sought),
  };
};
