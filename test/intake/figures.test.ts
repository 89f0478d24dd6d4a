import { describe, expect, it } from "vitest";
import { availabilityOf } from "../../src/intake/availability.ts";
import { dateIn } from "../../src/intake/dates.ts";
import { amountsOf, areaOf, countOf } from "../../src/intake/figures.ts";
import { addressesIn } from "../../src/intake/photo-texts.ts";
import { implausiblePrices } from "../../src/intake/plausible-prices.ts";
import { purposesOf } from "../../src/intake/purposes.ts";

describe("a count", () => {
  it.each([
    ["2 cobertas + 1 descoberta", 3],
    ["1 vaga coberta e 2 descobertas", 3],
    ["2 (1 coberta)", 2],
    ["3 sendo 2 cobertas e 1 descoberta", 3],
    ["2 + 1", null],
  ])("%s", (text, count) => {
    expect(countOf(text)).toBe(count);
  });
});

describe("an amount", () => {
  it.each([
    ["R$ 1.250.000,00", [1_250_000]],
    ["1250000", [1_250_000]],
    ["850.000", [850_000]],
    ["850,000", [850_000, 850]],
    ["12.5", [12.5, 12_500]],
    ["12,5", [12.5]],
    ["12.500,000", [12_500, 12_500_000]],
    ["950.00", [950]],
    ["0,001", []],
    ["0,006", []],
    ["0,850", [0.85]],
    ["1250.000", [1_250, 1_250_000]],
    ["450000.000", [450_000]],
    ["850 mil", [850_000]],
    ["1,2 milhão", [1_200_000]],
    ["1.2M", [1_200_000]],
    ["BRL 850000", [850_000]],
    ["850000 reais", [850_000]],
    ["850.000,00 (aceita permuta)", [850_000]],
    ["'850.000,00", [850_000]],
    ["R$ 1 250 000,00", [1_250_000]],
    ["1.250.000.00", [1_250_000]],
    ["R$ 850.000,00 à vista", [850_000]],
    ["2.200 por mês", [2_200]],
    ["R$ 2.200,00 mensais", [2_200]],
    ["1.250.00,00", []],
    ["meio milhão", [500_000]],
    ["1 milhão e meio", [1_500_000]],
    ["R$ ８５０．０００,００", [850_000]],
    ["(850.000,00)", []],
    ["R$ -", []],
    ["Consulte", []],
    ["0,00", []],
  ])("written as %j can mean %j", (text, amounts) => {
    expect(amountsOf(text)).toEqual(amounts);
  });
});

describe("an area", () => {
  it.each([
    ["2 hectares", "", 20_000],
    ["2,5", "ha", 25_000],
    ["900", "square feet", 83.61],
    ["1,5 acre", "", 6_070.28],
    ["85 m²", "", 85],
    ["85,5 m2 úteis", "", 85.5],
    ["0.850", "ha", 8_500],
    ["1250.500", "", 1_250.5],
    ["95 de terreno", "", null],
    ["95 constructor", "", null],
  ])("written as %j in %j is %j square meters", (text, unit, area) => {
    expect(areaOf(text, unit)).toEqual({ area });
  });

  it.each([
    ["3 alq.", "", "alq."],
    ["3", "alqueires", "alqueires"],
  ])("written as %j in %j has a unit of several sizes", (text, unit, unreadUnit) => {
    expect(areaOf(text, unit)).toEqual({ area: null, unreadUnit });
  });
});

describe("a purpose", () => {
  it.each([
    ["Venda e Locação", ["VENDA", "LOCACAO"]],
    ["À venda", ["VENDA"]],
    ["Aluguel", ["LOCACAO"]],
    ["V/L", ["VENDA", "LOCACAO"]],
    ["A", ["LOCACAO"]],
    ["Ambos", ["VENDA", "LOCACAO"]],
    ["For Sale / For Rent", ["VENDA", "LOCACAO"]],
    ["ALQUILER", ["LOCACAO"]],
    ["Residencial", []],
    ["Venda a prazo", ["VENDA"]],
    ["Repasse", ["VENDA"]],
    ["Venda (não aluga)", ["VENDA"]],
    ["Aluga, não vende", ["LOCACAO"]],
    ["Não está à venda", []],
  ])("written as %j is %j", (text, purposes) => {
    expect(purposesOf(text)).toEqual(purposes);
  });
});

describe("a date", () => {
  it.each([
    ["24/12/2026", { date: "2026-12-24", time: null }],
    ["3/11/26", { date: "2026-11-03", time: null }],
    ["03/11/2026 14:30", { date: "2026-11-03", time: "14:30:00" }],
    ["2026-02-03 09:10:00", { date: "2026-02-03", time: "09:10:00" }],
    ["2026-02-03 09:10:00 -0300", { date: "2026-02-03", time: "09:10:00", zone: "-03:00" }],
    ["31/02/2026", null],
    ["ontem", null],
    ["20 nov 2026", { date: "2026-11-20", time: null }],
    ["20/nov/26", { date: "2026-11-20", time: null }],
    ["3 de novembro de 2026", { date: "2026-11-03", time: null }],
    ["sex, 20/11/2026", { date: "2026-11-20", time: null }],
    ["20/11/2026 14h30", { date: "2026-11-20", time: "14:30:00" }],
    ["20/11/2026 às 14h", { date: "2026-11-20", time: "14:00:00" }],
    ["2026/11/20", { date: "2026-11-20", time: null }],
    ["20/11/2026 14:30:22.123", { date: "2026-11-20", time: "14:30:22" }],
    ["sexta-feira, 20 de novembro de 2026 às 14:30", { date: "2026-11-20", time: "14:30:00" }],
    ["nov/2026", null],
  ])("written as %j is %j", (text, date) => {
    expect(dateIn(text)).toEqual(date);
  });
});

describe("the addresses of photos", () => {
  it.each([
    ["https://a.b/1.jpg, https://a.b/2.jpg", ["https://a.b/1.jpg", "https://a.b/2.jpg"]],
    ['["https://a.b/1.jpg","https://a.b/2.jpg"]', ["https://a.b/1.jpg", "https://a.b/2.jpg"]],
    ["https://a.b/1,2.jpg;https://a.b/3.jpg", ["https://a.b/1,2.jpg", "https://a.b/3.jpg"]],
    ["//a.b/foto sala.jpg", ["//a.b/foto sala.jpg"]],
    ["", []],
  ])("in %j are %j", (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });
});

describe("a state", () => {
  it.each([
    ["Vendido", "SOLD"],
    ["LOCADO", "RENTED"],
    ["Suspenso", "INACTIVE"],
    ["Ativo", "ACTIVE"],
    ["Pronto para morar", undefined],
  ])("written as %j is %j", (text, state) => {
    expect(availabilityOf(text)).toBe(state);
  });
});

describe("implausible prices", () => {
  it.each([
    [{ salePrice: 850 }, ["salePrice"]],
    [{ salePrice: 850_000, rentPrice: 3_000 }, []],
    [{ rentPrice: 2.5 }, ["rentPrice"]],
    [{ salePrice: 300_000, rentPrice: 40_000 }, ["rentPrice"]],
    [{ salePrice: null, rentPrice: 40_000 }, []],
  ])("of %j are %j", (prices, names) => {
    expect(implausiblePrices(prices)).toEqual(names);
  });
});
