/** What a schema of the contract says about the size of a value. */
export interface Bounded {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: { readonly enum?: readonly unknown[] };
}

/** Larger bounds are not shown: only a mistaken call exceeds one, and its refusal names it. */
const MAX_SHOWN = 1_000;

/** The bounds that a correct call may reach, in words. An array of enumerated values is bounded by their number. */
export const boundsOf = ({ maximum, maxItems, items }: Bounded): string =>
  [
    ...(maximum !== undefined && maximum <= MAX_SHOWN ? [`up to ${maximum}`] : []),
    ...(maxItems !== undefined && items?.enum === undefined ? [`up to ${maxItems}`] : []),
  ].join(", ");
