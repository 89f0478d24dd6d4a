import * as z from "zod";
import { cursorParam, pageLimit } from "../contract/query.ts";
import type { Position } from "../lib/cursor.ts";

/** The query of a short list that is read as a whole: one page, unless the caller asks for less. */
export const wholeListQuery = (limit: number) =>
  z.strictObject({ limit: pageLimit(limit, limit), cursor: cursorParam });

/** The cursors of a call to the API or the platform side. */
interface Cursors {
  readCursor(cursor: string): Promise<Position | null>;
  writeCursor(position: Position): Promise<string | null>;
}

const isAfter = (place: Position, other: Position): boolean => {
  const at = place.findIndex((value, index) => value !== other[index]);
  return at !== -1 && place[at]! > other[at]!;
};

/**
 * A page of a list that is read as a whole.
 * @param placeOf an item's place, ascending in the list's order; it must not change when others are added or removed
 */
export const pageOfWhole = async <Item>(
  call: Cursors,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  items: readonly Item[],
  placeOf: (item: Item) => Position,
): Promise<{ items: Item[]; nextCursor: string | null }> => {
  const after = cursor === undefined ? null : await call.readCursor(cursor);
  const left = after === null ? items : items.filter((item) => isAfter(placeOf(item), after));
  const page = left.slice(0, limit);
  const isLast = page.length === left.length;
  return { items: page, nextCursor: isLast ? null : await call.writeCursor(placeOf(page.at(-1)!)) };
};
