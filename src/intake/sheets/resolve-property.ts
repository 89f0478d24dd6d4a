import { fold } from "../../lib/text.ts";
import type { Availability, Purpose } from "../../vocabulary/value-lists.ts";
import { isPlaceholder } from "../placeholders.ts";
import { isSurelySale } from "../plausible-prices.ts";
import { streetIn } from "../streets.ts";
import type { Line, RowFault, RowRemark } from "./line.ts";
import { MARKET, PRICE } from "./property-fields.ts";
import type { CellFault, CellRemark } from "./reported.ts";

/** The account's property under a code, as the API answers it. */
export interface StoredProperty {
  readonly id: string;
  readonly status: string;
  readonly purposes: readonly string[];
  readonly address: Readonly<Record<string, string | null>>;
  readonly photos: readonly unknown[];
}

export interface Resolved {
  /** What is sent; null if the row is not written, for the reasons in `remarks` or `faults`. */
  readonly input: Readonly<Record<string, unknown>> | null;
  /** The state to set after the write. */
  readonly status?: Availability;
  readonly faults: readonly RowFault[];
  readonly remarks: readonly RowRemark[];
}

const cellOf = ({ line, ref, shown }: Line, field: string) => {
  const cell = shown.find(({ column }) => column.field?.name === field);
  return { line, ref, field, heading: cell?.column.heading ?? "", value: cell?.text ?? "" };
};

const remarkAt = (line: Line, field: string, code: CellRemark, about = ""): RowRemark => ({
  ...cellOf(line, field),
  code,
  about,
});

export const faultAt = (
  line: Line,
  field: string,
  code: CellFault,
  accepted?: readonly string[],
): RowFault => ({
  ...cellOf(line, field),
  code,
  ...(accepted && { accepted }),
});

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  fold(one ?? "") === fold(other ?? "");

type Parts = Readonly<Record<string, string>>;

/** The street may contain the number and the complement, if no column has them. */
const withSplitStreet = (given: Parts): Parts => {
  if (given.street === undefined) return given;
  const { street, number, complement } = streetIn(given.street, given.number ?? "");
  const whole = [complement, given.complement ?? ""].filter((part) => part !== "").join(", ");
  return {
    ...(!isPlaceholder(number) && { number }),
    ...given,
    street,
    ...(whole !== "" && { complement: whole }),
  };
};

const CITY = ["cityId", "city", "state"] as const;
const PART = ["street", "number", "complement"] as const;

/** The city to send, from the row or the property, and whether both have the same. */
const cityOf = (given: Readonly<Record<string, string>>, stored: StoredProperty["address"]) => {
  const isNamed = CITY.some((name) => given[name] !== undefined);
  const isSame =
    given.cityId === undefined
      ? same(given.city ?? stored.city, stored.city) && same(given.state ?? stored.state, stored.state)
      : given.cityId === stored.cityId;
  if ((!isNamed || isSame) && stored.cityId) return { isSame: true, members: { cityId: stored.cityId } };
  if (given.cityId !== undefined) return { isSame: false, members: { cityId: given.cityId } };
  const city = given.city ?? stored.city;
  // "Campinas/SP" contains the state.
  const state =
    given.state ?? (given.city === undefined || same(given.city, stored.city) ? stored.state : undefined);
  return { isSame: false, members: { ...(city && { city }), ...(state && { state }) } };
};

const neighborhoodOf = (
  given: Readonly<Record<string, string>>,
  stored: StoredProperty["address"],
  isSameCity: boolean,
) => {
  if (given.neighborhoodSlug !== undefined) return { neighborhoodSlug: given.neighborhoodSlug };
  const isKept = given.neighborhood === undefined || same(given.neighborhood, stored.neighborhood);
  if (isKept && isSameCity && stored.neighborhoodSlug) return { neighborhoodSlug: stored.neighborhoodSlug };
  const neighborhood = given.neighborhood ?? stored.neighborhood;
  return neighborhood ? { neighborhood } : {};
};

/** An address is sent whole, so the parts that a row lacks are taken from the property; undefined changes nothing. */
const mergedAddress = (given: Readonly<Record<string, string>>, stored: StoredProperty["address"]) => {
  const { isSame, members } = cityOf(given, stored);
  const place = neighborhoodOf(given, stored, isSame);
  const parts = Object.fromEntries(
    PART.flatMap((name) => {
      const value = given[name] ?? stored[name];
      return value ? [[name, value]] : [];
    }),
  );
  const isUnchanged =
    isSame &&
    same(given.neighborhood ?? stored.neighborhood, stored.neighborhood) &&
    (given.neighborhoodSlug ?? stored.neighborhoodSlug) === stored.neighborhoodSlug &&
    PART.every((name) => (given[name] ?? stored[name] ?? "") === (stored[name] ?? ""));
  const mayPlace = given.postalCode !== undefined && place.neighborhoodSlug === undefined;
  if (isUnchanged && !mayPlace) return undefined;
  return { ...members, ...place, ...parts, ...(mayPlace && { postalCode: given.postalCode }) };
};

const pricesOf = (line: Line, purposes: readonly string[]): Record<string, number> | null => {
  const { price } = line;
  if (price === undefined) return {};
  if (purposes.length !== 1) return null;
  return purposes[0] === "VENDA" ? { salePrice: price } : { rentPrice: price };
};

/** What a new property is offered for: as its row says, or else by its prices. */
const purposesBy = ({ purposes, implied, excluded, input, price }: Line): readonly Purpose[] => {
  const named = purposes.length > 0 ? purposes : implied;
  if (named.length > 0) return named;
  const priced: readonly Purpose[] = isSurelySale(price ?? null)
    ? ["VENDA"]
    : [
        ...(input.salePrice === undefined ? [] : (["VENDA"] as const)),
        ...(input.rentPrice === undefined ? [] : (["LOCACAO"] as const)),
      ];
  return priced.filter((purpose) => !excluded.includes(purpose));
};

const resolveNew = (line: Line): Resolved => {
  // A sold property new to the account would be on the market for a moment.
  if (line.status !== undefined && line.status !== "ACTIVE")
    return { input: null, faults: [], remarks: [remarkAt(line, MARKET, "sold_or_let", line.status)] };
  const purposes = purposesBy(line);
  const prices = pricesOf(line, purposes);
  if (!prices)
    return {
      input: null,
      faults: [faultAt(line, PRICE, "price_of_what", ["salePrice", "rentPrice"])],
      remarks: [],
    };
  const { neighborhoodSlug, ...address } = withSplitStreet(line.address);
  const place = { ...address, ...(neighborhoodSlug !== undefined && { neighborhoodSlug }) };
  const input = {
    ...(line.impliedType && { type: line.impliedType }),
    ...line.input,
    ...prices,
    ...(purposes.length > 0 && { purposes }),
    ...(Object.keys(place).length > 0 && { address: place }),
  };
  const isRead = line.purposes.length === 0 && line.implied.length === 0 && line.price !== undefined;
  return { input, faults: [], remarks: isRead ? [remarkAt(line, PRICE, "read_as", "salePrice")] : [] };
};

const resolveKnown = (line: Line, stored: StoredProperty): Resolved => {
  const purposes = [line.purposes, line.implied, stored.purposes].find((one) => one.length > 0) ?? [];
  const prices = pricesOf(line, purposes);
  if (!prices)
    return {
      input: null,
      faults: [faultAt(line, PRICE, "price_of_what", ["salePrice", "rentPrice"])],
      remarks: [],
    };
  // A stored street that contains its number stays as it is.
  const given = line.address.street === stored.address.street ? line.address : withSplitStreet(line.address);
  const address = Object.keys(given).length > 0 ? mergedAddress(given, stored.address) : undefined;
  const { photos, ...rest } = line.input;
  const isFewer = Array.isArray(photos) && photos.length < stored.photos.length;
  const input = {
    ...rest,
    ...prices,
    ...(line.purposes.length > 0 && { purposes: line.purposes }),
    ...(address && { address }),
    ...(photos !== undefined && !isFewer && { photos }),
  };
  const remarks = isFewer ? [remarkAt(line, "photos", "fewer_photos", String(stored.photos.length))] : [];
  const isMoved = line.status !== undefined && line.status !== stored.status;
  return { input, faults: [], remarks, ...(isMoved && line.status && { status: line.status }) };
};

/** The result of a row in an account with or without its code. Nothing that the row lacks is erased. */
export const resolveProperty = (line: Line, stored: StoredProperty | undefined): Resolved =>
  stored ? resolveKnown(line, stored) : resolveNew(line);
