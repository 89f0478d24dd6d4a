import { refuseCursor } from "../errors/refusal.ts";
import { type Position, readCursor, writeCursor } from "../lib/cursor.ts";
import type { Call } from "./call.ts";
import type { Parsed } from "./parse.ts";

/**
 * Where a page begins, how long it is and what stands beside it: a list is the same under any of them. Of the log, whose
 * cursor is a place that readers keep for weeks, also what they are told of it: its `since` and `types` (rules 20.2).
 */
const NO_FILTERS: ReadonlySet<string> = new Set(["cursor", "limit", "include", "since", "types"]);

/** The filters of a call in one spelling, however they were sent, defaults included; null where one is malformed. */
export const filtersOf = ({ input, faults }: Pick<Parsed, "input" | "faults">): string | null => {
  if (faults.some((fault) => fault.in === "query" && !NO_FILTERS.has(fault.name))) return null;
  const filters = Object.entries(input.query)
    .filter(([name, value]) => value !== undefined && !NO_FILTERS.has(name))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return filters.length === 0 ? "" : JSON.stringify(filters);
};

export interface Cursors {
  /** @throws Refusal invalid_cursor */
  readCursor(cursor: string): Promise<Position>;
  writeCursor(position: Position): Promise<string>;
}

/** The cursors of the list that a call asks for (rules 9.2). */
export const cursorsOf = (
  { services, path }: Pick<Call, "services" | "path">,
  accountId: string,
  parsed: Pick<Parsed, "input" | "faults">,
): Cursors => {
  const secret = services.settings.cursorSecret;
  // The path as sent: a cursor of one object's list is not good for another's.
  const scope = { secret, accountId, route: path, filters: filtersOf(parsed) };
  return {
    writeCursor: (position) => writeCursor(scope, position),
    readCursor: async (cursor) => {
      const position = await readCursor(scope, cursor);
      if (!position) throw refuseCursor();
      return position;
    },
  };
};
