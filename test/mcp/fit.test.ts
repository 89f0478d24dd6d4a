import { describe, expect, it } from "vitest";
import { fitArguments } from "../../src/mcp/tools/arguments.ts";
import { buildInputSchemas } from "../../src/mcp/tools/input-schema.ts";
import type { SlimSchema } from "../../src/mcp/tools/slim-schema.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";

const SCHEMAS = buildInputSchemas();

const fitInto = (name: string, given: Record<string, unknown>) => fitArguments({ name }, SCHEMAS, given);

const nothingIn = (schema: SlimSchema): unknown => {
  if (schema.type === "array") return schema.items?.properties ? [nothingIn(schema.items)] : null;
  if (!schema.properties) return null;
  return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, nothingIn(one)]));
};

describe("arguments", () => {
  it.each(TOOLS.map(({ name }) => name))("that are null are not passed to %s, even if nested", (name) => {
    const given = Object.fromEntries(Object.keys(SCHEMAS[name]!.properties).map((one) => [one, null]));
    expect(fitInto(name, given)).toEqual({});
    const nested = nothingIn(SCHEMAS[name]!) as Record<string, unknown>;
    expect(JSON.stringify(fitInto(name, nested))).not.toContain("null");
  });

  it.each([
    ["a list in a text", "put_property_by_ref", { purposes: '["VENDA"]' }, { purposes: ["VENDA"] }],
    [
      "an object in a text",
      "put_property_by_ref",
      { address: '{"cityId":"3550308","street":null}' },
      { address: { cityId: "3550308" } },
    ],
    [
      "a number in a text",
      "put_property_by_ref",
      { bedrooms: "3", area: "71.5" },
      { bedrooms: 3, area: 71.5 },
    ],
    [
      "amounts, areas and counts as people write them",
      "put_property_by_ref",
      { salePrice: "R$ 850.000,00", rentPrice: "3,2 mil", area: "85 m²", bedrooms: "3 quartos" },
      { salePrice: 850_000, rentPrice: 3_200, area: 85, bedrooms: 3 },
    ],
    [
      "a number in the object of a list's text",
      "create_property_batch",
      { items: '[{"externalRef":"A","salePrice":"850000","suites":null}]' },
      { items: [{ externalRef: "A", salePrice: 850_000 }] },
    ],
    [
      "a list of objects",
      "create_lead",
      { phones: [{ number: "1", isWhatsApp: null }] },
      { phones: [{ number: "1" }] },
    ],
    [
      "an empty text that names something",
      "create_lead",
      { email: "", ownerEmail: "", ownerAccountId: "", confirmation: "", name: "", notes: "" },
      { name: "", notes: "" },
    ],
    ["an empty cursor", "list_properties", { cursor: "", q: "a" }, { q: "a" }],
  ])("become what the tool means: %s", (_, name, given, expected) => {
    expect(fitInto(name, given)).toEqual(expected);
  });

  it.each([
    ["an amount that can mean two", { salePrice: "850,000", rentPrice: "12.5" }],
    ["a list of another kind", { purposes: '{"VENDA":true}' }],
    ["a text that is no JSON", { purposes: "VENDA" }],
    ["digits where a text is wanted", { title: "123" }],
    ["an unknown name", { color: "blue" }],
    ["a name that every object has", { toString: "1" }],
  ])("stay as they are, for validation: %s", (_, given) => {
    expect(fitInto("put_property_by_ref", given)).toEqual(given);
  });
});
