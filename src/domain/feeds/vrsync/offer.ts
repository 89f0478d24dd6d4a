import { fold } from "../../../lib/text.ts";
import type { Purpose } from "../../../vocabulary/value-lists.ts";
import { priceOf } from "./figures.ts";
import type { RawListing } from "./listing-scanner.ts";

export interface Offer {
  /** Undefined if the feed neither names nor prices them. */
  readonly purposes: Purpose[] | undefined;
  readonly salePrice: number | null;
  readonly rentPrice: number | null;
}

const SALE = /\b(sale|sell|venda|vender|vende)\b/;
const RENT = /\b(rent|rental|aluguel|alugar|locacao|temporada)\b/;

const priceIn = (listing: RawListing, name: string): number | null => {
  const element = listing.get(`details/${name}`)?.[0];
  return element ? priceOf(element.text, element.attributes.currency) : null;
};

/** A price by the day or the week is a season's, not a rent. */
const isMonthly = (listing: RawListing): boolean =>
  ["", "month", "monthly", "mensal"].includes(
    fold(listing.get("details/rentalprice")?.[0]?.attributes.period ?? ""),
  );

/** The listing's purposes and prices (rules 19.9). */
export const offerOf = (listing: RawListing): Offer => {
  const list = priceIn(listing, "listprice");
  const written = priceIn(listing, "rentalprice");
  const rent = isMonthly(listing) ? written : null;
  const said = fold(listing.get("transactiontype")?.[0]?.text ?? "");
  const isNamed = SALE.test(said) || RENT.test(said);
  const forSale = isNamed ? SALE.test(said) : list !== null;
  const forRent = isNamed ? RENT.test(said) : rent !== null;
  // In rent-only listings ListPrice holds the rent.
  const fallback = forRent && !forSale && written === null ? list : null;
  const purposes: Purpose[] = [
    ...(forSale ? ["VENDA" as const] : []),
    ...(forRent ? ["LOCACAO" as const] : []),
  ];
  return {
    purposes: purposes.length > 0 ? purposes : undefined,
    salePrice: forSale ? list : null,
    rentPrice: forRent ? (rent ?? fallback) : null,
  };
};
