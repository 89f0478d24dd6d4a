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

const NESTED = ["items", "additionalProperties"] as const;
const NESTED_LISTS = ["anyOf", "oneOf", "allOf"] as const;

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

export const typesOf = ({ type }: JsonSchema): string[] => [type ?? []].flat();

/** Changes a schema and every schema within it, inner ones first. Schemas in conditions are left as they are. */
export const mapSchema = (schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema => {
  const changed: JsonSchema = { ...schema };
  const inner = (nested: JsonSchema) => mapSchema(nested, change);
  for (const keyword of NESTED) if (isSchema(schema[keyword])) changed[keyword] = inner(schema[keyword]);
  for (const keyword of NESTED_LISTS) {
    const list = schema[keyword];
    if (Array.isArray(list)) changed[keyword] = list.map(inner);
  }
  if (schema.properties)
    changed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, inner(member)]),
    );
  return change(changed);
};
