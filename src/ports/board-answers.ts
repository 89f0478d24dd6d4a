import type { PropertyType, Purpose } from "../vocabulary/value-lists.ts";

/** An object of the account, for a question to its board. */
export type About = { readonly kind: "property" | "lead"; readonly id: string };

/** The gates of a pair, in order (rules 26.11). */
export const GATES = [
  "eligible",
  "purpose",
  "city",
  "type",
  "price",
  "bedrooms",
  "area",
  "score",
  "kept",
] as const;

/** How many of the account's other objects are left after each gate. */
export type Funnel = Readonly<Record<(typeof GATES)[number], number>>;

/** Why a pair does not fit: the gate that it fails, with the numbers, or the parts of a score that is too low. */
export type Gap =
  | { readonly gate: "PURPOSE"; readonly purposes: readonly Purpose[] }
  | { readonly gate: "TYPE"; readonly type: PropertyType }
  | { readonly gate: "PRICE"; readonly cents: number; readonly max: number }
  | { readonly gate: "BEDROOMS" | "AREA"; readonly asked: number; readonly has: number }
  | { readonly gate: "SCORE"; readonly facts: object };

/** A pair that almost fits. */
export interface NearMiss {
  readonly propertyId: string;
  readonly leadId: string;
  /** The points of all parts so far; a failed gate gives none. */
  readonly score: number;
  readonly gap: Gap;
}

export type Explored = { readonly nearMisses: NearMiss[]; readonly funnel: Funnel };

/** An object, and its offer or wish after a write; null if it then has none. */
export interface PreviewQuestion {
  readonly about: About;
  readonly after: object | null;
}

export interface Preview {
  readonly gained: number;
  readonly lost: number;
  /** Kept, with another score or other reasons. */
  readonly changed: number;
  /** The best score among those gained; null if there are none. */
  readonly topScore: number | null;
}

/** The property of a person who is not yet a client, as gates read it; members are null if unknown. */
export interface Sought {
  readonly cityId: string;
  readonly neighborhoodSlug: string | null;
  readonly type: PropertyType;
  readonly purpose: Purpose;
  readonly priceCents: number | null;
  readonly bedrooms: number | null;
  /** Square meters. */
  readonly area: number | null;
}

/** How many of the account's own objects fit; null if too little is known. */
export interface FitCounts {
  readonly clients: number | null;
  /** Those among them that name the neighborhood. */
  readonly neighborhoodClients: number | null;
  /** Properties of that type and purpose in the neighborhood. */
  readonly stock: number | null;
}
