import { env } from "cloudflare:workers";
import type { LocatedClient } from "../../scripts/demo/client.ts";
import { agencyClients } from "../../scripts/demo/clients.ts";
import { development, typologies } from "../../scripts/demo/developments.ts";
import type { LocatedListing } from "../../scripts/demo/listing.ts";
import { agencyListings, partnerListings } from "../../scripts/demo/properties.ts";
import type { Interest } from "../../src/db/schema/leads.ts";
import { resolveTexts } from "../../src/domain/geo/resolve-texts.ts";
import { type Facts, factsOf } from "../../src/domain/radar/facts.ts";
import { MIN_SCORE, scoreOf } from "../../src/domain/radar/score.ts";
import { type Offer, offerOf, type Wish, wishOf } from "../../src/domain/radar/sides.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { storedInterest, storedLead } from "./stored-lead.ts";
import { storedProperty } from "./stored-property.ts";

/** A pair of the demonstration data that Radar keeps. */
export interface DemoPair {
  readonly scope: MatchScope;
  readonly listing: string;
  readonly neighborhood: string;
  readonly client: string;
  readonly score: number;
  readonly facts: Facts;
}

const slugIn = async (cityId: string, text: string): Promise<string | null> => {
  const [place] = (await resolveTexts(env.DB, [{ cityId, text }])).values();
  return place?.slug ?? null;
};

type Rooms = readonly [bedrooms: number, suites: number, bathrooms: number, parkingSpots: number];

const roomsOf = (rooms: Rooms | undefined) => {
  const [bedrooms, suites, bathrooms, parkingSpots] = rooms ?? [null, null, null, null];
  return { bedrooms, suites, bathrooms, parkingSpots };
};

const centsOf = (amount: number | undefined): number | null => (amount === undefined ? null : amount * 100);

const isOffered = ({ ends, review, photos }: LocatedListing): boolean =>
  !ends && !review && photos.length > 0;

const offerIn = (listing: LocatedListing, slug: string): Offer =>
  offerOf(
    storedProperty({
      id: listing.ref,
      type: listing.type,
      cityId: listing.cityId,
      neighborhoodSlug: slug,
      forSale: listing.sale !== undefined,
      salePriceCents: centsOf(listing.sale),
      forRent: listing.rent !== undefined,
      rentPriceCents: centsOf(listing.rent),
      ...roomsOf(listing.rooms),
      area: listing.area[0],
    }),
  )!;

const isLooking = (client: LocatedClient): boolean =>
  !client.ends &&
  client.cityId !== null &&
  Boolean(client.types?.length && (client.buys || client.rents)) &&
  (client.quietDays ?? 0) <= 60;

const interestOf = ({ buys, rents, types, around, rooms, areaMin, cityId }: LocatedClient): Interest =>
  storedInterest({
    purposes: [...(buys ? ["VENDA" as const] : []), ...(rents ? ["LOCACAO" as const] : [])],
    propertyTypes: [...(types ?? [])],
    locations: (around ?? [null]).map((slug) => ({
      cityId: cityId!,
      neighborhoodSlug: slug,
      neighborhood: slug,
    })),
    salePriceMax: buys ?? null,
    rentPriceMax: rents ?? null,
    areaMin: areaMin ?? null,
    ...roomsOf(rooms),
  });

const wishIn = (client: LocatedClient): Wish =>
  wishOf(
    storedLead({ id: client.ref, sharedToNetwork: client.shared ?? false, interest: interestOf(client) }),
  )!;

const offersIn = async (listings: readonly LocatedListing[]): Promise<Offer[]> => {
  const offers = await Promise.all(
    listings.filter(isOffered).map(async (listing) => {
      const slug = await slugIn(listing.cityId, listing.at[0]);
      return slug === null ? [] : [offerIn(listing, slug)];
    }),
  );
  return offers.flat();
};

const unitTypes = async (): Promise<Offer[]> => {
  const { cityId, neighborhood } = development.address;
  const slug = (await slugIn(cityId, neighborhood))!;
  return typologies.map(
    ({ ref, type, salePrice, area, rooms }) =>
      offerOf(
        storedProperty({
          id: ref,
          kind: "TYPOLOGY",
          type,
          cityId,
          neighborhoodSlug: slug,
          area,
          salePriceCents: salePrice * 100,
          ...roomsOf(rooms),
        }),
      )!,
  );
};

/** The offers and wishes of the demonstration, from its files. */
export interface DemoMarket {
  readonly own: readonly Offer[];
  /** The partner's shared listings. */
  readonly shared: readonly Offer[];
  readonly launches: readonly Offer[];
  readonly clients: readonly Wish[];
}

export const demoMarket = async (): Promise<DemoMarket> => {
  await prepareDatabase(env.DB);
  return {
    own: await offersIn(agencyListings),
    shared: await offersIn(partnerListings.filter(({ shared }) => shared)),
    launches: await unitTypes(),
    clients: agencyClients.filter(isLooking).map(wishIn),
  };
};

const keptBetween = (scope: MatchScope, offers: readonly Offer[], wishes: readonly Wish[]): DemoPair[] =>
  offers.flatMap((offer) =>
    wishes.flatMap((wish) => {
      const score = scoreOf(offer, wish);
      if (score === null || score < MIN_SCORE) return [];
      const client = agencyClients.find(({ ref }) => ref === wish.id)!.name;
      const listing = offer.id;
      const neighborhood = offer.neighborhoodSlug;
      return [{ scope, listing, neighborhood, client, score, facts: factsOf(offer, wish) }];
    }),
  );

/** Radar's pairs for the clients of the demonstration agency. */
export const keptIn = ({ own, shared, launches, clients }: DemoMarket): DemoPair[] => [
  ...keptBetween("INTERNAL", own, clients),
  ...keptBetween(
    "NETWORK",
    shared,
    clients.filter((wish) => wish.shared),
  ),
  ...keptBetween("LAUNCH", launches, clients),
];
