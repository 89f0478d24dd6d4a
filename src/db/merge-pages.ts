import type { Position } from "../lib/cursor.ts";
import { type Page, type PageRequest, positionOf } from "./page.ts";
import type { Row } from "./statement.ts";

/** Sorts descending, like the lists. */
const compare = (one: Position, other: Position): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at === -1) return 0;
  return one[at]! > other[at]! ? -1 : 1;
};

/**
 * One page of a list over several databases, merged from a page of each. It stops at the first place where a page ends
 * with more to come, because that database may have further rows there.
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
