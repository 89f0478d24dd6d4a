import fc from "fast-check";
import { expect, it } from "vitest";
import { JSON_LIMITS, parseJson } from "../../src/lib/json.ts";
import { forAll } from "./for-all.ts";
import { jsonText, Members } from "./json-text.ts";
import { mutated } from "./mutated.ts";

const RUNS = 300;

const documents = fc.jsonValue({ maxDepth: 4, stringUnit: "binary" });

const texts: fc.Arbitrary<string> = fc.oneof(
  documents.map((value) => JSON.stringify(value)),
  documents.map((value) => JSON.stringify(value, null, "\t")),
  mutated(documents).map(jsonText),
  fc
    .tuple(
      mutated(documents).map(jsonText),
      fc.nat(),
      fc.constantFrom('"', "\\", "[", "}", ",", "", " ", "1", "e", "\u0000"),
    )
    .map(
      ([text, at, sign]) =>
        text.slice(0, at % (text.length + 1)) + sign + text.slice((at % (text.length + 1)) + 1),
    ),
  fc.string({ unit: fc.constantFrom(...'{}[]:,"\\u0dDe+-.1 \ntrue') }),
);

/** The result of JSON.parse; undefined if it fails. */
const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

it("the parser accepts what JSON.parse accepts, with the same result", () =>
  forAll(texts, RUNS, (text) => {
    const ours = parseJson(text);
    const theirs = parsed(text);
    const faults = "fault" in ours ? ours.fault.map(({ code }) => code) : [];
    if (faults.includes("too_deep")) return;
    expect(faults.includes("malformed")).toBe(theirs === undefined);
    if (theirs) expect(ours.value).toEqual(theirs.value);
    expect(faults.length).toBeLessThanOrEqual(JSON_LIMITS.maxFaults);
  }));

const member = (value: unknown, token: string): unknown => {
  const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
  expect(Object.hasOwn(value as object, name), name).toBe(true);
  return (value as Record<string, unknown>)[name];
};

it("every fault in text that JSON.parse accepts points to a place in it", () =>
  forAll(texts, RUNS, (text) => {
    const found = parseJson(text);
    if (!("fault" in found) || found.value === undefined) return;
    for (const { pointer, code } of found.fault) {
      // JSON.parse keeps only the last value of a repeated name.
      if (found.fault.some((other) => other.code === "duplicate_member" && other.pointer !== pointer))
        continue;
      expect(() => pointer.split("/").slice(1).reduce(member, found.value), code).not.toThrow();
    }
  }));

/** Trees whose names differ only by chance. */
const trees = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(1, "x", null),
    fc.array(tie("tree"), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom("a", "b", '\\"', "é"), tie("tree")), { maxLength: 3 })
      .map((entries) => new Members(entries)),
  ),
})).tree;

const repeats = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(repeats);
  if (!(value instanceof Members)) return false;
  const names = value.entries.map(([name]) => name);
  return new Set(names).size < names.length || value.entries.some(([, child]) => repeats(child));
};

it("a repeated name in one object is a fault", () =>
  forAll(trees, RUNS, (tree) => {
    const found = parseJson(jsonText(tree));
    expect("fault" in found && found.fault.every(({ code }) => code === "duplicate_member")).toBe(
      repeats(tree),
    );
  }));
