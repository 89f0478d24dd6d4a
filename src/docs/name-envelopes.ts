import { type JsonSchema, typesOf } from "./json-schema.ts";
import { type Content, mapOperations, mapValues, type OpenApiDocument } from "./openapi.ts";
import { ref, schemaNameIn } from "./references.ts";

const inPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const singular = (name: string): string =>
  name
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x)es$/, "$1")
    .replace(/s$/, "");

/** The name of an answer that has none of its own: after its content, or after its operation. */
const nameOfAnswer = ({ properties = {} }: JsonSchema, operationId: string): string => {
  const { data, ...others } = properties;
  const one = schemaNameIn(data);
  if (one !== undefined && Object.keys(others).length === 0) return `${one}Envelope`;
  const item = schemaNameIn(data?.items);
  if (item !== undefined) return "nextCursor" in others ? `${item}Page` : `${item}List`;
  return `${inPascalCase(operationId)}Result`;
};

/** The schemas of a document by name. Those that the declarations leave nameless get one: SDKs are made of names. */
class SchemaNames {
  readonly #named = new Map<string, JsonSchema>();

  /** @throws Error when another schema has the name already: one of them has to declare its own */
  add(name: string, schema: JsonSchema): { $ref: string } {
    const known = this.#named.get(name);
    const whole = this.#nameMembers(schema, name);
    if (known && JSON.stringify(known) !== JSON.stringify(whole))
      throw new Error(`Two schemas are called ${name}: give one of them an id of its own.`);
    this.#named.set(name, whole);
    return ref("schemas", name);
  }

  /** In alphabetical order, so that two versions of a document can be compared. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #nameMembers(schema: JsonSchema, name: string): JsonSchema {
    if (!schema.properties) return schema;
    const members = Object.entries(schema.properties).map(([member, inner]) => [
      member,
      this.#member(inner, name + inPascalCase(member)),
    ]);
    return { ...schema, properties: Object.fromEntries(members) };
  }

  #member(schema: JsonSchema, name: string): JsonSchema {
    if (schema.properties !== undefined && typesOf(schema).includes("object"))
      return this.#toReference(schema, name);
    if (schema.items && !schema.items.$ref)
      return { ...schema, items: this.#member(schema.items, singular(name)) };
    return schema;
  }

  #toReference({ description, ...schema }: JsonSchema, name: string): JsonSchema {
    const described = description === undefined ? {} : { description };
    if (schema.type === "object") return { ...described, ...this.add(name, schema) };
    return { ...described, anyOf: [this.add(name, { ...schema, type: "object" }), { type: "null" }] };
  }
}

const nameContent = (
  names: SchemaNames,
  { "application/json": media, ...others }: Content,
  nameOf: (schema: JsonSchema) => string,
): Content => {
  if (!media) return others;
  const { schema } = media;
  return {
    ...others,
    "application/json": { ...media, schema: schema.$ref ? schema : names.add(nameOf(schema), schema) },
  };
};

/** Names what the declarations leave nameless: envelopes of answers, bodies, and objects within others. */
export const nameEnvelopes = (document: OpenApiDocument): OpenApiDocument => {
  const names = new SchemaNames();
  for (const [name, schema] of Object.entries(document.components.schemas)) names.add(name, schema);
  const withNames = mapOperations(document, ({ operationId, requestBody, responses, ...operation }) => ({
    ...operation,
    operationId,
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: nameContent(names, requestBody.content, () => `${inPascalCase(operationId)}Input`),
      },
    }),
    responses: mapValues(responses, ({ content, ...response }) => ({
      ...response,
      ...(content && { content: nameContent(names, content, (schema) => nameOfAnswer(schema, operationId)) }),
    })),
  }));
  return { ...withNames, components: { ...withNames.components, schemas: names.all() } };
};
