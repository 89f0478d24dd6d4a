import { describe, expect, it } from "vitest";
import { laidOut, type Part } from "../../scripts/sdk/emit/samples/layout.ts";

const STYLE = { width: 20, indent: "  " };
const list = (...parts: Part[]) => ({ open: "f(", parts, close: ")", last: "," });
const inner = (label: string, ...parts: Part[]): Part => ({ label, value: list(...parts) });

describe("a call", () => {
  it("stands on one line where there is room, what follows it included", () => {
    expect(laidOut(list("1234567", "12345678"), STYLE)).toBe("f(1234567, 12345678)");
    expect(laidOut(list("1234567", "1234567"), STYLE, "", ";")).toBe("f(1234567, 1234567);");
  });

  it("has else a line for each part, which may have room again", () => {
    expect(laidOut(list("1234567", inner("x=", "12345", "6")), STYLE, "a = ", ";")).toBe(
      "a = f(\n  1234567,\n  x=f(12345, 6),\n);",
    );
  });

  it("goes on within a part that lacks it", () => {
    expect(laidOut(list(inner("long=", "123456", "7890")), STYLE, "  ")).toBe(
      "  f(\n    long=f(\n      123456,\n      7890,\n    ),\n  )",
    );
  });
});
