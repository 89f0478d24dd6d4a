import { describe, expect, it } from "vitest";
import { suggestedName } from "../../src/contract/accepted-names.ts";

const FIELDS = ["type", "title", "salePrice", "address", "photos", "phones"];

describe("an unknown name", () => {
  it.each([
    ["tipo", "type"],
    ["Tipo", "type"],
    ["preço", "salePrice"],
    ["valor_venda", "salePrice"],
    ["Endereço", "address"],
    ["fotos", "photos"],
    ["telefone", "phones"],
    ["sale_price", "salePrice"],
  ])("%s means %s", (written, meant) => {
    expect(suggestedName(written, FIELDS)).toBe(meant);
  });

  it("is never taken for a name that is not accepted there", () => {
    expect(suggestedName("bairro", FIELDS)).toBeUndefined();
    expect(suggestedName("constructor", FIELDS)).toBeUndefined();
  });
});
