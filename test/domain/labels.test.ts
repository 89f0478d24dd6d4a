import { expect, it } from "vitest";
import { LABELS, labelOf } from "../../src/vocabulary/labels.ts";

it("labels a value in the language of the call", () => {
  expect(labelOf("pendingItem", "COVER_PHOTO_MISSING", "pt-BR")).toBe("Falta a foto de capa");
  expect(labelOf("curationReason", "MARCA_DAGUA", "en")).toBe("Photos with a watermark");
});

it.each(["TRIPLEX", "toString", "__proto__", ""])("lets the unlabeled value %j stand for itself", (value) => {
  expect(labelOf("propertyType", value, "en")).toBe(value);
});

it.each(Object.entries(LABELS))("labels the values of %s differently in both languages", (_, labels) => {
  for (const language of ["pt-BR", "en"] as const) {
    const texts = Object.values(labels).map((label: Record<typeof language, string>) => label[language]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  }
});
