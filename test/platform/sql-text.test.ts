import { describe, expect, it } from "vitest";
import { maxArguments, patternBytes } from "./sql-text.ts";

describe("the largest number of arguments of a function", () => {
  it.each([
    ["SELECT 1", 0],
    ["SELECT max(1, 2, 3)", 3],
    ["SELECT json_object('a', (SELECT min(b, c) FROM t), 'd', 'e,f(g,h')", 4],
    ["INSERT INTO t (a, b, c, d) VALUES (1, 2, 3, abs(4))", 1],
    ["SELECT a FROM t WHERE b IN (1, 2, 3) -- f(1, 2, 3, 4)", 0],
    [`SELECT json_array(${Array.from({ length: 33 }, () => "?").join(", ")})`, 33],
  ])("in %s are %i", (text, count) => {
    expect(maxArguments(text)).toBe(count);
  });
});

it("the bytes of patterns are counted in literals and parameters alike", () => {
  expect(patternBytes("SELECT 1 WHERE a GLOB 'ç*' OR b LIKE ?2", ["x", "abc"])).toEqual([3, 3]);
});
