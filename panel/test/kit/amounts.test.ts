import { describe, expect, it } from "vitest";
import { amountText, centsAt, numberAt } from "../../src/kit/amounts.ts";

describe("a number in a form", () => {
  it.each([
    ["/salePrice", "450000", 450_000],
    ["/salePrice", "R$ 450.000,00", 450_000],
    ["/salePrice", "850.000", 850_000],
    ["/salePrice", "980 mil", 980_000],
    ["/salePrice", "1,2 mi", 1_200_000],
    ["/salePrice", "1.234,56", 1_234.56],
    ["/salePrice", "1,234.56", 1_234.56],
    ["/rentPrice", "950.00", 950],
    ["/rentPrice", "1.234", 1_234],
    ["/salePrice", "1234", 1_234],
    ["/salePrice", "1.234,00", 1_234],
    ["/area", "98,5", 98.5],
    ["/area", "98.5", 98.5],
    ["/area", "2 ha", 20_000],
    ["/bedrooms", "3 quartos", 3],
    ["/bedrooms", "-3", -3],
    ["/partnershipTerms/commissionPercent", "6,5 %", 6.5],
    ["/launch/unitsTotal", "40", 40],
    ["/salePrice", "", null],
  ])("is read at %s as in a sheet: %j", (pointer, text, number) => {
    expect(numberAt(pointer, text)).toBe(number);
  });

  it.each([
    ["/salePrice", "850,000"],
    ["/salePrice", "1.234"],
    ["/interest/salePriceMax", "R$ 1.234"],
    ["/salePrice", "12.5"],
    ["/salePrice", "sob consulta"],
    ["/salePrice", "1.2.3"],
    ["/area", "3 alqueires"],
    ["/bedrooms", "muitos"],
    ["/salePrice", "0,001"],
    ["/salePrice", "0,006"],
    ["/area", "85.500"],
    ["/partnershipTerms/commissionPercent", "0x10"],
  ])("that could mean two amounts or none stays text at %s: %j", (pointer, text) =>
    expect(numberAt(pointer, text)).toBe(text),
  );

  it.each([0, 1, 98.5, 1_234_567.5, 0.01])("is shown as it is read: %s", (number) => {
    for (const pointer of ["/salePrice", "/area", "/partnershipTerms/commissionPercent"])
      expect(numberAt(pointer, amountText(number))).toBe(number);
  });

  it("of centavos is whole, even if negative", () => {
    expect(centsAt("/amountCents", "1.234,56")).toBe(123_456);
    expect(centsAt("/amountCents", "-R$ 50")).toBe(-5_000);
    expect(centsAt("/amountCents", "12.5")).toBe("12.5");
  });
});
