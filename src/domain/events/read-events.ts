import type { ReadContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseAny, refuseCursor } from "../../errors/refusal.ts";
import { isoOrNull } from "../../lib/clock.ts";
import type { Principal } from "../../ports/account-gate.ts";
import type { EventLogPort, LogPage } from "../../ports/event-log.ts";
import { mayRead, readableTypes } from "../../vocabulary/event-types.ts";
import { sinceFaults } from "./since-faults.ts";

interface EventQuery {
  readonly after: number | null;
  readonly since: number | null;
  /** After everything logged so far: for a copy that is about to be read whole. */
  readonly isFromNow: boolean;
  /** Null for every type that the key may read. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

type FoundPage = Extract<LogPage, { found: true }>;

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
 * GET /events: the events that the key may read, in order; the position also passes the others.
 * @throws Refusal invalid_cursor with oldestAvailable when the cursor is older than the log
 */
export const readEvents = async (
  ctx: ReadContext,
  principal: Principal,
  log: EventLogPort,
  query: EventQuery,
): Promise<FoundPage> => {
  refuseAny(eventQueryFaults(query, ctx.clock.now()));
  const readable = readableTypes(principal.key.scopes);
  const page = await log.read({
    accountId: ctx.accountId,
    shard: principal.account.shard,
    after: query.after,
    since: query.isFromNow ? Number.MAX_SAFE_INTEGER : query.since,
    types: query.types === null ? readable : readable.filter((type) => query.types!.includes(type)),
    limit: query.limit,
  });
  if (!page.found) {
    throw refuseCursor({ oldestAvailable: isoOrNull(page.oldestAt) });
  }
  return { ...page, events: page.events.filter((event) => mayRead(principal.key.scopes, event)) };
};
