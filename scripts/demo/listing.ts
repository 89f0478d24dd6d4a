import * as z from "zod";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { SCENES } from "./pictures.ts";

/** One listing of the demonstration, in short form. */
const Listing = z.strictObject({
  ref: z.string(),
  type: z.enum(PROPERTY_TYPES),
  /** Asking price in BRL; a listing with both prices is for sale and for rent. */
  sale: z.int().optional(),
  /** Monthly rent in BRL. */
  rent: z.int().optional(),
  /** Neighborhood as an agency types it, street, number, complement. */
  at: z.tuple([z.string(), z.string(), z.string(), z.string().optional()]),
  /** Bedrooms, suites, bathrooms, parking spots. */
  rooms: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
  /** Total private area and, if different, the covered one, in m2. */
  area: z.tuple([z.number(), z.number().optional()]),
  title: z.string(),
  about: z.array(z.string()),
  /** E-mail name of the listing's broker; a capital letter marks someone outside the team. */
  broker: z.string().optional(),
  photos: z.array(z.enum(SCENES)),
  amenities: z.array(z.string()).optional(),
  shared: z.boolean().optional(),
  /** Title edited in the dashboard, which the API then keeps. */
  retitled: z.string().optional(),
  ends: z.enum(["INACTIVE", "SOLD", "RENTED", "TRASH"]).optional(),
  /** The operator's decision; an approval by default. */
  review: z.union([z.literal("WAITS"), z.strictObject({ reason: z.string() })]).optional(),
});

export type Listing = Readonly<z.output<typeof Listing>>;

export type LocatedListing = Listing & { readonly cityId: string };

const Portfolio = z.array(z.strictObject({ cityId: z.string(), listings: z.array(Listing) }));

/** The listings of a file of `portfolio/`, by city. */
export const listingsOf = (file: unknown): LocatedListing[] =>
  Portfolio.parse(file).flatMap(({ cityId, listings }) =>
    listings.map((listing) => ({ ...listing, cityId })),
  );
