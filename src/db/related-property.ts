import type { Property } from "./schema/properties.ts";

/** The other rows that decide what happens to a property (rules 26.9, 26.10). */
export interface Relatives {
  /** The development of a unit type. */
  readonly development: Property | null;
  /** The unit types of a development, including those in the trash. */
  readonly units: readonly Property[];
}

/** A property with the rows that a write needs to decide. */
export type RelatedProperty = Property & { readonly relatives: Relatives };
