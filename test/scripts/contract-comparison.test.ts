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

const operation = {
  operationId: "putThing",
  parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 100, default: 50 } }],
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

describe("a change that does not break callers", () => {
  it.each<[string, Node]>([
    ["nothing", documentOf()],
    ["nothing, read from another copy", structuredClone(documentOf())],
    ["a new member of an answer", documentOf({}, members(Thing, { more: { type: "string" } }))],
    [
      "a new value of an answer",
      documentOf({}, members(Thing, { kind: { type: "string", "x-extensible-enum": ["A", "B", "C"] } })),
    ],
    [
      "a further word that a pattern accepts",
      documentOf(bodyOf(members(ThingInput, { sorts: listOf("c|a.x|b.x") }))),
    ],
    [
      "a character that a pattern no longer excludes",
      documentOf(bodyOf(members(ThingInput, { line: without("\\x00-\\x1f") }))),
    ],
    ["a new member of a body", documentOf(bodyOf(members(ThingInput, { more: { type: "string" } })))],
    ["a wider limit", documentOf(bodyOf(members(ThingInput, { name: { type: "string", maxLength: 20 } })))],
    [
      "a new value of a body",
      documentOf(bodyOf(members(ThingInput, { kind: { type: "string", enum: ["A", "B", "C"] } }))),
    ],
    [
      "a new parameter",
      documentOf({ parameters: [...operation.parameters, { name: "q", in: "query", schema: {} }] }),
    ],
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
    [
      "a parameter that is now required",
      documentOf({
        parameters: [...operation.parameters, { name: "q", in: "query", required: true, schema: {} }],
      }),
      "query q is needed now",
    ],
    [
      "a narrower parameter",
      documentOf({
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 50, default: 50 } }],
      }),
      "maximum is lower",
    ],
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
    [
      "a value no longer accepted",
      documentOf(bodyOf(members(ThingInput, { kind: { type: "string", enum: ["A"] } }))),
      "the value B is gone",
    ],
    [
      "a narrower limit",
      documentOf(bodyOf(members(ThingInput, { name: { type: "string", maxLength: 5 } }))),
      "maxLength is lower",
    ],
    [
      "another default",
      documentOf({
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 100, default: 5 } }],
      }),
      "default has changed",
    ],
    [
      "a new pattern",
      documentOf(bodyOf(members(ThingInput, { name: { type: "string", maxLength: 10, pattern: "^a" } }))),
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
      documentOf({}, members(Thing, { kind: { type: "string", "x-extensible-enum": ["A"] } })),
      "the value B is gone",
    ],
    [
      "a member that may be null",
      documentOf({}, members(Thing, { id: { type: ["string", "null"] } })),
      "the type null is new",
    ],
    [
      "a word that a pattern no longer accepts",
      documentOf(bodyOf(members(ThingInput, { sorts: listOf("a.x|c.x|d.x") }))),
      "pattern has changed",
    ],
    [
      "a further character that a pattern excludes",
      documentOf(bodyOf(members(ThingInput, { line: without("\\x00-\\x1f\\x7f-\\xa0") }))),
      "pattern has changed",
    ],
    [
      "another pattern around its words",
      documentOf(bodyOf(members(ThingInput, { sorts: { type: "string", pattern: "^(?:a.x|b.x)$" } }))),
      "pattern has changed",
    ],
    [
      "another format",
      documentOf({}, members(Thing, { count: { type: ["integer", "null"], format: "int32" } })),
      "format has changed",
    ],
  ])("is %s", (_, current, fault) => {
    expect(faultsOf(current).join("\n")).toContain(fault);
  });
});
