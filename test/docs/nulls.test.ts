import { beforeAll, describe, expect, it } from "vitest";
import { LEAD_FIELDS } from "../../src/domain/leads/record/input.ts";
import { PROPERTY_FIELDS } from "../../src/domain/properties/record/input.ts";
import { send } from "../support/http.ts";

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

let schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, Schema>> }>>;

beforeAll(async () => {
  const contract = await send("GET", "/docs/openapi.json", null);
  schemas = (contract.body as unknown as { components: { schemas: typeof schemas } }).components.schemas;
});

const takesNull = ({ type, anyOf, oneOf }: Schema): boolean =>
  [type].flat().includes("null") || [...(anyOf ?? []), ...(oneOf ?? [])].some(takesNull);

describe.each([
  ["PropertyInput", PROPERTY_FIELDS],
  ["LeadInput", LEAD_FIELDS],
])("null in the document of %s", (name, fields) => {
  it.each(Object.entries(fields))("is documented for %s if and only if it is accepted", (member, field) => {
    expect(takesNull(schemas[name]!.properties[member]!)).toBe(field.safeParse(null).success);
  });
});
