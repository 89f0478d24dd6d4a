import { refuseCursor } from "../errors/refusal.ts";
import { type Position, readCursor, writeCursor } from "../lib/cursor.ts";
import type { Services } from "../services.ts";
import type { SentInput } from "./call.ts";
import type { Parsed } from "./parse.ts";
import type { Route } from "./route.ts";

/**
 * Parameters that do not change a list: where a page begins, how long it is and its extras. For the
 * logs also `since`, `from` and `types`: readers of events keep a position for weeks (rules 20.2), and a page of the last day's
 * calls goes on a moment later. No other list takes these.
 */
const NO_FILTERS: ReadonlySet<string> = new Set(["cursor", "limit", "include", "since", "from", "types"]);

/** The filters of a call in one spelling, including defaults; null if one is malformed. */
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

/** Whose list it is, and where. */
interface List {
  readonly accountId: string;
  /** The base of the side it belongs to. */
  readonly base: "/v1" | "/backoffice";
  readonly route: Pick<Route, "path">;
}

/** The list's own path: a cursor of one object's list is not valid for another's. */
const pathOf = ({ base, route }: List, { values }: SentInput["params"]): string =>
  `${base}${route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")))}`;

/** The cursors of the list that a call asks for (rules 9.2). */
export const cursorsOf = (
  { services, sent }: { readonly services: Pick<Services, "settings">; readonly sent: SentInput },
  list: List,
  parsed: Pick<Parsed, "input" | "faults">,
): Cursors => {
  // Most calls neither read nor write a cursor.
  const scope = () => ({
    secrets: services.settings.cursorSecrets,
    accountId: list.accountId,
    route: pathOf(list, sent.params),
    filters: filtersOf(parsed),
  });
  return {
    writeCursor: (position) => writeCursor(scope(), position),
    readCursor: async (cursor) => {
      const position = await readCursor(scope(), cursor);
      if (!position) throw refuseCursor();
      return position;
    },
  };
};
