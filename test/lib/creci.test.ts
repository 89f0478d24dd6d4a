import { describe, expect, it } from "vitest";
import { parseCreci } from "../../src/lib/creci.ts";

describe("a CRECI registration", () => {
  it.each([
    ["123456", "123456"],
    ["123456-F", "123456-F"],
    ["123.456-F", "123456-F"],
    ["00001-J", "00001-J"],
    ["CRECI 123456", "123456"],
    ["CRECI-SP 123456", "123456 SP"],
    ["CRECI/SP 123.456-F", "123456-F SP"],
    ["creci-sp 12.345-j", "12345-J SP"],
    ["CRECI SP-12345", "12345 SP"],
    ["J 12345", "12345-J"],
    ["J-12345", "12345-J"],
    ["CJ 12345", "12345-J"],
    ["CRECI GO CJ 12345", "12345-J GO"],
    ["038.577 RJ", "038577 RJ"],
    ["38577-F/RJ", "38577-F RJ"],
    ["CRECI nº 123456 SP", "123456 SP"],
    ["CRECI: 123456-F", "123456-F"],
    ["  7 df ", "7 DF"],
  ])("written %j is %j", (text, normalized) => {
    expect(parseCreci(text)).toBe(normalized);
  });

  it.each(["", "CRECI", "1234567", "12.3456", "123456-K", "XX 1234", "SP 1234 RJ", "em análise", "12 34"])(
    "is not found in %j",
    (text) => {
      expect(parseCreci(text)).toBeUndefined();
    },
  );

  it("is unchanged when read again", () => {
    const normalized = parseCreci("CRECI/SP 123.456-F") ?? "";
    expect(parseCreci(normalized)).toBe(normalized);
  });
});
