import { describe, expect, it } from "vitest";
import { amountOf, amountText } from "../../src/kit/amounts.ts";

describe("a number in a form", () => {
  it.each([
    ["450000", 450_000],
    ["R$ 450.000,00", 450_000],
    ["1.234.567", 1_234_567],
    ["1.234,56", 1_234.56],
    ["1,234.56", 1_234.56],
    ["1234.56", 1_234.56],
    ["98,5", 98.5],
    ["98.5", 98.5],
    ["-3", -3],
    ["", null],
  ])("is read in either language: %s", (text, number) => {
    expect(amountOf(text)).toBe(number);
  });

  it.each(["1.234", "1,234", "dois", "1e5", "0x10", "Infinity", "1.2.3"])(
    "that could mean two or none stays text: %s",
    (text) => expect(amountOf(text)).toBe(text),
  );

  it.each([0, 1, 98.5, 1_234_567.5, 0.01])("is shown as it is read: %s", (number) =>
    expect(amountOf(amountText(number))).toBe(number),
  );
});
