import { beforeAll, describe, expect, it } from "vitest";
import { type Json, send } from "../../support/http.ts";

let document: Json;

beforeAll(async () => {
  document = (await send("GET", "/docs/openapi.json", null)).body;
});

const itemsOf = (name: string): Json => document.components.schemas[name].properties.items;

describe.each([
  ["properties", "PropertyBatch", "bedrooms"],
  ["leads", "LeadBatch", "phones"],
])("the contract of batches of %s", (type, name, field) => {
  it("shows the members of an item", () => {
    const { schema } = document.paths[`/${type}/batch`].post.requestBody.content["application/json"];
    expect(schema).toEqual({ $ref: `#/components/schemas/${name}` });
    const items = {
      type: "array",
      minItems: 1,
      maxItems: 500,
      items: { $ref: `#/components/schemas/${name}Item` },
    };
    expect(itemsOf(name)).toMatchObject(items);
    const item = document.components.schemas[`${name}Item`];
    expect(item.required).toEqual(["externalRef"]);
    expect(item.properties).toHaveProperty(field);
    expect(item.additionalProperties).toBe(false);
  });

  it("shows where to read the result, and when", () => {
    const accepted = document.paths[`/${type}/batch`].post.responses["202"];
    expect(Object.keys(accepted.headers)).toContain("Location");
    const read = document.paths[`/${type}/batch/{batchId}`].get.responses["200"];
    expect(Object.keys(read.headers)).toContain("Retry-After");
    const { schema } = read.content["application/json"];
    expect(schema).toEqual({ $ref: "#/components/schemas/BatchEnvelope" });
    const { data } = document.components.schemas.BatchEnvelope.properties;
    expect(data).toMatchObject({ $ref: "#/components/schemas/Batch" });
  });
});
