import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { listing } from "../calls/cases.ts";

/** A peer's columns of a listing. */
export const COLUMNS = {
  externalRef: "text",
  title: "text",
  description: "text",
  type: "text",
  status: "text",
  purposes: "json",
  salePrice: "number",
  cityId: "text",
  citySlug: "text",
  neighborhood: "text",
  street: "text",
  number: "text",
  bedrooms: "number",
  area: "number",
} as const;

export type Listing = Readonly<Partial<Record<keyof typeof COLUMNS, unknown>>>;

const CITIES = 40;
/** One of as many cities as the service's own account has: 250 of 10,000 listings are in it. */
export const CITY = "cidade-7-sp";

/** The service account's listings from `fillPortfolio`, in a peer's form. */
const seededListing = (at: number): Listing => ({
  externalRef: `AP-${at}`,
  title: `Apartamento ${at}`,
  type: PROPERTY_TYPES[at % 15],
  status: "ACTIVE",
  purposes: at % 3 > 0 ? ["VENDA"] : ["LOCACAO"],
  salePrice: 100_000 + at / 100,
  cityId: "3550308",
  citySlug: `cidade-${at % CITIES}-sp`,
  neighborhood: "Pinheiros",
});

/** The service's write, with a peer's flat columns. */
export const flatListing = (externalRef: string, salePrice: number): Listing => {
  const { address, ...fields } = JSON.parse(listing(salePrice)) as Record<string, unknown>;
  return { externalRef, status: "ACTIVE", citySlug: "sao-paulo-sp", ...fields, ...(address as object) };
};

/** Listings to update in turn, so that one row is not repeated. */
export const UPDATED = 100;
export const changedRef = (number: number): string => `CHANGED-${number % UPDATED}`;

/** The code of the listing that is repeatedly written unchanged. */
export const SAME_REF = "SAME";
export const SAME_PRICE = 850_000;

/** All listings of a peer before the measurement; a listing's position is the number of its id. */
export const storedListings = (size: number): Listing[] => [
  ...Array.from({ length: size }, (_, at) => seededListing(at)),
  ...Array.from({ length: UPDATED }, (_, at) => flatListing(changedRef(at), SAME_PRICE)),
  flatListing(SAME_REF, SAME_PRICE),
];
