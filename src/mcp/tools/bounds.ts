/** What a schema of the contract says about the size of a value. */
export interface Bounded {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: { readonly enum?: readonly unknown[] };
}

/** A larger bound is only met by mistake, and the refusal names it. */
const MAX_NOTIFIED = 1_000;

/** The bounds that a model can meet in a right call, as it reads them. A list of listed values is as long as these. */
export const boundsOf = ({ maximum, maxItems, items }: Bounded): string =>
  [
    ...(maximum !== undefined && maximum <= MAX_NOTIFIED ? [`up to ${maximum}`] : []),
    ...(maxItems !== undefined && items?.enum === undefined ? [`up to ${maxItems}`] : []),
  ].join(", ");
