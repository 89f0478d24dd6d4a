import type { JsonSchema } from "./json-schema.ts";
import { ref } from "./references.ts";

const REFERENCE = "#/components/schemas/";

const inPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const singular = (name: string): string =>
  name
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x)es$/, "$1")
    .replace(/s$/, "");

const nameIn = (schema: JsonSchema | undefined): string | undefined =>
  schema?.$ref?.startsWith(REFERENCE) ? schema.$ref.slice(REFERENCE.length) : undefined;

/** What an answer without a name of its own is called: after what it holds, or after its operation. */
export const nameOfAnswer = ({ properties = {} }: JsonSchema, operationId: string): string => {
  const { data, ...others } = properties;
  const one = nameIn(data);
  if (one !== undefined && Object.keys(others).length === 0) return `${one}Envelope`;
  const item = nameIn(data?.items);
  if (item !== undefined) return "nextCursor" in others ? `${item}Page` : `${item}List`;
  return `${inPascalCase(operationId)}Result`;
};

/** What a body without a name of its own is called. */
export const nameOfBody = (operationId: string): string => `${inPascalCase(operationId)}Input`;

const isObject = ({ type, properties }: JsonSchema): boolean =>
  properties !== undefined && [type].flat().includes("object");

/** The schemas of a document by name. Those that the declarations leave nameless get one: SDKs are made of names. */
export class SchemaNames {
  readonly #named = new Map<string, JsonSchema>();

  /** @throws Error when another schema has the name already: one of them has to say its own */
  add(name: string, schema: JsonSchema): { $ref: string } {
    const known = this.#named.get(name);
    const whole = this.#inside(schema, name);
    if (known && JSON.stringify(known) !== JSON.stringify(whole))
      throw new Error(`Two schemas are called ${name}: give one of them an id of its own.`);
    this.#named.set(name, whole);
    return ref("schemas", name);
  }

  addAll(named: Readonly<Record<string, JsonSchema>>): void {
    for (const [name, schema] of Object.entries(named)) this.add(name, schema);
  }

  /** By name, in the order of the alphabet: a document that is compared with another stays where it was. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #inside(schema: JsonSchema, name: string): JsonSchema {
    if (!schema.properties) return schema;
    const members = Object.entries(schema.properties).map(([member, inner]) => [
      member,
      this.#member(inner, name + inPascalCase(member)),
    ]);
    return { ...schema, properties: Object.fromEntries(members) };
  }

  #member(schema: JsonSchema, name: string): JsonSchema {
    if (isObject(schema)) return this.#referred(schema, name);
    if (schema.items && !schema.items.$ref)
      return { ...schema, items: this.#member(schema.items, singular(name)) };
    return schema;
  }

  #referred({ description, ...schema }: JsonSchema, name: string): JsonSchema {
    const told = description === undefined ? {} : { description };
    if (schema.type === "object") return { ...told, ...this.add(name, schema) };
    return { ...told, anyOf: [this.add(name, { ...schema, type: "object" }), { type: "null" }] };
  }
}
