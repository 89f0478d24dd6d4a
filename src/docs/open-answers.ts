import { type JsonSchema, mapSchema } from "./json-schema.ts";
import { mapValues, type OpenApiDocument } from "./openapi.ts";
import { schemaNamesIn } from "./references.ts";

const schemasReachedFrom = (
  part: unknown,
  schemas: OpenApiDocument["components"]["schemas"],
  reached = new Set<string>(),
): ReadonlySet<string> => {
  for (const name of schemaNamesIn(part)) {
    if (reached.has(name)) continue;
    reached.add(name);
    schemasReachedFrom(schemas[name], schemas, reached);
  }
  return reached;
};

/** A map declares its values; any other object may gain members, which client generators accept only if it says so. */
const membersOf = (schema: JsonSchema, declared: JsonSchema["additionalProperties"]): Partial<JsonSchema> => {
  if (typeof declared === "object") return { additionalProperties: declared };
  return schema.properties ? { additionalProperties: true } : {};
};

/** Values may be added, so a list of them must not be used for validation; a constant has no others. */
const openSchema = ({ enum: known, additionalProperties, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...membersOf(schema, additionalProperties),
  ...(known && !("const" in schema) && { "x-extensible-enum": known.filter((value) => value !== null) }),
});

/**
 * What callers send is closed; what they receive is open: it may gain members and values.
 * @throws Error when a schema is used both ways, and would have to be open and closed
 */
export const openAnswers = (document: OpenApiDocument): OpenApiDocument => {
  const { paths, webhooks = {}, components } = document;
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const requests = operations.map(({ requestBody = {} }) => requestBody);
  const responses = operations.map((operation) => operation.responses);
  const sent = schemasReachedFrom(requests, components.schemas);
  const answered = schemasReachedFrom([responses, components.responses ?? {}, webhooks], components.schemas);
  const schemas = mapValues(components.schemas, (schema, name) => {
    if (!answered.has(name)) return schema;
    const open = mapSchema(schema, openSchema);
    if (sent.has(name) && JSON.stringify(open) !== JSON.stringify(schema))
      throw new Error(`${name} is sent and answered: give one of them a name of its own.`);
    return open;
  });
  return { ...document, components: { ...components, schemas } };
};
