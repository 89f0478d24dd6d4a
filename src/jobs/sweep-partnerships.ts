import { markMatches } from "../domain/partnerships/mark-matches.ts";
import { readPartnerships } from "../domain/partnerships/partnership.ts";
import { reconcileAll, type UpdatePorts } from "../domain/partnerships/update-partnerships.ts";
import { DUE_OF_ACCOUNT, type Due, type DueObjects, dueRows, readDue } from "../domain/records/due.ts";
import { systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import { REQUEST_OPEN_MS } from "../vocabulary/limits.ts";
import { Budget, eachOf } from "./budget.ts";
import { type Part, ROUNDS, sweepRound, type WorkResult } from "./partnership-rounds.ts";
import { takeTurns } from "./turns.ts";

/** Partnerships processed together: those to be marked share their writes, the others have one each. */
const AT_ONCE = { marks: 100, others: 20 };

const markAll = async (ports: UpdatePorts, ids: readonly string[], now: number): Promise<number> =>
  markMatches(ports, await readPartnerships(ports.directory, ids), now);

/** Partnerships that cannot be processed, such as where a shard is down, are separated from the others by halving. */
const workGroup = async (
  ports: UpdatePorts,
  part: Part | "partnership-ends",
  ids: readonly string[],
  turn: { readonly now: number; readonly budget: Budget },
): Promise<WorkResult> => {
  try {
    const work = part === "partnership-marks" ? markAll : reconcileAll;
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

/** Processes ids by groups until the budget is spent. */
const workGroups = async (
  ports: UpdatePorts,
  part: Part | "partnership-ends",
  ids: readonly string[],
  turn: { readonly now: number; readonly budget: Budget },
): Promise<WorkResult> => {
  const atOnce = part === "partnership-marks" ? AT_ONCE.marks : AT_ONCE.others;
  let count = 0;
  let tried = 0;
  while (tried < ids.length && !turn.budget.isSpent) {
    const worked = await workGroup(ports, part, ids.slice(tried, tried + atOnce), turn);
    count += worked.count;
    tried += worked.tried;
  }
  return { count, tried };
};

const sweepPart = (ports: UpdatePorts, part: Part, now: number, budget: Budget): Promise<number> =>
  sweepRound(ports.directory, budget, {
    part,
    turn: part === "partnership-marks" ? AT_ONCE.marks : AT_ONCE.others,
    work: (ids) => workGroups(ports, part, ids, { now, budget }),
  });

/** Expired requests, by the account of the client: one with very many delays no other. */
const overdue = (now: number): DueObjects =>
  dueRows({
    from: "partnerships INDEXED BY partnerships_pending",
    where: "status = 'PENDING'",
    account: "client_account_id",
    since: "created_at",
    until: () => "?3",
    params: [now - REQUEST_OPEN_MS],
  });

/** Ends requests not answered in time (rules 28.19). */
const endOverdue = async (ports: UpdatePorts, now: number, budget: Budget): Promise<number> => {
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
 * Marks matches that a crash left unmarked, ends unanswered requests, and compares partnerships with the objects that
 * they show (rules 28.3, 28.18, 28.19).
 * @throws at the end, the first part's failure
 */
export const sweepPartnerships = async (
  ports: UpdatePorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ marked: number; settled: number; ended: number }> => {
  const done = { marked: 0, settled: 0, ended: 0 };
  const parts = ["partnership-ends", ...ROUNDS] as const;
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
