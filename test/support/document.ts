import { env } from "cloudflare:workers";
import { Validator } from "@cfworker/json-schema";
import type { Language } from "../../src/lib/language.ts";
import type { Json } from "./http.ts";

export type Side = "v1" | "backoffice" | "sandbox" | "uploads";

/** The document of one side as deployed, even if a test changes how it is served. */
const read = async (name: Side, language: Language): Promise<Json> =>
  (await env.ASSETS.fetch(`https://assets.invalid/${name}.${language}.json`)).json();

/** A schema that checks a value against the one variant its discriminator selects; `oneOf` would try all. */
const byDiscriminator = ({ propertyName, mapping }: Json): Json => ({
  required: [propertyName],
  properties: { [propertyName]: { enum: Object.keys(mapping) } },
  allOf: Object.entries(mapping).map(([name, $ref]) => ({
    anyOf: [{ properties: { [propertyName]: { not: { const: name } } } }, { $ref }],
  })),
});

/** Closes each object: callers must accept unknown members of an answer, but the service must document all it sends. */
const closeObjects = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== "object" || schema === null) return schema;
  if (schema.discriminator) return byDiscriminator(schema.discriminator);
  const { "x-extensible-enum": known, ...rest } = schema;
  const inner = Object.fromEntries(
    Object.entries<Json>(rest).map(([keyword, value]) => [
      keyword,
      keyword === "properties"
        ? Object.fromEntries(Object.entries<Json>(value).map(([n, m]) => [n, closeObjects(m)]))
        : closeObjects(value),
    ]),
  );
  const values = known && { enum: [schema.type].flat().includes("null") ? [...known, null] : known };
  const isClosed = schema.type === "object" && schema.properties && schema.additionalProperties === true;
  return { ...inner, ...values, ...(isClosed && { additionalProperties: false }) };
};

/** Checks values against the named schemas of a document. */
export class DocumentValidator {
  readonly document: Json;
  readonly #components: Json;
  readonly #known = new Map<string, Validator>();

  constructor(document: Json) {
    this.document = document;
    this.#components = { schemas: closeObjects(document.components.schemas) };
  }

  /** The faults of a value, one per line. */
  faults(schema: Json, value: unknown): string[] {
    const key = JSON.stringify(schema);
    const validator =
      this.#known.get(key) ??
      new Validator({ ...closeObjects(schema), components: this.#components }, "2020-12", false);
    this.#known.set(key, validator);
    const { errors } = validator.validate(value);
    return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
  }
}

const validators = new Map<string, Promise<DocumentValidator>>();

export const documentValidator = (name: Side): Promise<DocumentValidator> => {
  const known = validators.get(name) ?? read(name, "en").then((document) => new DocumentValidator(document));
  validators.set(name, known);
  return known;
};
