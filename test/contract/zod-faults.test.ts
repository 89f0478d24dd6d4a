import { describe, expect, it } from "vitest";
import * as z from "zod";
import { faultsOf, nameOf } from "../../src/contract/zod-faults.ts";

const Body = z.strictObject({
  name: z.string().min(2).max(4).optional(),
  kind: z.enum(["A", "B"]).optional(),
  count: z.int().min(1).max(9).optional(),
  price: z.number().positive().optional(),
  list: z.array(z.string()).min(1).max(2).optional(),
  email: z.email().optional(),
  consent: z.literal(true).optional(),
});

const faults = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : faultsOf(parsed.error, "body");
};

describe("a fault of one field", () => {
  it.each([
    [{ name: 5 }, "name", "wrong_type", { expected: "string" }],
    [{ name: null }, "name", "wrong_type", { expected: "string" }],
    [{ name: "a" }, "name", "too_short", { limit: 2 }],
    [{ name: "abcde" }, "name", "too_long", { limit: 4 }],
    [{ kind: "C" }, "kind", "not_in_list", undefined],
    [{ count: 1.5 }, "count", "wrong_type", { expected: "integer" }],
    [{ count: 0 }, "count", "too_low", { limit: 1 }],
    [{ count: 10 }, "count", "too_high", { limit: 9 }],
    [{ price: 0 }, "price", "not_positive", undefined],
    [{ list: [] }, "list", "too_few", { limit: 1 }],
    [{ list: ["a", "b", "c"] }, "list", "too_many", { limit: 2 }],
    [{ list: ["a", 2] }, "list[1]", "wrong_type", { expected: "string" }],
    [{ email: "nobody" }, "email", "invalid_format", { format: "email" }],
    [{ consent: false }, "consent", "not_in_list", undefined],
    [{ other: 1 }, "other", "unknown_field", undefined],
  ])("of %j is reported by name and word", (value, name, code, args) => {
    const [fault, ...others] = faults(Body, value);
    expect(fault).toMatchObject({ in: "body", name, code, ...(args && { args }) });
    expect(others).toEqual([]);
  });

  it.each([
    ["a string", z.string()],
    ["an enum", z.enum(["A"])],
    ["a literal", z.literal(true)],
    ["a list", z.array(z.string())],
    ["a union", z.union([z.string(), z.number()])],
  ])("is required when %s is missing", (_, schema) => {
    expect(faults(z.strictObject({ field: schema }), {})).toEqual([
      { in: "body", name: "field", pointer: "/field", code: "required" },
    ]);
  });

  it("names the format that a pattern stands for, not the pattern", () => {
    const schema = z.object({ cityId: z.string().regex(/^\d{7}$/, { error: "IBGE code" }) });
    expect(faults(schema, { cityId: "12" })).toMatchObject([{ args: { format: "IBGE code" } }]);
  });

  it.each([
    [{ "a.b": 1 }, "/a.b"],
    [{ "x/y~z": 1 }, "/x~1y~0z"],
    [{ "": 1 }, "/"],
    [{ "7": 1 }, "/7"],
  ])("of %j points at the member itself", (value, pointer) => {
    expect(faults(Body, value)).toMatchObject([{ code: "unknown_field", pointer }]);
  });

  it("has the reason that a custom check names", () => {
    const schema = z.object({ at: z.string().refine(() => false, { params: { fault: "in_the_future" } }) });
    const fault = { in: "body", name: "at", pointer: "/at", code: "in_the_future" };
    expect(faults(schema, { at: "2030" })).toEqual([fault]);
  });
});

it("lists every fault of a body at once", () => {
  const value = { name: 5, kind: "C", list: [1, 2], more: true };
  const found = faults(Body, value).map(({ name, code }) => `${name} ${code}`);
  expect(found.sort()).toEqual([
    "kind not_in_list",
    "list[0] wrong_type",
    "list[1] wrong_type",
    "more unknown_field",
    "name wrong_type",
  ]);
});

it("lists a limited number of faults, with names of limited length", () => {
  const { list, more } = { list: z.array(z.string()), more: z.strictObject({}) };
  expect(faults(list, Array(5_000).fill(1))).toHaveLength(1_000);
  const withNames = (chars: number) =>
    Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`${at}`.padStart(chars, "n"), at]));
  expect(faults(more, withNames(5))).toHaveLength(1_000);
  expect(faults(more, withNames(5_000))).toHaveLength(7);
});

it.each([
  [["address", "city"], "address.city"],
  [["photos", 2], "photos[2]"],
  [["a", 0, "b"], "a[0].b"],
  [[], ""],
])("writes the path %j as %s", (path, name) => {
  expect(nameOf(path)).toBe(name);
});
