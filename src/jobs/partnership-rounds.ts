import { scanAccounts } from "../db/account-scan.ts";
import { type Database, run, type Statement, sql } from "../db/statement.ts";
import { OPEN_STAGES_SQL } from "../vocabulary/value-lists.ts";
import type { Budget } from "./budget.ts";
import { LAST, startAnew, startOf, stopAt } from "./turns.ts";

/** Partnerships of a part in one run; the next run takes the next ones. */
const MAX_PARTNERSHIPS = 1_000;
const LOOK = { objects: 2_000, accounts: 1_000 };

/** Sides of one account: a table, its index that begins with `account` and `id`, and the index's condition. */
interface Leg {
  readonly from: string;
  readonly account: string;
  readonly id: string;
  readonly where: string;
}

const legOf = (account: "client" | "property", index: string): Leg => ({
  from: `partnerships INDEXED BY ${index}`,
  account: `${account}_account_id`,
  id: "id",
  where: "marked = 0",
});

const sidesOf = (index: string, where: string): Leg => ({
  from: `partnership_sides ${index}`,
  account: "account_id",
  id: "partnership_id",
  where,
});

/** What a sweep goes over, round after round: both accounts' sides of partnerships. */
const PARTS = {
  /** Partnerships whose matches stayed unmarked after a crash, or because a board had not written one of them. */
  "partnership-marks": [
    legOf("client", "partnerships_unmarked"),
    legOf("property", "partnerships_unmarked_property"),
  ],
  /** Partnerships that a lost message may have been about. */
  "partnership-open": [sidesOf("INDEXED BY partnership_sides_open", `status IN ${OPEN_STAGES_SQL}`)],
  /** All, also ended ones: they must not show what was purged. */
  "partnership-all": [sidesOf("NOT INDEXED", "true")],
} as const satisfies Readonly<Record<string, readonly Leg[]>>;

export type Part = keyof typeof PARTS;

export const ROUNDS = Object.keys(PARTS) as Part[];

export interface WorkResult {
  readonly count: number;
  /** How many of the ids were tried, from the first on: a spent budget leaves the others to the next run. */
  readonly tried: number;
}

export interface Round {
  readonly part: Part;
  /** How many partnerships of one account make a turn; about as many of several accounts are processed together. */
  readonly turn: number;
  work(ids: readonly string[]): Promise<WorkResult>;
}

interface AccountTurn {
  readonly accountId: string;
  readonly ids: readonly string[];
  /** Whether it begins after a stored position. */
  readonly isContinued: boolean;
  readonly hasMore: boolean;
}

interface Look {
  readonly turns: readonly AccountTurn[];
  /** The last account looked at, if others may follow. */
  readonly stoppedAt: string | null;
}

/** The name of an account's position, up to the account's id. */
const placeOf = (part: Part): string => `${part} of `;

/** The partnerships of an account after one of them, in the order of their ids. */
const partnershipsAfter = (part: Part, account: string, place: string, and = "true"): string =>
  PARTS[part]
    .map(
      (leg) =>
        `SELECT ${leg.id} AS id FROM ${leg.from}
         WHERE ${leg.where} AND ${leg.account} = ${account} AND ${leg.id} > ${place} AND ${and}`,
    )
    .join(" UNION ALL ");

const nextAccount = (part: Part, after: string): string => {
  const firsts = PARTS[part].map(
    ({ from, account, where }) =>
      `SELECT min(${account}) AS account FROM ${from} WHERE ${where} AND ${account} > ${after}`,
  );
  return firsts.length === 1 ? firsts[0]! : `SELECT min(account) FROM (${firsts.join(" UNION ALL ")})`;
};

/** The turns of the accounts after a given one, without those that are done in this run. */
const lookAfter = async (
  directory: Database,
  { part, turn }: Round,
  after: string,
  over: ReadonlySet<string>,
): Promise<Look> => {
  const placeIn = (account: string): string =>
    `(SELECT account_id FROM job_positions WHERE job = ?3 || ${account})`;
  const sides = {
    next: (afterOne: string) => nextAccount(part, afterOne),
    own: (account: string) =>
      `${partnershipsAfter(part, account, `coalesce(${placeIn(account)}, '')`, `${account} NOT IN (SELECT value FROM json_each(?4))`)}
       ORDER BY id LIMIT ${turn + 1}`,
    also: placeIn,
    params: [placeOf(part), JSON.stringify([...over])],
  };
  const { accounts, stoppedAt } = await scanAccounts(directory, sides, { after, upTo: LAST }, LOOK);
  const turns = accounts.map(({ accountId, ids, also }) => ({
    accountId,
    ids: ids.slice(0, turn),
    isContinued: also !== null,
    hasMore: ids.length > turn,
  }));
  return { turns, stoppedAt };
};

/** Deletes positions after which their account has no partnership left. */
const forgetPlaces = (part: Part): Statement =>
  sql(
    `DELETE FROM job_positions WHERE job GLOB ?1 || '*' AND NOT EXISTS (
       SELECT 1 FROM (${partnershipsAfter(part, "substr(job, length(?1) + 1)", "job_positions.account_id")}))`,
    placeOf(part),
  );

/** Stores where accounts continue; null: with their first partnership. */
const notePlaces = (part: Part, places: ReadonlyMap<string, string | null>): Statement[] => {
  const rows = JSON.stringify(
    [...places].map(([accountId, place]) => ({ job: placeOf(part) + accountId, place })),
  );
  return [
    sql(
      `INSERT INTO job_positions (job, account_id)
       SELECT value ->> 'job', value ->> 'place' FROM json_each(?) WHERE value ->> 'place' IS NOT NULL
       ON CONFLICT (job) DO UPDATE SET account_id = excluded.account_id`,
      rows,
    ),
    sql(
      `DELETE FROM job_positions WHERE job IN (
         SELECT value ->> 'job' FROM json_each(?) WHERE value ->> 'place' IS NULL)`,
      rows,
    ),
  ];
};

/** Where an account continues after its turn, or after the part that was tried; undefined: nothing to note. */
const placeAfter = (
  { ids, isContinued, hasMore }: AccountTurn,
  tried: ReadonlySet<string>,
): string | null | undefined => {
  const left = ids.findIndex((id) => !tried.has(id));
  if (left > 0) return ids[left - 1]!;
  if (left === 0) return undefined;
  if (hasMore) return ids.at(-1)!;
  return isContinued ? null : undefined;
};

const placesAfter = (turns: readonly AccountTurn[], tried: ReadonlySet<string>) =>
  new Map(
    turns.flatMap((turn) => {
      const place = placeAfter(turn, tried);
      return place === undefined ? [] : [[turn.accountId, place] as const];
    }),
  );

/** Groups turns to be processed together: each group has about as many partnerships as one turn. */
const groupTurns = (turns: readonly AccountTurn[], size: number): AccountTurn[][] => {
  const groups: AccountTurn[][] = [];
  let room = 0;
  for (const turn of turns) {
    if (room <= 0) {
      groups.push([]);
      room = size;
    }
    groups.at(-1)!.push(turn);
    room -= turn.ids.length;
  }
  return groups;
};

/**
 * The next partnerships of a part. A round never finishes, so each account keeps its own position in it: accounts take
 * turns of some partnerships, and larger ones take further turns, until the run has done enough. Partnerships that fail
 * wait for the next round and delay no others.
 * @returns how much there was to do
 */
export const sweepRound = async (directory: Database, budget: Budget, round: Round): Promise<number> => {
  const { part } = round;
  const tried = new Set<string>();
  const over = new Set<string>();
  let count = 0;
  let again = false;

  /** @returns the last account whose turn is over; null if not even the first one's is */
  const workTogether = async (turns: readonly AccountTurn[]): Promise<string | null> => {
    const fresh = [...new Set(turns.flatMap(({ ids }) => ids))].filter((id) => !tried.has(id));
    const worked = fresh.length > 0 ? await round.work(fresh) : { count: 0, tried: 0 };
    count += worked.count;
    for (const id of fresh.slice(0, worked.tried)) tried.add(id);
    const places = placesAfter(turns, tried);
    if (places.size > 0) await run(directory, notePlaces(part, places));
    const cut = turns.findIndex(({ ids }) => ids.some((id) => !tried.has(id)));
    const whole = cut === -1 ? turns : turns.slice(0, cut);
    for (const { accountId, hasMore } of whole) if (!hasMore) over.add(accountId);
    again ||= whole.some(({ hasMore }) => hasMore);
    return whole.at(-1)?.accountId ?? null;
  };

  if (budget.isSpent) return 0;
  await run(directory, [forgetPlaces(part)]);
  for (let at = await startOf(directory, part); ; ) {
    if (budget.isSpent) {
      await stopAt(directory, part, at);
      return count;
    }
    const { turns, stoppedAt } = await lookAfter(directory, round, at, over);
    for (const group of groupTurns(turns, round.turn)) {
      if (!budget.isSpent && tried.size < MAX_PARTNERSHIPS) at = (await workTogether(group)) ?? at;
      if (at === group.at(-1)!.accountId) continue;
      await stopAt(directory, part, at);
      return count;
    }
    if (stoppedAt !== null) {
      at = stoppedAt;
      continue;
    }
    if (!again) break;
    again = false;
    at = "";
  }
  await startAnew(directory, part);
  return count;
};
