import type { ReadContext } from "../../call-context.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseAny, refuseCursor } from "../../errors/refusal.ts";
import { DAY_MS, isoOrNull, MINUTE_MS } from "../../lib/clock.ts";
import type { Principal } from "../../ports/account-gate.ts";
import type { EventLogPort, LogPage } from "../../ports/event-log.ts";
import { mayRead, readableTypes } from "../../vocabulary/event-types.ts";

const KEPT_DAYS = 30;
/** A `since` of exactly 30 days ago has aged on its way here. */
const TOLERANCE_MS = 5 * MINUTE_MS;

export interface EventQuery {
  readonly after: number | null;
  readonly since: number | null;
  /** Null: every type the key may read. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

type FoundPage = Extract<LogPage, { found: true }>;

/** Of the time a first read begins at; one that goes on from a cursor needs none. */
export const sinceFaults = ({ after, since }: Pick<EventQuery, "after" | "since">, now: number): Fault[] => {
  if (after !== null || since === null) return [];
  const fault = { in: "query", name: "since" } as const;
  if (since > now + TOLERANCE_MS) return [{ ...fault, code: "in_the_future" }];
  const isKept = since >= now - KEPT_DAYS * DAY_MS - TOLERANCE_MS;
  return isKept ? [] : [{ ...fault, code: "too_old", args: { limit: KEPT_DAYS } }];
};

/**
 * GET /events: what the key may read of the log, in order; the position moves past what it may not.
 * @throws Refusal invalid_cursor with oldestAvailable when the cursor is older than the log
 */
export const readEvents = async (
  ctx: ReadContext,
  principal: Principal,
  log: EventLogPort,
  query: EventQuery,
): Promise<FoundPage> => {
  refuseAny(sinceFaults(query, ctx.clock.now()));
  const readable = readableTypes(principal.key.scopes);
  const page = await log.read({
    accountId: ctx.accountId,
    shard: principal.account.shard,
    after: query.after,
    since: query.since,
    types: query.types === null ? readable : readable.filter((type) => query.types!.includes(type)),
    limit: query.limit,
  });
  if (!page.found) {
    throw refuseCursor({ oldestAvailable: isoOrNull(page.oldestAt) });
  }
  return { ...page, events: page.events.filter((event) => mayRead(principal.key.scopes, event)) };
};
