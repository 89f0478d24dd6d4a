import { fold } from "../lib/text.ts";
import type { Purpose } from "../vocabulary/value-lists.ts";

const SALE = /\b(sale|sell|venda|vender|vende|vendas|revenda|repasse|compra|comprar|buy|purchase|venta)\b/;
const RENT = /\b(rent|rental|lease|aluguel|aluguer|alugar|aluga|locacao|temporada|seasonal|alquiler)\b/;
const BOTH = /\b(ambos|both)\b/;
/** V for venda, A and L for aluguel and locação: only if the text has nothing else. */
const LETTERS = /^[val](?: (?:e )?[val])?$/;

/** "Não está à venda", "Not for sale". */
const DENIED = /^(?:nao|sem|not|no|fora|retirado|retirada)\b/;

/** "Aluga, não vende" and "Venda (não aluga)" without the part that they deny, unless they say nothing else. */
export const withoutDenials = (text: string): string => {
  const parts = text.split(/[,;()]/).filter((part) => fold(part) !== "");
  const affirmed = parts.filter((part) => !DENIED.test(fold(part)));
  return affirmed.length === 0 ? text : affirmed.join(" ");
};

/**
 * Sale or rent, in the words of portals and agencies: "Sale/Rent", "Venda e Locação", "V/L". Empty if the text names
 * neither.
 */
export const purposesOf = (text: string): Purpose[] => {
  const folded = fold(withoutDenials(text));
  if (DENIED.test(folded)) return [];
  const letters = LETTERS.test(folded) ? folded : "";
  const both = BOTH.test(folded);
  return [
    ...(both || SALE.test(folded) || letters.includes("v") ? (["VENDA"] as const) : []),
    ...(both || RENT.test(folded) || /[al]/.test(letters) ? (["LOCACAO"] as const) : []),
  ];
};

/** Folded words for how many months a rent covers; null by the day, week or season, which is not a rent. */
const PERIODS: readonly (readonly [months: number | null, words: string])[] = [
  [1, "month monthly mensal mensais mensalmente mes"],
  [12, "year yearly annual annually anual anuais ano"],
  [
    null,
    "day daily dia diaria diarias noite noites pernoite night nightly week weekly semana semanal semanas quinzena quinzenal season seasonal temporada",
  ],
];
const periods = new Map(
  PERIODS.flatMap(([months, words]) => words.split(" ").map((word) => [word, months] as const)),
);

/** How many months a rent is paid for; undefined for a word that is not a period. */
export const periodOf = (text: string): number | null | undefined =>
  periods.get(fold(text).replace(/^(?:por|ao|a|per) /, ""));

/** As `periodOf`, but an empty text means one month, and an unknown word is null. */
export const monthsOf = (period: string): number | null =>
  fold(period) === "" ? 1 : (periodOf(period) ?? null);
