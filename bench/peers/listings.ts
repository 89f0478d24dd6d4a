import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { listing } from "../calls/cases.ts";

/** The columns a peer is given for a listing. */
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
/** One of as many cities as the service's own account has: of 10,000 listings 250 stand in it. */
export const CITY = "cidade-7-sp";

/** What `fillPortfolio` gives the service's account, as a peer stores it. */
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

/** What the service is sent to write, flat as a peer's columns are. */
export const flatListing = (externalRef: string, salePrice: number): Listing => {
  const { address, ...fields } = JSON.parse(listing(salePrice)) as Record<string, unknown>;
  return { externalRef, status: "ACTIVE", citySlug: "sao-paulo-sp", ...fields, ...(address as object) };
};

/** Listings that are updated, so that it is not one row over and over. */
export const UPDATED = 100;
export const changedRef = (number: number): string => `CHANGED-${number % UPDATED}`;

/** The code of the listing that is written over and over as it is. */
export const SAME_REF = "SAME";
export const SAME_PRICE = 850_000;

/** All that a peer of so many listings holds before it is measured; a listing's place here is the number of its id. */
export const storedListings = (size: number): Listing[] => [
  ...Array.from({ length: size }, (_, at) => seededListing(at)),
  ...Array.from({ length: UPDATED }, (_, at) => flatListing(changedRef(at), SAME_PRICE)),
  flatListing(SAME_REF, SAME_PRICE),
];
