/** An amount below these is mistyped, or in thousands. */
const MIN_SALE = 10_000;
const MIN_RENT = 100;
/** From here on an amount only fills a field that must not be empty: 9999999999, 123456789. */
const MAX_SALE = 1_000_000_000;
const MAX_RENT = 10_000_000;
const MIN_FILLER = 1_000_000;
const DIGITS_IN_ORDER = "123456789";

const isFiller = (amount: number): boolean => {
  const digits = String(amount);
  return (
    (amount >= MIN_FILLER && DIGITS_IN_ORDER.startsWith(digits)) ||
    (digits.length >= 8 && new Set(digits).size === 1)
  );
};

/** Above this share of the sale price, an amount is not a monthly rent. */
const MAX_OF_SALE = 0.1;

/** No monthly rent is this high. */
const MIN_SURE_SALE = 100_000;

/** Whether an amount, in reais, can only be the price of a sale. */
export const isSurelySale = (amount: number | null): boolean => amount !== null && amount >= MIN_SURE_SALE;

export interface Prices {
  readonly salePrice?: number | null | undefined;
  readonly rentPrice?: number | null | undefined;
}

/** The prices, in reais, that nobody can have meant: stored all the same, and reported (`price_implausible`). */
export const implausiblePrices = ({ salePrice, rentPrice }: Prices): ("salePrice" | "rentPrice")[] => {
  const isSale =
    typeof salePrice === "number" && (salePrice < MIN_SALE || salePrice >= MAX_SALE || isFiller(salePrice));
  const most = typeof salePrice === "number" && !isSale ? salePrice * MAX_OF_SALE : Number.POSITIVE_INFINITY;
  const isRent =
    typeof rentPrice === "number" &&
    (rentPrice < MIN_RENT || rentPrice > Math.min(most, MAX_RENT) || isFiller(rentPrice));
  return [...(isSale ? (["salePrice"] as const) : []), ...(isRent ? (["rentPrice"] as const) : [])];
};
