import { type Database, run, sql } from "../db/statement.ts";
import { type FollowPorts, settleAll } from "../domain/partnerships/follow.ts";
import { markMatches } from "../domain/partnerships/mark-matches.ts";
import { readPartnerships } from "../domain/partnerships/partnership.ts";
import { OPEN_STAGES_SQL } from "../domain/partnerships/stages.ts";
import { DUE_OF_ACCOUNT, type Due, type DueObjects, readDue } from "../domain/records/due.ts";
import { systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { REQUEST_OPEN_MS } from "../vocabulary/limits.ts";
import { Budget, eachOf } from "./budget.ts";
import { startAnew, startOf, stopAt, takeTurns } from "./turns.ts";

/** Partnerships of one run of each part; the next run takes the next ones. */
const PAGE = 1_000;
/** Worked together: those to be marked share their writes, the others have one each. */
const AT_ONCE = { marks: 100, others: 20 };

/** What a sweep goes over, each from where the last run stopped. */
const PARTS = {
  /** Whose matches a death, or a board that had not written one of them, has left unmarked. */
  "partnership-marks": "INDEXED BY partnerships_unmarked WHERE marked = 0",
  /** What a lost message was about. */
  "partnership-open": `INDEXED BY partnerships_running WHERE status IN ${OPEN_STAGES_SQL}`,
  /** What has ended shows nothing that was purged. */
  "partnership-all": "WHERE true",
} as const;

type Part = keyof typeof PARTS;

const markAll = async (ports: FollowPorts, ids: readonly string[], now: number): Promise<number> =>
  markMatches(ports, await readPartnerships(ports.directory, ids), now);

/** The next ids of a part, and whether the round ends with them. */
const nextOf = async (directory: Database, part: Part): Promise<{ ids: string[]; isLast: boolean }> => {
  const text = `SELECT id FROM partnerships ${PARTS[part]} AND id > ? ORDER BY id LIMIT ${PAGE}`;
  const [rows = []] = await run(directory, [sql(text, await startOf(directory, part))]);
  return { ids: rows.map((row) => row.id as string), isLast: rows.length < PAGE };
};

interface Worked {
  readonly count: number;
  /** How many of the ids were tried, from the first on: a spent budget leaves the others to the next run. */
  readonly tried: number;
}

/** Partnerships that cannot be worked, such as where a shard is down, are told from the others by halves. */
const workGroup = async (
  ports: FollowPorts,
  part: Part | "partnership-ends",
  ids: readonly string[],
  turn: { readonly now: number; readonly budget: Budget },
): Promise<Worked> => {
  try {
    const work = part === "partnership-marks" ? markAll : settleAll;
    return { count: await work(ports, ids, turn.now), tried: ids.length };
  } catch (error) {
    if (ids.length === 1) {
      logger.error("partnership left by the sweep", { part, failure: failureOf(error) });
      return { count: 0, tried: 1 };
    }
    const half = Math.ceil(ids.length / 2);
    const first = await workGroup(ports, part, ids.slice(0, half), turn);
    if (first.tried < half || turn.budget.isSpent) return first;
    const second = await workGroup(ports, part, ids.slice(half), turn);
    return { count: first.count + second.count, tried: half + second.tried };
  }
};

/** Works ids by groups until the budget is spent: one of them at the least, so that every run moves on. */
const workGroups = async (
  ports: FollowPorts,
  part: Part | "partnership-ends",
  ids: readonly string[],
  turn: { readonly now: number; readonly budget: Budget },
): Promise<Worked> => {
  const atOnce = part === "partnership-marks" ? AT_ONCE.marks : AT_ONCE.others;
  let [count, tried] = [0, 0];
  while (tried < ids.length && !turn.budget.isSpent) {
    const worked = await workGroup(ports, part, ids.slice(tried, tried + atOnce), turn);
    count += worked.count;
    tried += worked.tried;
  }
  return { count, tried };
};

/** The next partnerships of a part; those that cannot be worked wait for the next round, and keep none waiting. */
const sweepPart = async (ports: FollowPorts, part: Part, now: number, budget: Budget): Promise<number> => {
  const { directory } = ports;
  const { ids, isLast } = await nextOf(directory, part);
  const { count, tried } = await workGroups(ports, part, ids, { now, budget });
  const last = ids[tried - 1];
  if (isLast && tried === ids.length) await startAnew(directory, part);
  else if (last !== undefined) await stopAt(directory, part, last);
  return count;
};

/** Requests whose time is over, by the account of the client: one with very many keeps no other waiting. */
const overdue = (now: number): DueObjects => ({
  from: `(SELECT client_account_id AS account_id, id, created_at AS seq
          FROM partnerships INDEXED BY partnerships_pending WHERE status = 'PENDING' AND created_at <= ?)`,
  where: "true",
  params: [now - REQUEST_OPEN_MS],
});

/** Ends requests that nobody has answered in time (rules 28.19). */
const endOverdue = async (ports: FollowPorts, now: number, budget: Budget): Promise<number> => {
  let ended = 0;
  const turn = async (own: readonly Due[]): Promise<boolean> => {
    const ids = own.map(({ id }) => id);
    const { count } = await workGroups(ports, "partnership-ends", ids, { now, budget });
    ended += count;
    return count > 0 && own.length === DUE_OF_ACCOUNT;
  };
  await takeTurns(ports.directory, budget, {
    job: "partnership-ends",
    next: (span) => readDue(ports.directory, overdue(now), span),
    work: ([own]) => turn(own!),
  });
  return ended;
};

/**
 * Marks the matches of partnerships that a death has left unmarked, ends requests that nobody answered, and holds partnerships
 * against the objects that they show (rules 28.3, 28.18, 28.19).
 * @throws at the end, what the first part that failed did so with
 */
export const sweepPartnerships = async (
  ports: FollowPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ marked: number; settled: number; ended: number }> => {
  const done = { marked: 0, settled: 0, ended: 0 };
  const parts = ["partnership-ends", ...(Object.keys(PARTS) as Part[])] as const;
  await eachOf(parts, budget, async (part, share) => {
    if (part === "partnership-ends") {
      done.ended += await endOverdue(ports, now, share);
      return;
    }
    const worked = await sweepPart(ports, part, now, share);
    if (part === "partnership-marks") done.marked += worked;
    else done.settled += worked;
  });
  return done;
};
