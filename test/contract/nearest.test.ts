import { describe, expect, it } from "vitest";
import { nearest } from "../../src/contract/accepted-names.ts";

const FIELDS = ["address", "bedrooms", "salePrice", "rentPrice", "type", "CASA_RUA", "APARTAMENTO"];

describe("the nearest name", () => {
  it.each([
    ["adress", "address"],
    ["addresses", "address"],
    ["sale_price", "salePrice"],
    ["SalePrice", "salePrice"],
    ["slaePrice", "salePrice"],
    ["bedroom", "bedrooms"],
    ["Apartamento", "APARTAMENTO"],
    ["apartaménto", "APARTAMENTO"],
    ["casa rua", "CASA_RUA"],
  ])("to %s is %s", (written, meant) => {
    expect(nearest(written, FIELDS)).toBe(meant);
  });

  it.each(["q", "price", "", "___", "x".repeat(65), "ção", "constructor"])(
    "to %s does not exist",
    (written) => {
      expect(nearest(written, FIELDS)).toBeUndefined();
    },
  );

  it("among no names does not exist", () => {
    expect(nearest("address", [])).toBeUndefined();
  });
});
