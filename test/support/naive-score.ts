import type { Offer } from "../../src/domain/radar/offer.ts";
import type { Wish } from "../../src/domain/radar/wish.ts";

/** What rules 26.11 to 26.14 say of a pair, word by word and in exact integers. */
export interface NaiveParts {
  readonly purpose: "VENDA" | "LOCACAO";
  readonly location: number;
  readonly price: number;
  readonly bedrooms: number;
  readonly area: number;
  readonly parking: number;
  readonly score: number;
}

const LAND = ["TERRENO_RUA", "TERRENO_CONDOMINIO"];
const COMMERCIAL = ["SALA_COMERCIAL", "LOJA_PONTO", "GALPAO", "PREDIO"];

/** Null: no purpose in common, or more than 115 % of the maximum. */
const pricePart = (price: number | null, min: number | null, max: number | null): number | null => {
  if (price === null || max === null) return null;
  const [p, m] = [BigInt(price), BigInt(max)];
  if (100n * p > 115n * m) return null;
  if (p <= m) return min !== null && p < BigInt(min) ? 25 : 30;
  // Twice 30 * (115 m - 100 p) / (15 m), and one, halved downwards: half up.
  const [over, under] = [30n * (115n * m - 100n * p), 15n * m];
  return Number((2n * over + under) / (2n * under));
};

const locationPart = ({ cityId, neighborhoodSlug }: Offer, { places }: Wish): number | null => {
  const named = places.filter((place) => place.cityId === cityId).map((place) => place.neighborhoodSlug);
  if (named.length === 0) return null;
  if (named.includes(neighborhoodSlug)) return 30;
  return named.includes(null) ? 24 : 8;
};

const enough = (has: number | null, asked: number | null, points: number): number =>
  asked === null || (has !== null && has >= asked) ? points : 0;

const bedroomPart = ({ bedrooms }: Offer, asked: number | null): number =>
  asked !== null && bedrooms !== null && bedrooms + 1 === asked ? 5 : enough(bedrooms, asked, 15);

export const naiveParts = (offer: Offer, wish: Wish): NaiveParts | null => {
  const location = locationPart(offer, wish);
  const sale = wish.buys ? pricePart(offer.saleCents, wish.saleMinCents, wish.saleMaxCents) : null;
  const rent = wish.rents ? pricePart(offer.rentCents, wish.rentMinCents, wish.rentMaxCents) : null;
  const price = sale === null ? rent : Math.max(sale, rent ?? 0);
  if (location === null || price === null || !wish.types.includes(offer.type)) return null;
  const isLand = LAND.includes(offer.type);
  const bedrooms = bedroomPart(offer, isLand || COMMERCIAL.includes(offer.type) ? null : wish.bedrooms);
  const area = enough(offer.area, wish.areaMin, 5);
  const parking = enough(offer.parkingSpots, isLand ? null : wish.parkingSpots, 5);
  return {
    ...{ purpose: sale === price ? "VENDA" : "LOCACAO", location, price, bedrooms, area, parking },
    score: location + price + 15 + bedrooms + area + parking,
  };
};
