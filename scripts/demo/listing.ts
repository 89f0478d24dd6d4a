import type { PropertyType } from "../../src/vocabulary/value-lists.ts";
import type { Scene } from "./pictures.ts";

/** One listing of the demonstration, as short as it can be written. */
export interface Listing {
  readonly ref: string;
  readonly type: PropertyType;
  /** Asking price in BRL; a listing with both prices is for sale and for rent. */
  readonly sale?: number;
  /** Monthly rent in BRL. */
  readonly rent?: number;
  /** Neighborhood as an agency types it, street, number, complement. */
  readonly at: readonly [neighborhood: string, street: string, number: string, complement?: string];
  readonly rooms?: readonly [bedrooms: number, suites: number, bathrooms: number, parkingSpots: number];
  /** Total private area and, where it differs, the covered one, in m2. */
  readonly area: readonly [total: number, covered?: number];
  readonly title: string;
  readonly about: readonly string[];
  /** E-mail name of the broker who brought it; a name with a capital letter is somebody outside the team. */
  readonly broker?: string;
  readonly photos: readonly Scene[];
  readonly amenities?: readonly string[];
  readonly shared?: boolean;
  /** Title the agency rewrote in the dashboard, which the API then keeps. */
  readonly retitled?: string;
  readonly ends?: "INACTIVE" | "SOLD" | "RENTED" | "TRASH";
  /** What the operator's review decides; absent is an approval. */
  readonly review?: "WAITS" | { readonly reason: string };
}

export interface LocatedListing extends Listing {
  readonly cityId: string;
}

export const listingsIn = (cityId: string, listings: readonly Listing[]): LocatedListing[] =>
  listings.map((listing) => ({ ...listing, cityId }));
