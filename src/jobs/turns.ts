import type { Span } from "../db/account-scan.ts";
import { selectBy } from "../db/prepared.ts";
import { jobPositions } from "../db/schema/job-positions.ts";
import { type Database, run, sql } from "../db/statement.ts";
import type { Budget } from "./budget.ts";

/** Sorts after every account's id. */
export const LAST = "\u{10FFFF}";

/** A job that serves accounts by turns. */
export interface Turns<T extends { readonly accountId: string }> {
  /** Names the position where a run stopped. */
  readonly job: string;
  /** The next accounts in the order of their ids, each with all that its turn is to do; none when no more follow. */
  next(span: Span): Promise<readonly T[]>;
  /** The turns of some accounts. @returns whether one of them is worth another turn in this run */
  work(group: readonly (readonly T[])[]): Promise<boolean>;
  readonly atOnce?: number;
}

const positionOf = selectBy(jobPositions, ["job"], ["position"]);

/** Where the last run of a job stopped; empty at the beginning. */
export const startOf = async (db: Database, job: string): Promise<string> => {
  const [rows] = await run(db, [positionOf({ job })]);
  return (rows?.[0]?.account_id as string | undefined) ?? "";
};

export const stopAt = (db: Database, job: string, position: string): Promise<unknown> =>
  run(db, [
    sql(
      `INSERT INTO job_positions (job, account_id) VALUES (?, ?)
       ON CONFLICT (job) DO UPDATE SET account_id = excluded.account_id`,
      job,
      position,
    ),
  ]);

export const startAnew = (db: Database, job: string): Promise<unknown> =>
  run(db, [sql("DELETE FROM job_positions WHERE job = ?", job)]);

const groupsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

interface Leg {
  /** The last account processed, if the budget ended before the span did. */
  readonly stoppedAt: string | null;
  readonly again: boolean;
}

/** One turn for every account of a span. */
const goOver = async <T extends { readonly accountId: string }>(
  { next, work, atOnce = 1 }: Turns<T>,
  budget: Pick<Budget, "isSpent">,
  { after, upTo }: Span,
): Promise<Leg> => {
  let again = false;
  for (let at = after; ; ) {
    if (budget.isSpent) return { stoppedAt: at, again };
    const found = await next({ after: at, upTo });
    if (found.length === 0) return { stoppedAt: null, again };
    const accounts = [...Map.groupBy(found, ({ accountId }) => accountId)];
    for (const group of groupsOf(accounts, atOnce)) {
      if (budget.isSpent) break;
      again = (await work(group.map(([, own]) => own))) || again;
      at = group.at(-1)![0];
    }
  }
};

/**
 * Gives the accounts turns, round after round, until nothing is left to do or the budget is spent; the next run
 * begins after the account where this one stopped. An account that fails each time, or has very much to do, therefore
 * delays no other.
 */
export const takeTurns = async <T extends { readonly accountId: string }>(
  db: Database,
  budget: Pick<Budget, "isSpent">,
  turns: Turns<T>,
): Promise<void> => {
  if (budget.isSpent) return;
  const start = await startOf(db, turns.job);
  let spans: Span[] = [{ after: start, upTo: LAST }];
  if (start !== "") spans.push({ after: "", upTo: start });
  for (let again = true; again; spans = [{ after: "", upTo: LAST }]) {
    again = false;
    for (const span of spans) {
      const leg = await goOver(turns, budget, span);
      if (leg.stoppedAt !== null) return void (await stopAt(db, turns.job, leg.stoppedAt));
      again ||= leg.again;
    }
  }
  if (start !== "") await startAnew(db, turns.job);
};
