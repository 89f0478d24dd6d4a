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

const length = ({ maxLength, format }: Bounded): string[] => {
  if (format === "date-time") return ["RFC 3339"];
  return maxLength === undefined ? [] : [`up to ${maxLength} characters`];
};

/** The bounds as a model reads them. @param isTaken from another answer: it is as long as it is */
export const boundsOf = (schema: Bounded, isTaken = false): string =>
  [
    ...range(schema),
    ...(isTaken ? [] : length(schema)),
    ...(schema.maxItems === undefined ? [] : [`up to ${schema.maxItems}`]),
  ].join(", ");
