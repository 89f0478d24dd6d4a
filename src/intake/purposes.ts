import { fold } from "../lib/text.ts";
import type { Purpose } from "../vocabulary/value-lists.ts";

const SALE = /\b(sale|sell|venda|vender|vende|vendas|compra|comprar|venta)\b/;
const RENT = /\b(rent|rental|lease|aluguel|aluguer|alugar|aluga|locacao|temporada|seasonal|alquiler)\b/;
const BOTH = /\b(ambos|both)\b/;
/** V for venda, A and L for aluguel and locação: only if the text has nothing else. */
const LETTERS = /^[val](?: (?:e )?[val])?$/;

/** "Não está à venda", "Not for sale". */
const DENIED = /^(?:nao|sem|not|no|fora|retirado|retirada)\b/;

/** Sale or rent, in the words of portals and agencies: "Sale/Rent", "Venda e Locação", "V/L". Empty if it says neither. */
export const purposesOf = (text: string): Purpose[] => {
  const said = fold(text);
  if (DENIED.test(said)) return [];
  const letters = LETTERS.test(said) ? said : "";
  const both = BOTH.test(said);
  return [
    ...(both || SALE.test(said) || letters.includes("v") ? (["VENDA"] as const) : []),
    ...(both || RENT.test(said) || /[al]/.test(letters) ? (["LOCACAO"] as const) : []),
  ];
};

/** How many months a rent is paid for; null by the day, the week or the season, which are no rents. */
export const monthsOf = (period: string): number | null => {
  const said = fold(period);
  if (["", "month", "monthly", "mensal", "mes", "por mes", "ao mes"].includes(said)) return 1;
  return ["year", "yearly", "annual", "annually", "anual", "ano", "por ano"].includes(said) ? 12 : null;
};
