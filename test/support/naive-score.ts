import type { Offer, Wish } from "../../src/domain/radar/sides.ts";

/** The score of a pair by the wording of rules 26.11 to 26.14, in exact integers. */
interface NaiveParts {
  readonly purpose: "VENDA" | "LOCACAO";
  readonly location: number;
  readonly price: number;
  readonly bedrooms: number;
  readonly area: number;
  readonly parking: number;
  readonly suites: number;
  readonly bathrooms: number;
  readonly score: number;
}

const LAND = ["TERRENO_RUA", "TERRENO_CONDOMINIO"];
const COMMERCIAL = ["SALA_COMERCIAL", "LOJA_PONTO", "GALPAO", "PREDIO"];

/** `over / under`, rounded half up. */
const halfUp = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

const floorOf = (min: number | null, max: number): number => min ?? halfUp(70n * BigInt(max), 100n);

/** Null if the pair has no purpose in common or the price exceeds 115 % of the maximum. */
const pricePart = (price: number | null, min: number | null, max: number | null): number | null => {
  if (price === null || max === null) return null;
  const p = BigInt(price);
  const m = BigInt(max);
  if (100n * p > 115n * m) return null;
  if (p > m) return halfUp(30n * (115n * m - 100n * p), 15n * m);
  const floor = BigInt(floorOf(min, max));
  if (p >= floor) return 30;
  return 2n * p < floor ? 0 : halfUp(30n * (2n * p - floor), floor);
};

const locationOf = ({ cityId, neighborhoodSlug }: Offer, { places }: Wish) => {
  const named = places.filter((place) => place.cityId === cityId).map((place) => place.neighborhoodSlug);
  if (named.length === 0) return null;
  if (named.includes(neighborhoodSlug)) return { points: 35, place: "neighborhood" };
  if (!named.includes(null)) return { points: 10, place: "elsewhere" };
  if (named.every((slug) => slug === null)) return { points: 35, place: "city" };
  return { points: 28, place: "restOfCity" };
};

/** `all` points for as many as requested, `oneFewer` points for exactly one fewer, otherwise none. */
const countPart = (has: number | null, asked: number | null, all: number, oneFewer: number): number => {
  if (asked === null) return all;
  if (has === null) return 0;
  return has >= asked ? all : has + 1 === asked ? oneFewer : 0;
};

const hundredths = (area: number): bigint => BigInt(Math.round(100 * area));

const areaPart = (has: number | null, asked: number | null): number => {
  if (asked === null) return 10;
  if (has === null) return 0;
  const area = hundredths(has);
  const areaMin = hundredths(asked);
  if (area >= areaMin) return 10;
  const over = 100n * area - 80n * areaMin;
  return over < 0n ? 0 : halfUp(10n * over, 20n * areaMin);
};

/** Whether a known size is so far below the request that the pair is no match. */
const isTooSmall = (offer: Offer, bedrooms: number | null, areaMin: number | null): boolean =>
  (offer.bedrooms !== null && bedrooms !== null && offer.bedrooms < bedrooms - 1) ||
  (offer.area !== null && areaMin !== null && 100n * hundredths(offer.area) < 60n * hundredths(areaMin));

/** The requests that apply to a type (rules 26.14). */
const askedOf = ({ type }: Offer, wish: Wish) => {
  const isLand = LAND.includes(type);
  const hasRooms = !isLand && !COMMERCIAL.includes(type);
  return {
    bedrooms: hasRooms ? wish.bedrooms : null,
    area: wish.areaMin,
    parking: isLand ? null : wish.parkingSpots,
    suites: hasRooms ? wish.suites : null,
    bathrooms: isLand ? null : wish.bathrooms,
  };
};

export const naiveParts = (offer: Offer, wish: Wish): NaiveParts | null => {
  const location = locationOf(offer, wish)?.points ?? null;
  const sale = wish.buys ? pricePart(offer.saleCents, wish.saleMinCents, wish.saleMaxCents) : null;
  const rent = wish.rents ? pricePart(offer.rentCents, wish.rentMinCents, wish.rentMaxCents) : null;
  const price = sale === null ? rent : Math.max(sale, rent ?? 0);
  if (location === null || price === null || !wish.types.includes(offer.type)) return null;
  const asked = askedOf(offer, wish);
  if (isTooSmall(offer, asked.bedrooms, asked.area)) return null;
  const bedrooms = countPart(offer.bedrooms, asked.bedrooms, 15, 5);
  const area = areaPart(offer.area, asked.area);
  const parking = countPart(offer.parkingSpots, asked.parking, 5, 2);
  const suites = countPart(offer.suites, asked.suites, 3, 0);
  const bathrooms = countPart(offer.bathrooms, asked.bathrooms, 2, 0);
  return {
    purpose: sale === price ? "VENDA" : "LOCACAO",
    location,
    price,
    bedrooms,
    area,
    parking,
    suites,
    bathrooms,
    score: location + price + bedrooms + area + parking + suites + bathrooms,
  };
};

/** The stored parts of a pair that passes every gate (rules 26.15), without parts that were not requested. */
export const naiveFacts = (offer: Offer, wish: Wish): object => {
  const { purpose, price, ...parts } = naiveParts(offer, wish)!;
  const isSale = purpose === "VENDA";
  const cents = isSale ? offer.saleCents : offer.rentCents;
  const [min, max] = isSale ? [wish.saleMinCents, wish.saleMaxCents] : [wish.rentMinCents, wish.rentMaxCents];
  const asked = Object.entries(askedOf(offer, wish)).filter(([, least]) => least !== null);
  const has = { ...offer, parking: offer.parkingSpots };
  return {
    purpose,
    location: locationOf(offer, wish),
    price: { points: price, cents, min, max, floor: floorOf(min, max!) },
    type: { type: offer.type },
    ...Object.fromEntries(
      asked.map(([name, least]) => {
        const part = name as keyof ReturnType<typeof askedOf>;
        return [name, { points: parts[part], asked: least, has: has[part] }];
      }),
    ),
  };
};
