import { describe, expect, it } from "vitest";
import { decodeUtf8, parseJson } from "../../src/lib/json.ts";
import { processorMs } from "../support/processor-time.ts";

const faultsOf = (text: string): string[] => {
  const parsed = parseJson(text);
  return "fault" in parsed ? parsed.fault.map((fault) => `${fault.code} ${fault.pointer}`.trim()) : [];
};

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe("valid text", () => {
  it.each([
    ["null"],
    ['"\\ud83c\\udfe0 \\u00e7 \\\\ \\""'],
    ["-0.5e-3"],
    ["1e308"],
    [' {"a":[1,{"b":[]},"x,\\"y\\":{"],"c":{"a":true}} '],
    ['[{"a":1},{"a":2}]'],
    ['{"a":{"a":{"a":1}},"":0,"A":1}'],
    ['{"a":"b","b":"a","c":["a","a"]}'],
    ['{"proto":1,"constructor":2}'],
  ])("%s parses to what JSON.parse gives", (text) => {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
  });

  it.each([
    ["32 levels", nested(32)],
    ["brackets after an escaped quote", `["\\"${"[".repeat(40)}\\""]`],
    ["400 decimals", `0.${"1".repeat(400)}`],
  ])("%s parse to what JSON.parse gives", (_, text) => {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
  });
});

describe("malformed text", () => {
  it.each([
    [""],
    ["   "],
    ["NaN"],
    ["[1,]"],
    ['{"a":1,}'],
    ['{"a":1}{"a":2}'],
    ["{'a':1}"],
    ["[01]"],
    ["[+1]"],
    ["[.5]"],
    ["[1.]"],
    ["-"],
    ["-Infinity"],
    ['"open'],
    ['"open\\"'],
    ['"\\x41"'],
    ['{"\\x":1,"\\x":1}'],
    ['"\\u12"'],
    ['"tab\there"'],
    ["// comment\n1"],
    ["\ufeff1"],
    ["\u00a01"],
    ["]]]}}}"],
    ['{"a":1,"a"'],
    [",,,"],
  ])("%j is one fault without a pointer", (text) => {
    expect(faultsOf(text)).toEqual(["malformed"]);
  });
});

describe("what JSON.parse lets through", () => {
  it.each([
    ['{"a":1,"a":2}', ["duplicate_member /a"]],
    ['{"a":1,"a":2,"a":3}', ["duplicate_member /a"]],
    ['{"a":1,"\\u0061":2}', ["duplicate_member /a"]],
    ['{"":1,"":2}', ["duplicate_member /"]],
    ['{"a/b~":1,"a/b~":2}', ["duplicate_member /a~1b~0"]],
    ['{"toString":1,"toString":2}', ["duplicate_member /toString"]],
    ['[0,{"x":[{"y":1,"y":1}],"z":1,"z":1}]', ["duplicate_member /1/x/0/y", "duplicate_member /1/z"]],
    [
      '{"a":{"b":1,"b":2},"a":{"b":1,"b":2}}',
      ["duplicate_member /a/b", "duplicate_member /a", "duplicate_member /a/b"],
    ],
    ['{"__proto__":{"admin":true}}', ["forbidden_member /__proto__"]],
    ['{"a":[{"__pro\\u0074o__":1}]}', ["forbidden_member /a/0/__proto__"]],
    ["1e999", ["not_finite"]],
    ['{"price":[1,-1E+400]}', ["not_finite /price/1"]],
    ['{"a":"\\ud800","b":"\\uDC00x"}', ["lone_surrogate /a", "lone_surrogate /b"]],
    ['["\\ud83c","\\udfe0"]', ["lone_surrogate /0", "lone_surrogate /1"]],
  ])("%s is refused with its pointers", (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it.each([
    ["an endless integer", `[${"9".repeat(400)}]`, "not_finite /0"],
    ["an unescaped lone surrogate", '["\ud800"]', "lone_surrogate /0"],
    ["a lone surrogate in a name", '{"\\udfff":1}', "lone_surrogate /\udfff"],
  ])("%s is refused with its pointer", (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each([
    ["33 arrays", nested(33), `too_deep ${"/0".repeat(32)}`],
    ["two million arrays", "[".repeat(2_000_000), `too_deep ${"/0".repeat(32)}`],
    ["two million objects", '{"a":'.repeat(2_000_000), `too_deep ${"/a".repeat(32)}`],
  ])("nesting of %s is refused before parsing", (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});

describe("hostile size", () => {
  it("bounds the number of faults it lists", () => {
    const text = `{${Array.from({ length: 5_000 }, (_, i) => `"n${i}":1,"n${i}":2`).join(",")}}`;
    expect(faultsOf(text)).toHaveLength(100);
  });

  it("may be bounded by the caller", () => {
    expect(parseJson("[[1]]", { maxDepth: 1 })).toEqual({ fault: [{ code: "too_deep", pointer: "/0" }] });
  });

  it("bounds the length of all pointers together", () => {
    const inner = Array.from({ length: 100 }, (_, i) => `"${i}":1,"${i}":2`).join(",");
    expect(faultsOf(`{"${"n".repeat(20_000)}":{${inner}}}`)).toHaveLength(2);
  });

  it.each([
    ["escaped quotes", `"${'\\"'.repeat(1_000_000)}"`],
    ["backslashes", `"${"\\\\".repeat(1_000_000)}"`],
    ["members", `{${Array.from({ length: 200_000 }, (_, i) => `"${i}":{}`).join(",")}}`],
    ["digits", `[1.${"0".repeat(2_000_000)}]`],
  ])("megabytes of %s parse in linear time", (_, text) => {
    expect(processorMs(() => expect(faultsOf(text)).toEqual([]))).toBeLessThan(2_000);
  });
});

describe("decoding UTF-8", () => {
  it.each([
    ["plain text", [0x63, 0xc3, 0xa9], "cé"],
    ["a byte order mark", [0xef, 0xbb, 0xbf, 0x7b], "{"],
    ["nothing", [], ""],
    ["Latin-1", [0x63, 0xe9], undefined],
    ["an overlong slash", [0xc0, 0xaf], undefined],
    ["an encoded surrogate", [0xed, 0xa0, 0x80], undefined],
    ["a cut sequence", [0xf0, 0x9f, 0x8f], undefined],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00], undefined],
  ])("%s gives the text or undefined", (_, bytes, text) => {
    expect(decodeUtf8(new Uint8Array(bytes))).toBe(text);
  });
});
