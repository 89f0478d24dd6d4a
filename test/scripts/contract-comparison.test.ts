import { describe, expect, it } from "vitest";
import { Comparison, type Node } from "../../scripts/contract/comparison.ts";

const Thing = {
  type: "object",
  properties: {
    id: { type: "string" },
    kind: { type: "string", "x-extensible-enum": ["A", "B"] },
    count: { type: ["integer", "null"], format: "int64" },
  },
  required: ["id", "kind", "count"],
};

/** Text without these characters. */
const without = (characters: string) => ({ type: "string", pattern: `^[^${characters}]*$` });

/** A list of these words. */
const listOf = (words: string) => ({ type: "string", pattern: `^(?:${words})(?:,(?:${words}))*$` });

const ThingInput = {
  type: "object",
  if: { required: ["kind"] },
  else: { required: ["name"] },
  properties: {
    name: { type: "string", maxLength: 10 },
    kind: { type: "string", enum: ["A", "B"] },
    line: without("\\x00-\\x1f\\x7f-\\x9f"),
    sorts: listOf("a.x|b.x"),
    ids: { type: "array", items: { type: "string" }, default: [] },
  },
  required: ["name"],
};

const REF = { $ref: "#/components/schemas/Thing" };

const limit = { name: "limit", in: "query", schema: { type: "integer", maximum: 100, default: 50 } };

const operation = {
  operationId: "putThing",
  parameters: [limit],
  requestBody: { required: false, content: { "application/json": { schema: ThingInput } } },
  responses: {
    200: { headers: { Location: {} }, content: { "application/json": { schema: REF } } },
    409: { "x-problem-codes": ["conflict"], content: {} },
  },
};

/** A document of one operation that differs from the released one. */
const documentOf = (changed: object = {}, thing: object = {}): Node => ({
  webhooks: { "thing.made": {} },
  paths: { "/things": { put: { ...operation, ...changed } } },
  components: { schemas: { Thing: { ...Thing, ...thing } } },
});

const faultsOf = (current: Node): string[] => new Comparison({ released: documentOf(), current }).faults();

const bodyOf = (schema: object, required = false) => ({
  requestBody: { required, content: { "application/json": { schema } } },
});

const members = (schema: { properties: object }, changed: object) => ({
  ...schema,
  properties: { ...schema.properties, ...changed },
});

/** The document with other members of its body, or of its answer. */
const taking = (changed: object): Node => documentOf(bodyOf(members(ThingInput, changed)));
const answering = (changed: object): Node => documentOf({}, members(Thing, changed));

/** The document with another limit, or with one parameter more. */
const limited = (changed: object): Node =>
  documentOf({ parameters: [{ ...limit, schema: { ...limit.schema, ...changed } }] });
const asking = (more: object): Node =>
  documentOf({ parameters: [limit, { name: "q", in: "query", schema: {}, ...more }] });

describe("a change that does not break callers", () => {
  it.each<[string, Node]>([
    ["nothing", documentOf()],
    ["nothing, read from another copy", structuredClone(documentOf())],
    ["a new member of an answer", answering({ more: { type: "string" } })],
    [
      "a new value of an answer",
      answering({ kind: { type: "string", "x-extensible-enum": ["A", "B", "C"] } }),
    ],
    ["a further word that a pattern accepts", taking({ sorts: listOf("c|a.x|b.x") })],
    ["a character that a pattern no longer excludes", taking({ line: without("\\x00-\\x1f") })],
    ["a new member of a body", taking({ more: { type: "string" } })],
    ["a wider limit", taking({ name: { type: "string", maxLength: 20 } })],
    ["a new value of a body", taking({ kind: { type: "string", enum: ["A", "B", "C"] } })],
    ["a new parameter", asking({})],
    [
      "a new path",
      { ...documentOf(), paths: { ...(documentOf().paths as object), "/more": { get: operation } } },
    ],
  ])("is %s", (_, current) => {
    expect(faultsOf(current)).toEqual([]);
  });
});

describe("a change that breaks callers", () => {
  it.each<[string, Node, string]>([
    ["a path that is gone", { ...documentOf(), paths: {} }, "PUT /things is gone"],
    ["a parameter that is gone", documentOf({ parameters: [] }), "query limit is gone"],
    ["a parameter that is now required", asking({ required: true }), "query q is needed now"],
    ["a narrower parameter", limited({ maximum: 50 }), "maximum is lower"],
    ["another operationId", documentOf({ operationId: "other" }), "operationId has changed"],
    ["a body that is needed", documentOf(bodyOf(ThingInput, true)), "needs a body now"],
    [
      "a member that is now required",
      documentOf(bodyOf({ ...ThingInput, required: ["name", "kind"] })),
      "kind is needed now",
    ],
    [
      "a member no longer accepted",
      documentOf(bodyOf({ ...ThingInput, properties: { ...ThingInput.properties, kind: undefined } })),
      "kind is gone",
    ],
    ["a value no longer accepted", taking({ kind: { type: "string", enum: ["A"] } }), "the value B is gone"],
    ["a narrower limit", taking({ name: { type: "string", maxLength: 5 } }), "maxLength is lower"],
    ["another default", limited({ default: 5 }), "default has changed"],
    [
      "a new pattern",
      taking({ name: { type: "string", maxLength: 10, pattern: "^a" } }),
      "asks for more by pattern",
    ],
    [
      "a new condition",
      documentOf(bodyOf({ ...ThingInput, dependentSchemas: { kind: { required: ["name"] } } })),
      "asks for more by dependentSchemas",
    ],
    [
      "a condition that requires more",
      documentOf(bodyOf({ ...ThingInput, else: { required: ["name", "kind"] } })),
      "asks for more by else",
    ],
    ["a webhook that is no longer sent", { ...documentOf(), webhooks: {} }, "the webhook thing.made is gone"],
    ["a status that is gone", documentOf({ responses: { 409: operation.responses[409] } }), "200 is gone"],
    [
      "a code that is gone",
      documentOf({ responses: { ...operation.responses, 409: { content: {} } } }),
      "conflict is gone",
    ],
    [
      "a header that is gone",
      documentOf({
        responses: { ...operation.responses, 200: { ...operation.responses[200], headers: {} } },
      }),
      "Location is gone",
    ],
    [
      "a member that answers lack",
      documentOf({}, { properties: { id: Thing.properties.id, kind: Thing.properties.kind } }),
      "Thing.count is gone",
    ],
    ["a member that may be absent", documentOf({}, { required: ["id"] }), "may be absent now"],
    [
      "a value that is never answered",
      answering({ kind: { type: "string", "x-extensible-enum": ["A"] } }),
      "the value B is gone",
    ],
    ["a member that may be null", answering({ id: { type: ["string", "null"] } }), "the type null is new"],
    [
      "a word that a pattern no longer accepts",
      taking({ sorts: listOf("a.x|c.x|d.x") }),
      "pattern has changed",
    ],
    [
      "a further character that a pattern excludes",
      taking({ line: without("\\x00-\\x1f\\x7f-\\xa0") }),
      "pattern has changed",
    ],
    [
      "another pattern around its words",
      taking({ sorts: { type: "string", pattern: "^(?:a.x|b.x)$" } }),
      "pattern has changed",
    ],
    [
      "another format",
      answering({ count: { type: ["integer", "null"], format: "int32" } }),
      "format has changed",
    ],
  ])("is %s", (_, current, fault) => {
    expect(faultsOf(current).join("\n")).toContain(fault);
  });
});
