import { describe, expect, it } from "vitest";
import { type Language, negotiateLanguage } from "../../src/lib/language.ts";

type Case = readonly [header: string | null | undefined, language: Language];

const isNegotiated = (...[header, language]: Case) => {
  expect(negotiateLanguage(header)).toBe(language);
};

describe("the language of an answer", () => {
  it.each<Case>([
    [undefined, "pt-BR"],
    [null, "pt-BR"],
    ["", "pt-BR"],
    ["da", "pt-BR"],
    ["fr-CH, fr;q=0.9, de;q=0.7", "pt-BR"],
    ["fr;q=1, de;q=0", "pt-BR"],
  ])("is pt-BR where %j names neither", isNegotiated);

  it.each<Case>([
    // The example of RFC 9110 §12.5.4: Danish, else British English, else any English.
    ["da, en-gb;q=0.8, en;q=0.7", "en"],
    ["en", "en"],
    ["EN", "en"],
    ["en-US,en;q=0.9", "en"],
    ["en-US", "en"],
    ["pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7", "pt-BR"],
    ["pt", "pt-BR"],
    ["PT-br", "pt-BR"],
    ["pt-PT, en;q=0.9", "pt-BR"],
    ["en;q=0.5, pt;q=0.4", "en"],
    ["en;q=0.5, pt-BR;q=0.5", "pt-BR"],
    ["en ; q=0.9 ,\tpt ;q=0.2", "en"],
    ["en;q=0.001, fr", "en"],
    ["en;Q=0.3, pt;Q=0.9", "pt-BR"],
  ])("follows the weights of %j", isNegotiated);

  it.each<Case>([
    ["en-GB;q=0.2, en-US;q=0.8, pt;q=0.5", "en"],
    ["en-US, en;q=0.1, pt;q=0.5", "pt-BR"],
    ["pt;q=0.9, pt-BR;q=0.1, en;q=0.5", "en"],
    ["en;q=0.9, pt;q=0.1, pt-BR", "pt-BR"],
  ])("uses the longest matching range in %j", isNegotiated);

  it.each<Case>([
    ["*", "pt-BR"],
    ["*;q=0.5", "pt-BR"],
    ["en, *;q=0.5", "en"],
    ["pt;q=0.2, *", "en"],
    ["en;q=0.4, *;q=0.6", "pt-BR"],
    ["*;q=0", "pt-BR"],
  ])("lets the wildcard of %j stand for the rest", isNegotiated);

  it.each<Case>([
    ["pt-BR;q=0", "en"],
    ["pt;q=0, *", "en"],
    ["pt;q=0.0, en;q=0.1", "en"],
    ["en;q=0", "pt-BR"],
    ["en;q=0, *", "pt-BR"],
    ["pt;q=0, en;q=0", "pt-BR"],
  ])("avoids what %j refuses", isNegotiated);

  it.each<Case>([
    ["en;q=2", "pt-BR"],
    ["en;q=-1, pt;q=0.1", "pt-BR"],
    ["en;q=high, pt;q=0.1", "pt-BR"],
    ["en;q=Infinity", "pt-BR"],
    ["en;q=0x1", "pt-BR"],
    ["en;q=0.1234", "pt-BR"],
    ["en;q=", "pt-BR"],
    [",,;;,=", "pt-BR"],
    ["english, portuguese", "pt-BR"],
    ["\u0000en", "pt-BR"],
    ["; q=1, en", "en"],
  ])("passes over what is malformed in %j", isNegotiated);

  it("reads a bounded number of ranges of a long header", () => {
    const noise = "fr;q=0.5,".repeat(10_000);
    expect(negotiateLanguage(`en,${noise}pt`)).toBe("en");
    expect(negotiateLanguage(`${noise}en`)).toBe("pt-BR");
  });
});
