import type { ReadContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseAny, refuseCursor } from "../../errors/refusal.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { Principal } from "../../ports/account-gate.ts";
import type { EventLogPort, LoggedEvent, LogPage } from "../../ports/event-log.ts";
import { mayRead, mayReadAllOf, readableTypes } from "../../vocabulary/event-types.ts";
import { sinceFaults } from "./since-faults.ts";

interface EventQuery {
  readonly after: number | null;
  readonly since: number | null;
  /** Begins after everything logged so far, for a caller that is about to copy all objects. */
  readonly isFromNow: boolean;
  /** Null for every type that the key may read. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

type TextPage = Required<Pick<Extract<LogPage, { found: true }>, "text" | "last" | "hasMore">>;

/** The log stores an event's data as JSON text, which goes into the answer unparsed. */
const textOf = ({ id, type, sequence, createdAt, data }: LoggedEvent): string =>
  `{"id":"${id}","type":"${type}","sequence":${sequence},"createdAt":"${isoTime(createdAt)}","data":${data}}`;

/** The faults of a first read's start time; a read from a cursor has none. */
export const eventQueryFaults = (
  { after, since, isFromNow }: Pick<EventQuery, "after" | "since" | "isFromNow">,
  now: number,
): Fault[] => {
  if (isFromNow && since !== null)
    return [{ in: "query", name: "from", code: "one_of", args: { names: "from, since" } }];
  return after === null ? sinceFaults({ in: "query", name: "since" }, since, now) : [];
};

/**
 * GET /events: the JSON text of the events that the key may read, in order, separated by commas; the position also
 * moves past events that the key may not read.
 * @throws Refusal invalid_cursor with oldestAvailable when the cursor is older than the log
 */
export const readEvents = async (
  ctx: ReadContext,
  principal: Principal,
  log: EventLogPort,
  query: EventQuery,
): Promise<TextPage> => {
  refuseAny(eventQueryFaults(query, ctx.clock.now()));
  const { scopes } = principal.key;
  const readable = readableTypes(scopes);
  const types = query.types === null ? readable : readable.filter((type) => query.types!.includes(type));
  const page = await log.read({
    accountId: ctx.accountId,
    shard: principal.account.shard,
    after: query.after,
    since: query.isFromNow ? Number.MAX_SAFE_INTEGER : query.since,
    types,
    limit: query.limit,
    asText: mayReadAllOf(scopes, types),
  });
  if (!page.found) {
    throw refuseCursor({ oldestAvailable: isoOrNull(page.oldestAt) });
  }
  const { events, last, hasMore } = page;
  const text =
    page.text ??
    events
      .filter((event) => mayRead(scopes, event))
      .map(textOf)
      .join(",");
  return { text, last, hasMore };
};
