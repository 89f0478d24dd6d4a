/** Below these an amount is mistyped, or in thousands. */
const LEAST_SALE = 10_000;
const LEAST_RENT = 100;
/** From here on it only fills a field that must not be empty: 9999999999, 123456789. */
const MOST_SALE = 1_000_000_000;
const MOST_RENT = 10_000_000;
const LEAST_FILLER = 1_000_000;
const COUNTED = "123456789";

const isFiller = (amount: number): boolean => {
  const digits = String(amount);
  return (
    (amount >= LEAST_FILLER && COUNTED.startsWith(digits)) ||
    (digits.length >= 8 && new Set(digits).size === 1)
  );
};

/** Above this share of the price it is no month's rent. */
const MOST_OF_SALE = 0.1;

/** No month's rent is this high. */
const LEAST_SURE_SALE = 100_000;

/** Whether an amount, in reais, can only be the price of a sale. */
export const isSurelySale = (amount: number | null): boolean => amount !== null && amount >= LEAST_SURE_SALE;

export interface Prices {
  readonly salePrice?: number | null | undefined;
  readonly rentPrice?: number | null | undefined;
}

/** The prices, in reais, that nobody can have meant: stored all the same, and reported (`price_implausible`). */
export const implausiblePrices = ({ salePrice, rentPrice }: Prices): ("salePrice" | "rentPrice")[] => {
  const isSale =
    typeof salePrice === "number" &&
    (salePrice < LEAST_SALE || salePrice >= MOST_SALE || isFiller(salePrice));
  const most = typeof salePrice === "number" && !isSale ? salePrice * MOST_OF_SALE : Number.POSITIVE_INFINITY;
  const isRent =
    typeof rentPrice === "number" &&
    (rentPrice < LEAST_RENT || rentPrice > Math.min(most, MOST_RENT) || isFiller(rentPrice));
  return [...(isSale ? (["salePrice"] as const) : []), ...(isRent ? (["rentPrice"] as const) : [])];
};
