import type { JsonSchema } from "./json-schema.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

const BY_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-11-20T18:30:00.000Z",
  uuid: "3f6e1c9a-8f43-4c53-9a55-0d1f6d2f7b10",
  uri: "https://api.example.com/",
};

const BY_TYPE: Readonly<Record<string, unknown>> = { boolean: false, integer: 1, number: 1, null: null };

const scalar = ({ type, format = "" }: JsonSchema): unknown => {
  const [first = "string"] = [type].flat();
  return first in BY_TYPE ? BY_TYPE[first] : (BY_FORMAT[String(format)] ?? "…");
};

const schemaNamed = ({ $ref = "" }: JsonSchema, schemas: Schemas): JsonSchema | undefined =>
  schemas[$ref.slice($ref.lastIndexOf("/") + 1)];

const knownExample = ({
  examples,
  "x-extensible-enum": values,
  enum: closed,
  ...schema
}: JsonSchema): unknown =>
  [examples, "const" in schema ? [schema.const] : undefined, values, closed].find(Array.isArray)?.[0];

/** A value of a schema, put together from the examples of its members. */
export const exampleFor = (schema: JsonSchema, schemas: Schemas): unknown => {
  const known = knownExample(schema);
  if (known !== undefined) return known;
  const referred = schemaNamed(schema, schemas);
  if (referred) return exampleFor(referred, schemas);
  if (schema.anyOf?.[0]) return exampleFor(schema.anyOf[0], schemas);
  if (schema.items) return [exampleFor(schema.items, schemas)];
  if ([schema.type].flat().includes("object")) {
    const members = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(members.map(([name, member]) => [name, exampleFor(member, schemas)]));
  }
  return scalar(schema);
};
