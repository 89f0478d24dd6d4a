import { describe, expect, it } from "vitest";
import type { ContractDocument, DocumentedOperation, Schema } from "../../scripts/sdk/form/document.ts";
import { formOf } from "../../scripts/sdk/form/make.ts";
import { singular, verbOf } from "../../scripts/sdk/form/names.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({
  type: "object",
  properties,
  required,
});
const answering = (schema: Schema, rest: Partial<DocumentedOperation> = {}): DocumentedOperation => ({
  operationId: "getHouse",
  summary: "Read a house",
  responses: { 200: { content: { "application/json": { schema } } } },
  ...rest,
});

const DOCUMENT: ContractDocument = {
  info: { version: "1.2.3" },
  servers: [{ url: "https://houses.example/v1" }],
  paths: { "/houses/{houseId}": { get: answering(object({ data: ref("House") })) } },
  components: {
    schemas: { Problem: object({}), Event: object({}) },
    examples: { IP_NOT_ALLOWED: { value: { code: "IP_NOT_ALLOWED", status: 403, title: "No" } } },
  },
};

const formWith = (schemas: Readonly<Record<string, Schema>>, operations: ContractDocument["paths"] = {}) =>
  formOf({
    ...DOCUMENT,
    paths: { ...DOCUMENT.paths, ...operations },
    components: { ...DOCUMENT.components, schemas: { ...DOCUMENT.components.schemas, ...schemas } },
  });

const fieldOf = (property: Schema, name = "member") =>
  formWith({ House: object({ [name]: property }), Owner: object({ name: { type: "string" } }) })
    .models.find((model) => model.name === "House")!
    .fields.find((field) => field.name === name)!;

describe("a member of the contract", () => {
  it.each<[string, Schema]>([
    ["a type beside null", { type: ["object", "null"], properties: {} }],
    ["a choice of a name or null", { anyOf: [ref("Owner"), { type: "null" }] }],
    ["a name that null joins", { allOf: [ref("Owner"), { type: ["object", "null"] }] }],
    ["a list of values with null", { type: ["string", "null"], enum: ["A", "B", null] }],
  ])("may be null as %s", (_, property) => {
    expect(fieldOf(property).nullable).toBe(true);
  });

  it.each<[string, Schema]>([
    ["a name", ref("Owner")],
    ["a name that is described", { allOf: [ref("Owner")], description: "Who." }],
    ["a list of values", { type: "string", enum: ["A", "B"] }],
  ])("may not be null as %s", (_, property) => {
    expect(fieldOf(property).nullable).toBe(false);
  });

  it("is an amount by its name, if it is a number", () => {
    expect(fieldOf({ type: "number" }, "salePriceMax").type).toEqual({ kind: "money" });
    expect(fieldOf({ type: "boolean" }, "priceFrom").type).toEqual({ kind: "boolean" });
    expect(fieldOf({ type: "integer" }, "priceCents").type).toEqual({ kind: "integer" });
  });

  it("has open values, in whichever way the contract says so", () => {
    const type = { kind: "enum", name: "HouseColor" };
    expect(fieldOf({ type: "string", enum: ["A", "B"] }, "color").type).toEqual(type);
    expect(fieldOf({ type: "string", "x-extensible-enum": ["A", "B"] }, "color").type).toEqual(type);
  });

  it("has the values that the contract lists elsewhere under its name", () => {
    const uf = { in: "query", name: "uf", schema: { type: "string", enum: ["PR", "SP"] } } as const;
    const list = answering(ref("Webhook"), { operationId: "listCities", parameters: [uf] });
    const { models } = formWith(
      {
        House: object({}),
        Address: object({ state: { type: ["string", "null"] }, street: { type: "string" } }),
        Webhook: object({ address: ref("Address"), types: { type: "array", items: { type: "string" } } }),
      },
      { "/cities": { get: list } },
    );
    const typesOf = (name: string) =>
      models.find((model) => model.name === name)!.fields.map(({ type }) => type);
    expect(typesOf("Address")).toEqual([{ kind: "enum", name: "State" }, { kind: "string" }]);
    // This contract has no list of that name.
    expect(typesOf("Webhook")[1]).toEqual({ kind: "list", of: { kind: "string" } });
  });

  it("whose schema has no name is named after its place", () => {
    expect(fieldOf(object({ door: object({ lock: { type: "string" } }) })).type).toEqual({
      kind: "model",
      name: "HouseMember",
    });
  });
});

describe("a choice between objects", () => {
  const event = (type: string, data: Schema) => object({ type: { type: "string", const: type }, data });
  const { models, enums } = formWith({
    House: object({ latest: { oneOf: [ref("Sold"), ref("Let")] } }),
    Sold: event("sold", object({ price: { type: "number" } })),
    Let: event("let", object({ rent: { type: "number" } })),
  });

  it("has the values that distinguish them", () => {
    expect(enums).toEqual([{ name: "HouseLatestType", values: ["sold", "let"] }]);
  });

  it("has the members that all of them have", () => {
    const choice = models.find(({ name }) => name === "HouseLatest")!;
    expect(choice.fields.map(({ name, type }) => [name, type.kind])).toEqual([
      ["type", "enum"],
      ["data", "map"],
    ]);
  });
});

describe("the data of an event", () => {
  const event = (type: string, data: string) =>
    object({ type: { type: "string", const: type }, data: ref(data) });
  const postOf = (name: string) => ({
    post: { requestBody: { content: { "application/json": { schema: ref(name) } } } },
  });

  it("depends on its type, in the log and in webhooks", () => {
    const { events } = formOf({
      ...DOCUMENT,
      webhooks: { sold: postOf("SoldWebhook"), tried: postOf("TriedWebhook") },
      components: {
        ...DOCUMENT.components,
        schemas: {
          ...DOCUMENT.components.schemas,
          Event: {
            oneOf: [ref("SoldEvent")],
            discriminator: { mapping: { sold: "#/components/schemas/SoldEvent" } },
          },
          SoldEvent: event("sold", "Sold"),
          SoldWebhook: event("sold", "Sold"),
          TriedWebhook: event("tried", "Tried"),
          House: object({}),
          Sold: object({}),
          Tried: object({}),
        },
      },
    });
    expect(events).toEqual([
      { type: "sold", model: "Sold" },
      { type: "tried", model: "Tried" },
    ]);
  });
});

describe("an operation", () => {
  it.each([
    ["listHouses", "houses", "list"],
    ["getHouseByRef", "houses", "getByRef"],
    ["listHouseMatches", "houses", "listMatches"],
    ["listHouseTypes", "reference", "listHouseTypes"],
    ["getMe", "me", "get"],
  ])("%s of %s is its %s", (operationId, resource, verb) => {
    expect(verbOf(operationId, resource)).toBe(verb);
  });

  it("does not share its name", () => {
    const twice = { "/houses": { get: answering(object({ data: ref("House") })) } };
    expect(() => formWith({ House: object({}) }, twice)).toThrow("Operations of houses share a name: get");
  });

  it("has pages if it accepts and answers a cursor", () => {
    const page = object({
      data: { type: "array", items: ref("House") },
      nextCursor: { type: ["string", "null"] },
    });
    const list = (name: string) =>
      answering(page, {
        operationId: "listHouses",
        parameters: [{ in: "query", name, schema: { type: "string" } }],
      });
    const itemOf = (name: string) =>
      formWith({ House: object({}) }, { "/houses": { get: list(name) } }).resources[0]!.operations.find(
        ({ verb }) => verb === "list",
      )!.item;
    expect(itemOf("cursor")).toEqual({ kind: "model", name: "House" });
    expect(itemOf("other")).toBeNull();
  });
});

describe("names", () => {
  it("of errors come from their codes", () => {
    expect(formWith({ House: object({}) }).problems[0]!.className).toBe("IpNotAllowedError");
  });

  it.each([
    ["Properties", "Property"],
    ["Matches", "Match"],
    ["Addresses", "Address"],
    ["Purposes", "Purpose"],
    ["Access", "Access"],
  ])("of resources are singular: %s becomes %s", (many, one) => {
    expect(singular(many)).toBe(one);
  });
});
