import type { Property } from "./schema/properties.ts";

/** What a property is judged with (rules 26.9, 26.10). */
export interface Relatives {
  /** Of a unit type. */
  readonly development: Property | null;
  /** Of a development, those in the trash included. */
  readonly units: readonly Property[];
}

/** A property as a write decides on it. */
export type RelatedProperty = Property & { readonly relatives: Relatives };

export const NO_RELATIVES: Relatives = { development: null, units: [] };
