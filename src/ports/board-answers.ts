import type { PropertyType, Purpose } from "../vocabulary/value-lists.ts";

/** An object of the account, of which its board is asked. */
export type About = { readonly kind: "property" | "lead"; readonly id: string };

/** What must hold of a pair, one after the other (rules 26.11). */
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

/** How many of the account's other objects are left after each. */
export type Funnel = Readonly<Record<(typeof GATES)[number], number>>;

/** What would do it: the gate that is closed with its numbers, or the parts of a score that is too low. */
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
  /** Points of the parts as they stand; a closed gate gives none. */
  readonly score: number;
  readonly gap: Gap;
}

export type Explored = { readonly nearMisses: NearMiss[]; readonly funnel: Funnel };

/** An object and its offer or wish as a write leaves it; null: it has none then. */
export interface PreviewQuestion {
  readonly about: About;
  readonly after: object | null;
}

/** What a write does to the own matches of its objects. */
export interface Preview {
  readonly gained: number;
  readonly lost: number;
  /** Kept, with another score or other reasons. */
  readonly changed: number;
  /** Of the gained; null: none. */
  readonly topScore: number | null;
}

/** What somebody has who is no client yet, as gates look at it. Null: not told. */
export interface Sought {
  readonly cityId: string;
  readonly neighborhoodSlug: string | null;
  readonly type: PropertyType;
  readonly purpose: Purpose;
  readonly priceCents: number | null;
  readonly bedrooms: number | null;
  /** Square metres. */
  readonly area: number | null;
}

/** How many of the account's own objects meet it; null: what is told of it does not say. */
export interface Met {
  readonly clients: number | null;
  /** Of these, those that name the neighborhood. */
  readonly neighborhoodClients: number | null;
  /** Properties of that type and purpose in the neighborhood. */
  readonly stock: number | null;
}
