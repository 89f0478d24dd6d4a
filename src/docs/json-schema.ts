import * as z from "zod";

/** A JSON Schema (draft 2020-12) as the documents hold it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  description?: string;
  [keyword: string]: unknown;
}

/** What callers send is closed; what they receive is open: new members and new values of it may appear. */
export type Direction = "input" | "output";

/** Of integers that JSON can carry: no rule of ours. */
const UNBOUNDED = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
/** Their names say more than the expressions that zod checks them with. */
const NAMED_FORMATS = ["date-time", "date", "uuid"];
const NESTED = ["items", "additionalProperties", "not"] as const;
const NESTED_LISTS = ["anyOf", "oneOf", "allOf"] as const;

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

const withNumbers = (schema: JsonSchema): JsonSchema => {
  const { minimum, maximum, pattern: _, ...rest } = schema;
  const bounds = {
    ...(minimum !== undefined && !UNBOUNDED.includes(minimum as number) && { minimum }),
    ...(maximum !== undefined && !UNBOUNDED.includes(maximum as number) && { maximum }),
  };
  return { ...rest, format: [schema.type].flat().includes("integer") ? "int64" : "double", ...bounds };
};

const withText = ({ pattern, ...schema }: JsonSchema): JsonSchema =>
  pattern === undefined || NAMED_FORMATS.includes(schema.format as string) ? schema : { ...schema, pattern };

const opened = ({
  enum: known,
  additionalProperties,
  propertyNames: _,
  ...schema
}: JsonSchema): JsonSchema => ({
  ...schema,
  ...(isSchema(additionalProperties) && { additionalProperties }),
  ...(known && (schema.type === "string" ? { "x-extensible-enum": known } : { enum: known })),
});

const withExamples = ({ example, ...schema }: JsonSchema): JsonSchema =>
  example === undefined ? schema : { ...schema, examples: [example] };

const isNull = ({ type }: JsonSchema): boolean => type === "null";

/** `X or null` of a value that has one type is said in its type: every generator reads that. */
const withNull = ({ anyOf, ...schema }: JsonSchema): JsonSchema => {
  if (!anyOf) return schema;
  const [value, ...others] = anyOf.filter((one) => !isNull(one));
  if (!value || others.length > 0 || typeof value.type !== "string" || !anyOf.some(isNull))
    return { ...schema, anyOf };
  const listed = value.enum && { enum: [...value.enum, null] };
  return { ...value, ...schema, type: [value.type, "null"], ...listed };
};

/** Every schema below one in the words of the documents. */
const mapNested = (schema: JsonSchema, change: (nested: JsonSchema) => JsonSchema): JsonSchema => {
  const changed: JsonSchema = { ...schema };
  for (const keyword of NESTED) if (isSchema(schema[keyword])) changed[keyword] = change(schema[keyword]);
  for (const keyword of NESTED_LISTS) {
    const list = schema[keyword];
    if (Array.isArray(list)) changed[keyword] = list.map(change);
  }
  if (schema.properties)
    changed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, change(member)]),
    );
  return changed;
};

/** A parameter is text on its way: as what it is read has been declared, and its spellings are no values. */
const withoutSpellings = ({ enum: _, ...schema }: JsonSchema): JsonSchema => schema;

const typed = (schema: JsonSchema): JsonSchema => {
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number") return withNumbers(schema);
  return type === "boolean" ? withoutSpellings(schema) : withText(schema);
};

const reworded = (schema: JsonSchema, direction: Direction): JsonSchema => {
  const nested = mapNested(withExamples(schema), (inner) => reworded(inner, direction));
  const told = typed(withNull(nested));
  return direction === "output" ? opened(told) : told;
};

/** What zod leaves out of a document's input where a transform stands behind it. */
const keepDeclared = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: object;
}): void => {
  const declared = z.globalRegistry.get(zodSchema)?.default;
  if (declared !== undefined) Object.assign(jsonSchema, { default: declared });
};

const withReferences = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

export interface Converted {
  readonly schema: JsonSchema;
  /** The named schemas it refers to, itself included. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** A declared schema as the documents show it. */
export const jsonSchemaOf = (declared: z.ZodType, direction: Direction): Converted => {
  const options = { io: direction, unrepresentable: "any", override: keepDeclared } as const;
  const { $schema: _, $defs = {}, ...schema } = withReferences(z.toJSONSchema(declared, options));
  const named = Object.entries($defs as Record<string, JsonSchema>).map(([name, { id: _, ...one }]) => [
    name,
    reworded(one, direction),
  ]);
  return { schema: reworded(schema, direction), named: Object.fromEntries(named) };
};
