/** Below these an amount is mistyped, or in thousands. */
const LEAST_SALE = 10_000;
const LEAST_RENT = 100;
/** A month's rent above this share of the price is none. */
const MOST_OF_SALE = 0.1;

/** No month's rent is as high. */
const LEAST_SURE_SALE = 100_000;

/** Whether an amount, in reais, can only be the price of a sale. */
export const isSurelySale = (amount: number | null): boolean => amount !== null && amount >= LEAST_SURE_SALE;

export interface Prices {
  readonly salePrice?: number | null | undefined;
  readonly rentPrice?: number | null | undefined;
}

/** The prices, in reais, that nobody can have meant: stored all the same, and reported (`price_implausible`). */
export const implausiblePrices = ({ salePrice, rentPrice }: Prices): ("salePrice" | "rentPrice")[] => {
  const isSale = typeof salePrice === "number" && salePrice < LEAST_SALE;
  const most = typeof salePrice === "number" && !isSale ? salePrice * MOST_OF_SALE : Number.POSITIVE_INFINITY;
  const isRent = typeof rentPrice === "number" && (rentPrice < LEAST_RENT || rentPrice > most);
  return [...(isSale ? (["salePrice"] as const) : []), ...(isRent ? (["rentPrice"] as const) : [])];
};
