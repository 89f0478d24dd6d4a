import { refuseCursor } from "../errors/refusal.ts";
import type { Position } from "../lib/cursor.ts";
import { type Leg, type Page, PLACE, pageOf, pageStatement } from "./page.ts";
import { type SearchRequest, searchedPageOf, searchStatement } from "./searched-page.ts";
import { type Database, type Meter, run } from "./statement.ts";

export type Equalities = Leg["equals"];

export interface FilteredPageRequest {
  readonly table: string;
  readonly columns: string;
  /** Indexes that end in the order of the list, all with the same columns. */
  readonly legs: readonly Leg[];
  /** The whole filter: the search checks what the legs do not. */
  readonly wanted: Equalities;
  readonly unwanted?: SearchRequest["unwanted"];
  /** The order without updatedSince: `place` by default. */
  readonly newest?: "place" | "created_at";
  readonly updatedSince: number | undefined;
  readonly after: Position | null;
  readonly limit: number;
}

/**
 * A page of a list, newest first; with updatedSince, latest change first.
 * @throws Refusal invalid_cursor for a position of the other order
 */
export const readFilteredPage = async (
  { db, meter }: { readonly db: Database; readonly meter: Meter },
  { wanted, unwanted = {}, newest = "place", updatedSince, columns, ...rest }: FilteredPageRequest,
): Promise<Page> => {
  const order = updatedSince === undefined ? newest : "updated_at";
  if (rest.after && rest.after.length !== PLACE[order].length) throw refuseCursor();
  const placed = order === "place" ? `${columns}, place` : columns;
  const page = { ...rest, columns: placed, order, since: updatedSince ?? null } as const;
  const served = page.legs[0]!.equals;
  const left = Object.entries(wanted).filter(([column]) => !(column in served));
  if (left.length === 0 && Object.keys(unwanted).length === 0) {
    const [rows = []] = await run(db, [pageStatement(page)], meter);
    return pageOf(page, rows);
  }
  const search = { ...page, wanted: Object.fromEntries(left), unwanted };
  const [rows = []] = await run(db, [searchStatement(search)], meter);
  return searchedPageOf(search, rows);
};
