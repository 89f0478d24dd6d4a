import * as z from "zod";
import { cursorParam, pageLimit } from "../contract/query.ts";
import type { Position } from "../lib/cursor.ts";

/** Query of a list that is short and read whole: one page, unless a caller asks for less. */
export const wholeListQuery = (limit: number) =>
  z.strictObject({ limit: pageLimit(limit, limit), cursor: cursorParam });

/** What either side's call offers for cursors. */
interface Cursors {
  readCursor(cursor: string): Promise<Position | null>;
  writeCursor(position: Position): Promise<string | null>;
}

const isAfter = (place: Position, other: Position): boolean => {
  const at = place.findIndex((value, index) => value !== other[index]);
  return at !== -1 && place[at]! > other[at]!;
};

/**
 * A page of such a list.
 * @param placeOf an item in the order of the list, which rises: it holds while others come and go
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
