import type { Position } from "../../lib/cursor.ts";
import { centsOf } from "../../lib/money.ts";
import type { MatchScope, MatchStatus, Purpose } from "../../vocabulary/value-lists.ts";

export interface MatchFilter {
  readonly status?: MatchStatus | undefined;
  readonly scope?: MatchScope | undefined;
  readonly ownerAccountId?: string | undefined;
  readonly propertyId?: string | undefined;
  readonly leadId?: string | undefined;
  readonly minScore?: number | undefined;
  readonly updatedSince?: number | undefined;
  /** The purpose on which the pair matches. */
  readonly purpose?: Purpose | undefined;
  /** In BRL, of the pair's price. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** By default the newest first, or with `updatedSince` the latest change first. */
  readonly order?: "score" | "price" | undefined;
}

/** The generated column `cheapness` at a price of 0: it falls as the price rises, and sales come before rents. */
const FREE = { VENDA: 2_000_000_000_000_000, LOCACAO: 1_000_000_000_000_000 } as const;

/** Above every price in cents. */
const NO_PRICE = FREE.VENDA - FREE.LOCACAO - 1;

/** A range of `cheapness`, both ends included. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** Ranges of the order by price, one for each purpose; null if the filter names neither price nor purpose. */
export const spansOf = ({ purpose, minPrice, maxPrice }: MatchFilter): readonly Span[] | null => {
  if (purpose === undefined && minPrice === undefined && maxPrice === undefined) return null;
  const purposes = purpose === undefined ? (["VENDA", "LOCACAO"] as const) : [purpose];
  return purposes.map((one) => ({
    least: FREE[one] - (maxPrice === undefined ? NO_PRICE : centsOf(maxPrice)!),
    most: FREE[one] - centsOf(minPrice ?? 0)!,
  }));
};

/** The range that a filter allows in the first column of its order. */
interface Bounds {
  readonly least: number | null;
  /** Where the first page begins. */
  readonly start: Position | null;
}

/** @returns null if the filter asks for more than the index of its order begins with */
export const boundsOf = (filter: MatchFilter): Bounds | null => {
  const { order, minScore, ownerAccountId, propertyId, leadId, updatedSince } = filter;
  if ([ownerAccountId, propertyId, leadId, updatedSince].some((value) => value !== undefined)) return null;
  const spans = spansOf(filter);
  if (order === "score") return spans === null ? { least: minScore ?? null, start: null } : null;
  if (minScore !== undefined || (spans !== null && spans.length > 1)) return null;
  const [span] = spans ?? [];
  return { least: span?.least ?? null, start: span ? [span.most, Number.MAX_SAFE_INTEGER] : null };
};
