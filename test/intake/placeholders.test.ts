import { describe, expect, it } from "vitest";
import { isPlaceholder } from "../../src/intake/placeholders.ts";

describe("a text that means no value", () => {
  it.each([
    "ENDEREÇO NÃO INFORMADO",
    "Rua S/N",
    "Rua xxx",
    "Bairro não informado",
    "S/N",
    "00",
    "-",
    "xx",
    "Número X",
  ])("is %s", (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it.each(["Rua X", "Rua XX", "Rua Na", "Rua 0", "Rua Sem Saída", "Não Me Toque"])(
    "is not taken for %s",
    (text) => {
      expect(isPlaceholder(text)).toBe(false);
    },
  );
});
