/** What a schema of the contract says of how much a value may be. */
export interface Bounded {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

const range = ({ minimum, maximum, exclusiveMinimum }: Bounded): string[] => {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  return [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ];
};

/** The bounds as a model reads them; empty where there are none. */
export const boundsOf = (schema: Bounded): string => {
  const { maxLength, maxItems, format } = schema;
  return [
    ...range(schema),
    ...(maxLength === undefined ? [] : [`up to ${maxLength} characters`]),
    ...(maxItems === undefined ? [] : [`up to ${maxItems}`]),
    ...(format === "date-time" ? ["RFC 3339"] : []),
  ].join(", ");
};
