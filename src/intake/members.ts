import { plainNumberOf } from "./figures.ts";
import { amountText, readAmount, readArea, readCount } from "./sheets/amounts.ts";
import type { CellFault, Reading } from "./sheets/reported.ts";
import { NO_STYLE } from "./sheets/style.ts";

/** What a single text, without a column around it, means for a member: a number, or why it is unclear. */
export type ReadNumber =
  | { readonly value: number }
  | { readonly fault: CellFault; readonly readings?: readonly string[] };

type Read = (text: string) => ReadNumber;

/** Text that is not a number, or contains more than one, is a fault here: nobody is shown how it was read. */
const unambiguous =
  (read: (text: string) => Reading, fallback: CellFault): Read =>
  (text) => {
    const reading = read(text);
    if ("fault" in reading) return reading;
    const isSure = "value" in reading && (reading.remarks ?? []).length === 0;
    return isSure ? { value: reading.value as number } : { fault: fallback };
  };

const amount = unambiguous((text) => readAmount({ text }, NO_STYLE), "not_an_amount");

/** "1.234" is too little for a home: it may be in thousands, or mistyped. */
const IN_THOUSANDS = /^(?:R\$ ?)?\d\.\d{3}$/i;
const THOUSAND = 1_000;

const price: Read = (text) => {
  const read = amount(text);
  if (!("value" in read) || !IN_THOUSANDS.test(text)) return read;
  return { fault: "ambiguous_amount", readings: [read.value, read.value * THOUSAND].map(amountText) };
};
const area = unambiguous((text) => readArea({ text }, NO_STYLE, ""), "not_an_area");
const count = unambiguous((text) => readCount({ text }), "not_a_count");
const plain: Read = (text) => {
  const value = plainNumberOf(text);
  return value === null ? { fault: "not_a_number" } : { value };
};

/** Names of members that are numbers, by the function that reads them. */
const NAMES: readonly (readonly [Read, string])[] = [
  [amount, "rentPrice rentPriceMin rentPriceMax priceCents amountCents"],
  [price, "salePrice salePriceMin salePriceMax priceExpected"],
  [area, "area privateArea areaMin"],
  [count, "bedrooms suites bathrooms parkingSpots unitsTotal unitsAvailable unitsReserved unitsSold"],
  [plain, "commissionPercent rentCommissionMonths splitListingPercent constructionProgress autoPauseAfter"],
];

const READERS: ReadonlyMap<string, Read> = new Map(
  NAMES.flatMap(([read, names]) => names.split(" ").map((name) => [name, read] as const)),
);

const DIGITS = /^-?\d+$/;

/** What a text means for a member of that name; undefined if the member is not a number. */
export const readMember = (name: string, text: string): ReadNumber | undefined => {
  const written = text.trim();
  const read = READERS.get(name);
  return read && DIGITS.test(written) ? { value: Number(written) } : read?.(written);
};
