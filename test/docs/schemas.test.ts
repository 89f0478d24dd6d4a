import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type Json, send } from "../support/http.ts";

/** A schema of a document, and its place. */
interface Found {
  readonly at: string;
  readonly schema: Json;
}

const NESTED = ["items", "additionalProperties"];
const NESTED_LISTS = ["anyOf", "oneOf", "allOf"];

const within = ({ at, schema }: Found): Found[] => {
  const members = Object.entries<Json>(schema.properties ?? {}).map(([name, member]) => [name, member]);
  const others = NESTED.filter((keyword) => typeof schema[keyword] === "object").map((keyword) => [
    keyword,
    schema[keyword],
  ]);
  const listed = NESTED_LISTS.flatMap((keyword) =>
    (schema[keyword] ?? []).map((one: Json, index: number) => [`${keyword}/${index}`, one]),
  );
  return [...members, ...others, ...listed].map(([name, inner]) => ({ at: `${at}/${name}`, schema: inner }));
};

const deeply = (found: Found): Found[] => [found, ...within(found).flatMap(deeply)];

const REFERENCE = /#\/components\/schemas\/(\w+)/g;

/** The named schemas that a part of a document refers to. */
const reachedFrom = (document: Json, part: Json, known = new Set<string>()): Set<string> => {
  for (const [, name] of JSON.stringify(part).matchAll(REFERENCE)) {
    if (known.has(name!)) continue;
    known.add(name!);
    reachedFrom(document, document.components.schemas[name!], known);
  }
  return known;
};

const operationsIn = (document: Json): Json[] =>
  Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item));

describe.each([
  ["/docs/openapi.json", null],
  ["/backoffice/openapi.json", env.BACKOFFICE_TOKEN],
])("the schemas of %s", (path, token) => {
  let document: Json;
  let named: Found[];

  const below = (names: ReadonlySet<string>): Found[] =>
    named.filter(({ at }) => names.has(at)).flatMap(deeply);

  beforeAll(async () => {
    document = (await send("GET", path, token)).body;
    named = Object.entries<Json>(document.components.schemas).map(([at, schema]) => ({ at, schema }));
  });

  it("have names, even for whole answers and bodies", () => {
    const nameless = named.flatMap((one) => deeply(one).slice(1)).filter(({ schema }) => schema.properties);
    expect(nameless.map(({ at }) => at)).toEqual([]);
    const contents = JSON.stringify(operationsIn(document)).match(
      /"application\/json":\{"schema":\{[^}]*\}/g,
    );
    expect(contents!.filter((content) => !content.includes("#/components/schemas/"))).toEqual([]);
  });

  it("have one meaning per name, and leave null to the schemas that refer to them", () => {
    const nullable = named.filter(({ schema }) =>
      [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(({ type }: Json) =>
        [type].flat().includes("null"),
      ),
    );
    expect(nullable.map(({ at }) => at)).toEqual([]);
  });

  it("say how large their numbers get", () => {
    const numbers = named.flatMap(deeply).filter(({ schema }) => /integer|number/.test(String(schema.type)));
    expect(numbers.length).toBeGreaterThan(20);
    for (const { at, schema } of numbers) {
      const format = [schema.type].flat().includes("integer") ? "int64" : "double";
      expect([at, schema.format]).toEqual([at, format]);
    }
  });

  it("have patterns in ASCII only: Ruby has no other escape, and PHP would refuse É for one of its bytes", () => {
    const parameters = operationsIn(document).flatMap((operation) => operation.parameters ?? []);
    const patterns = JSON.stringify([named, parameters]).match(/"pattern":"(?:\\.|[^"\\])*"/g) ?? [];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => /\\u|\\p|\\x[89a-f]|[^ -~]/i.test(pattern))).toEqual([]);
  });

  it("are open in answers, for future values and members", () => {
    const answers = operationsIn(document).map(({ responses }) => responses);
    const open = below(reachedFrom(document, [answers, document.components.responses]));
    const mayGrow = ({ additionalProperties }: Json) =>
      additionalProperties === true || typeof additionalProperties === "object";
    const closed = open.filter(({ schema }) => (schema.properties && !mayGrow(schema)) || schema.enum);
    expect(closed.map(({ at }) => at)).toEqual([]);
    expect(open.filter(({ schema }) => schema["x-extensible-enum"]).length).toBeGreaterThan(5);
  });

  it("are closed in requests", () => {
    const bodies = operationsIn(document).map(({ requestBody }) => requestBody ?? {});
    const requested = below(reachedFrom(document, bodies));
    const open = requested.filter(({ schema }) => schema.properties && schema.additionalProperties !== false);
    expect(open.map(({ at }) => at)).toEqual([]);
    expect(requested.filter(({ schema }) => schema["x-extensible-enum"])).toEqual([]);
  });
});
