import { describe, expect, it } from "vitest";
import * as z from "zod";
import { acceptedNames } from "../../src/contract/accepted-names.ts";
import { faultsOf } from "../../src/contract/zod-faults.ts";

const Inner = z.strictObject({ city: z.string().optional(), state: z.string().optional() });
const Body = z
  .strictObject({
    address: Inner.nullable().optional(),
    phones: z.array(Inner).optional(),
    kind: z.enum(["SALE", "RENT"]).optional(),
    late: z.lazy(() => Inner).optional(),
    read: z.preprocess((value) => value, Inner).optional(),
    any: z.record(z.string(), z.string()).optional(),
  })
  .refine(() => true)
  .transform((value) => value);

const faults = (value: unknown, schema: z.ZodType = Body) =>
  faultsOf(schema.safeParse(value, { reportInput: true }).error!, "body", schema);

describe("the accepted names", () => {
  it.each([
    ["the body", [], ["address", "phones", "kind", "late", "read", "any"]],
    ["a member that may be null", ["address"], ["city", "state"]],
    ["an item", ["phones", 3], ["city", "state"]],
    ["a lazily declared member", ["late"], ["city", "state"]],
    ["a preprocessed member", ["read"], ["city", "state"]],
    ["a member that is not an object", ["kind"], []],
    ["an unknown member", ["nothing", "here"], []],
    ["an object that takes any name", ["any"], []],
  ])("of %s are its members", (_, path, names) => {
    expect(acceptedNames(Body, path)).toEqual(names);
  });
});

describe("an unknown name or value", () => {
  it("is answered with all that are accepted and the closest of them", () => {
    expect(faults({ adress: 1, address: { citty: "x" }, kind: "sales" })).toEqual([
      expect.objectContaining({ name: "address.citty", allowed: ["city", "state"], meant: "city" }),
      expect.objectContaining({
        name: "kind",
        code: "not_in_list",
        allowed: ["SALE", "RENT"],
        meant: "SALE",
      }),
      expect.objectContaining({ name: "adress", code: "unknown_field", meant: "address" }),
    ]);
  });

  it("gets such an answer only if it is among the first twenty", () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`adress${at}`, 1]));
    const found = faults(many);
    expect(found).toHaveLength(1_000);
    expect(found.filter(({ allowed }) => allowed)).toHaveLength(20);
    const values = { list: Array.from({ length: 500 }, () => "sale") };
    const Values = z.strictObject({ list: z.array(z.enum(["SALES", "RENT"])) });
    expect(faults(values, Values).filter(({ meant }) => meant)).toHaveLength(20);
  });
});
