import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../src/docs/json-schema.ts";
import { nameEnvelopes } from "../../src/docs/name-envelopes.ts";
import { openAnswers } from "../../src/docs/open-answers.ts";
import type { OpenApiDocument } from "../../src/docs/openapi.ts";
import { placeExamples } from "../../src/docs/place-examples.ts";
import { sizeNumbers } from "../../src/docs/size-numbers.ts";
import type { Json } from "../support/http.ts";

const toThing = { $ref: "#/components/schemas/Thing" };
const json = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });
const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: "object", properties });

interface Parts {
  readonly sent?: JsonSchema;
  readonly answered?: JsonSchema;
  readonly query?: JsonSchema;
  readonly schemas?: Record<string, JsonSchema>;
}

/** A document of one operation, as the wrapper produces it. */
const documentOf = ({ sent, answered = {}, query = {}, schemas = {} }: Parts): OpenApiDocument => ({
  openapi: "3.1.0",
  tags: [],
  paths: {
    "/things": {
      post: {
        operationId: "makeThing",
        summary: "",
        tags: [],
        parameters: [{ name: "q", in: "query", schema: query }],
        ...(sent && { requestBody: json(sent) }),
        responses: { 200: json(answered) },
      },
    },
  },
  components: { schemas, headers: {}, parameters: {} },
});

const postIn = ({ paths }: OpenApiDocument): Json => paths["/things"]!.post;

describe("nameEnvelopes", () => {
  it.each<[string, JsonSchema]>([
    ["ThingEnvelope", objectOf({ data: toThing })],
    ["ThingList", objectOf({ data: { type: "array", items: toThing } })],
    ["ThingPage", objectOf({ data: { type: "array", items: toThing }, nextCursor: { type: "string" } })],
    ["MakeThingResult", objectOf({ done: { type: "boolean" } })],
  ])("calls an answer without a name %s after what it contains", (name, answered) => {
    const document = nameEnvelopes(documentOf({ answered, schemas: { Thing: objectOf({}) } }));
    expect(postIn(document).responses[200].content["application/json"].schema).toEqual({
      $ref: `#/components/schemas/${name}`,
    });
    expect(document.components.schemas[name]).toEqual(answered);
  });

  it("names a body after its operation, and its parts after their place", () => {
    const places = { type: "array", items: { ...objectOf({}), type: ["object", "null"] } };
    const { schemas } = nameEnvelopes(documentOf({ sent: objectOf({ places }) })).components;
    expect(Object.keys(schemas)).toEqual(["MakeThingInput", "MakeThingInputPlace", "MakeThingResult"]);
    expect(schemas.MakeThingInput!.properties!.places!.items).toEqual({
      anyOf: [{ $ref: "#/components/schemas/MakeThingInputPlace" }, { type: "null" }],
    });
  });

  it("gives no name to two schemas", () => {
    const schemas = { ThingEnvelope: objectOf({}), Thing: objectOf({}) };
    const document = documentOf({ answered: objectOf({ data: toThing }), schemas });
    expect(() => nameEnvelopes(document)).toThrow("Two schemas are called ThingEnvelope");
  });
});

describe("openAnswers", () => {
  const kind = { type: ["string", "null"], enum: ["A", "B", null] };
  const Thing: JsonSchema = { ...objectOf({ kind }), additionalProperties: false };

  it("opens the schemas of answers, but not of requests", () => {
    const schemas = { Thing, Wish: Thing };
    const sent = { $ref: "#/components/schemas/Wish" };
    const { components } = openAnswers(documentOf({ sent, answered: toThing, schemas }));
    expect(components.schemas.Wish).toEqual(Thing);
    expect(components.schemas.Thing).toEqual({
      ...objectOf({ kind: { type: ["string", "null"], "x-extensible-enum": ["A", "B"] } }),
      additionalProperties: true,
    });
  });

  it("leaves a constant closed", () => {
    const type = { type: "string", enum: ["made"], const: "made" };
    const { components } = openAnswers(
      documentOf({ answered: toThing, schemas: { Thing: objectOf({ type }) } }),
    );
    expect(components.schemas.Thing!.properties!.type).toEqual({ type: "string", const: "made" });
  });

  it("refuses a schema used for answers and requests", () => {
    const document = documentOf({ sent: toThing, answered: toThing, schemas: { Thing } });
    expect(() => openAnswers(document)).toThrow("Thing is sent and answered");
  });
});

describe("the other passes over a document", () => {
  it("say how large numbers get, at any depth", () => {
    const rows = { type: "array", items: { anyOf: [{ type: ["integer", "null"] }, { type: "number" }] } };
    const document = sizeNumbers(
      documentOf({ query: { type: "integer" }, schemas: { Thing: objectOf({ rows }) } }),
    );
    expect(postIn(document).parameters[0].schema.format).toBe("int64");
    expect(document.components.schemas.Thing!.properties!.rows!.items!.anyOf).toEqual([
      { type: ["integer", "null"], format: "int64" },
      { type: "number", format: "double" },
    ]);
  });

  it("put examples in a list of the schema, or beside it for a parameter", () => {
    const text = { type: "string", example: "a" };
    const document = placeExamples(documentOf({ query: text, schemas: { Thing: objectOf({ text }) } }));
    expect(document.components.schemas.Thing!.properties!.text).toEqual({ type: "string", examples: ["a"] });
    expect(postIn(document).parameters).toEqual([
      { name: "q", in: "query", schema: { type: "string" }, example: "a" },
    ]);
  });
});
