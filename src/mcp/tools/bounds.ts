/** What a schema of the contract says of how much a value may be. */
export interface Bounded {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

/** No number of the contract is meant to come near it. */
const IS_NO_BOUND = Number.MAX_SAFE_INTEGER;

const range = ({ minimum, maximum, exclusiveMinimum }: Bounded): string[] => {
  const most = maximum !== undefined && maximum < IS_NO_BOUND ? String(maximum) : undefined;
  const least = minimum !== undefined && minimum > -IS_NO_BOUND ? String(minimum) : undefined;
  if (least !== undefined && most !== undefined) return [`${least} to ${most}`];
  return [
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
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
