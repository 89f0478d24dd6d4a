import type { Position } from "../lib/cursor.ts";
import { type Page, type PageRequest, positionOf } from "./page.ts";
import type { Row } from "./statement.ts";

/** Descending, as the lists are. */
const compare = (one: Position, other: Position): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at === -1) return 0;
  return one[at]! > other[at]! ? -1 : 1;
};

/**
 * One page of a list over several databases, made of a page of each. A database may have more rows after its page's
 * last place, so the merged page stops there.
 */
export const mergePages = (
  pages: readonly Page[],
  { order, limit }: Pick<PageRequest, "order" | "limit">,
): Page => {
  const place = (row: Row): Position => positionOf(order, row);
  const ends = pages.flatMap(({ next }) => (next === null ? [] : [next])).sort(compare);
  const end = ends[0] ?? null;
  const rows = pages
    .flatMap((page) => page.rows)
    .filter((row) => end === null || compare(place(row), end) <= 0)
    .sort((one, other) => compare(place(one), place(other)));
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? place(shown.at(-1)!) : end };
};
