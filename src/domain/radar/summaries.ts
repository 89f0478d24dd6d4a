import { commitTogether, StaleWrite } from "../../db/commit.ts";
import { type DomainEvent, event, guard, NO_EFFECTS } from "../../db/plan.ts";
import { type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { isoTime, MINUTE_MS } from "../../lib/clock.ts";
import { WINDOW_MS } from "./window.ts";

/** How long after a window's end a transaction that counts in it may still commit. */
const SETTLED_MS = MINUTE_MS;
/** Windows that are read at once. */
export const WINDOWS_PER_READ = 500;

/** An account and windows of its clients. */
export type AccountWindows = readonly [accountId: string, windows: readonly Row[]];

const FIELDS = "w.since, w.lead_id, w.account_id, w.new_matches, w.top_score";

/** A window, in the order of the events. */
export type Place = readonly [since: number, leadId: string];

/** The place before every window. */
export const FIRST: Place = [0, ""];

/**
 * Windows whose event is due, the oldest first, by their accounts (rules 26.38).
 * @param after the last one read
 * @returns also the last one read; null if no more follow
 */
export const dueWindows = async (
  db: Database,
  now: number,
  after: Place,
): Promise<{ accounts: AccountWindows[]; end: Place | null }> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT ${FIELDS}, EXISTS (SELECT 1 FROM leads AS l WHERE l.id = w.lead_id) AS has_lead FROM radar_windows AS w
       WHERE w.since <= ? AND (w.since, w.lead_id) > (?, ?) ORDER BY w.since, w.lead_id LIMIT ${WINDOWS_PER_READ}`,
      now - SETTLED_MS - WINDOW_MS,
      ...after,
    ),
  ]);
  const last = rows.length < WINDOWS_PER_READ ? undefined : rows.at(-1);
  return {
    accounts: [...Map.groupBy(rows, (row) => row.account_id as string)],
    end: last ? [last.since as number, last.lead_id as string] : null,
  };
};

const summaryOf = ({ since, lead_id, new_matches, top_score }: Row): DomainEvent =>
  event("radar.client_summary", {
    leadId: lead_id,
    newMatches: new_matches,
    topScore: top_score,
    since: isoTime(since as number),
    until: isoTime((since as number) + WINDOW_MS),
  });

/** Ends the windows; if another run ended one of them, the whole batch aborts. */
const endOf = (windows: readonly Row[]): Statement[] => [
  sql(
    `DELETE FROM radar_windows WHERE (since, lead_id) IN
       (SELECT value ->> 'since', value ->> 'lead_id' FROM json_each(?))`,
    JSON.stringify(windows.map(({ since, lead_id }) => ({ since, lead_id }))),
  ),
  guard("stale", "changes() = ?", windows.length),
];

/**
 * Turns windows of some accounts into events, in one transaction. A client removed meanwhile has no event.
 * @returns how many; none if another run was faster
 */
export const summarize = async (
  db: Database,
  accounts: readonly AccountWindows[],
  now: number,
): Promise<number> => {
  const events = accounts.map(
    ([accountId, own]) => [accountId, own.filter((window) => window.has_lead === 1).map(summaryOf)] as const,
  );
  const effects = new Map(events.map(([accountId, own]) => [accountId, { ...NO_EFFECTS, events: own }]));
  try {
    await commitTogether({ db, now }, endOf(accounts.flatMap(([, own]) => own)), effects);
  } catch (error) {
    if (error instanceof StaleWrite) return 0;
    throw error;
  }
  return events.reduce((sum, [, own]) => sum + own.length, 0);
};
