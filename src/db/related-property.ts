import type { Property } from "./schema/properties.ts";

/** The rows that decide on a property with it (rules 26.9, 26.10). */
export interface Relatives {
  /** Of a unit type. */
  readonly development: Property | null;
  /** Of a development, including those in the trash. */
  readonly units: readonly Property[];
}

/** A property with the rows that a write needs to decide. */
export type RelatedProperty = Property & { readonly relatives: Relatives };
