import { type Database, run, type Statement, sql } from "../db/statement.ts";
import { OPEN_STAGES_SQL } from "../domain/partnerships/stages.ts";
import type { Budget } from "./budget.ts";
import { startAnew, startOf, stopAt } from "./turns.ts";

/** Partnerships of a part in one run; the next run takes the next ones. */
const MAX_PARTNERSHIPS = 1_000;
/** Sides that a look returns, and those that it sorts. It also reads what lies before the places of its accounts. */
const LOOK = 2_000;
const MAX_READ = 4_000;

const UNMARKED = "FROM partnerships INDEXED BY partnerships_unmarked WHERE marked = 0";

/** What a sweep goes over, round after round: both accounts' sides of partnerships. */
const PARTS = {
  /** Whose matches a death, or a board that had not written one of them, has left unmarked. */
  "partnership-marks": `SELECT client_account_id AS account_id, id ${UNMARKED}
    UNION ALL SELECT property_account_id, id ${UNMARKED}`,
  /** What a lost message was about. */
  "partnership-open": `SELECT account_id, partnership_id AS id FROM partnership_sides WHERE status IN ${OPEN_STAGES_SQL}`,
  /** Ended ones too: they must not show what was purged. */
  "partnership-all": "SELECT account_id, partnership_id AS id FROM partnership_sides",
} as const;

export type Part = keyof typeof PARTS;

export const ROUNDS = Object.keys(PARTS) as Part[];

export interface Worked {
  readonly count: number;
  /** How many of the ids were tried, from the first on: a spent budget leaves the others to the next run. */
  readonly tried: number;
}

export interface Round {
  readonly part: Part;
  /** Partnerships of one account in one turn, and about as many of all accounts worked together. */
  readonly turn: number;
  work(ids: readonly string[]): Promise<Worked>;
}

/** The turn of an account. */
interface AccountTurn {
  readonly accountId: string;
  readonly ids: readonly string[];
  /** It begins behind where its last turn ended. */
  readonly goesOn: boolean;
  readonly hasMore: boolean;
}

interface Look {
  readonly turns: readonly AccountTurn[];
  /** No account follows. */
  readonly isLast: boolean;
}

/** What the position of an account is called, before the account's id. */
const placeOf = (part: Part): string => `${part} of `;

/** The turns of the accounts behind one; of those whose turn is over in this run none. */
const lookBehind = async (
  directory: Database,
  { part, turn }: Round,
  after: string,
  over: ReadonlySet<string>,
): Promise<Look> => {
  const [rows = []] = await run(directory, [
    sql(
      `SELECT account_id, id, goes_on, read FROM (
         SELECT account_id, id, goes_on, count(*) OVER () AS read,
           row_number() OVER (PARTITION BY account_id ORDER BY id) AS place
         FROM (
           SELECT side.account_id, side.id, stopped.job IS NOT NULL AS goes_on FROM (${PARTS[part]}) AS side
           LEFT JOIN job_positions AS stopped ON stopped.job = ? || side.account_id
           WHERE side.account_id > ? AND side.id > coalesce(stopped.account_id, '')
             AND side.account_id NOT IN (SELECT value FROM json_each(?))
           ORDER BY side.account_id, side.id LIMIT ${MAX_READ}))
       WHERE place <= ? ORDER BY account_id, id LIMIT ${LOOK}`,
      placeOf(part),
      after,
      JSON.stringify([...over]),
      turn + 1,
    ),
  ]);
  const accounts = [...Map.groupBy(rows, (row) => row.account_id as string)];
  const isLast = rows.length < LOOK && (rows[0]?.read ?? 0) !== MAX_READ;
  // The last one may have been cut short.
  const whole = isLast || accounts.length === 1 ? accounts : accounts.slice(0, -1);
  const turns = whole.map(([accountId, own]) => ({
    accountId,
    ids: own.slice(0, turn).map((row) => row.id as string),
    goesOn: own[0]!.goes_on === 1,
    hasMore: own.length > turn,
  }));
  return { turns, isLast };
};

/** Places of accounts behind which nothing is left: what lay there has ended. */
const forgetPlaces = (part: Part): Statement =>
  sql(
    `DELETE FROM job_positions WHERE job GLOB ?1 || '*' AND NOT EXISTS (
       SELECT 1 FROM (${PARTS[part]}) AS side
       WHERE side.account_id = substr(job, length(?1) + 1) AND side.id > job_positions.account_id)`,
    placeOf(part),
  );

/** Where accounts go on; null: with their first. */
const notePlaces = (part: Part, places: ReadonlyMap<string, string | null>): Statement[] => {
  const named = JSON.stringify(
    [...places].map(([accountId, place]) => ({ job: placeOf(part) + accountId, place })),
  );
  return [
    sql(
      `INSERT INTO job_positions (job, account_id)
       SELECT value ->> 'job', value ->> 'place' FROM json_each(?) WHERE value ->> 'place' IS NOT NULL
       ON CONFLICT (job) DO UPDATE SET account_id = excluded.account_id`,
      named,
    ),
    sql(
      `DELETE FROM job_positions WHERE job IN (
         SELECT value ->> 'job' FROM json_each(?) WHERE value ->> 'place' IS NULL)`,
      named,
    ),
  ];
};

/** Where an account goes on after its turn, or after what was tried of it; undefined: nothing is to be noted. */
const placeAfter = (
  { ids, goesOn, hasMore }: AccountTurn,
  tried: ReadonlySet<string>,
): string | null | undefined => {
  const left = ids.findIndex((id) => !tried.has(id));
  if (left > 0) return ids[left - 1]!;
  if (left === 0) return undefined;
  if (hasMore) return ids.at(-1)!;
  return goesOn ? null : undefined;
};

const placesAfter = (turns: readonly AccountTurn[], tried: ReadonlySet<string>) =>
  new Map(
    turns.flatMap((turn) => {
      const place = placeAfter(turn, tried);
      return place === undefined ? [] : [[turn.accountId, place] as const];
    }),
  );

/** Turns that are worked together: about as many partnerships as one turn has. */
const togetherIn = (turns: readonly AccountTurn[], size: number): AccountTurn[][] => {
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
 * turns of some partnerships, and those that have more take further turns, until the run has done enough. Partnerships
 * that fail wait for the next round and delay no others.
 * @returns how much there was to do
 */
export const goRound = async (directory: Database, budget: Budget, round: Round): Promise<number> => {
  const { part } = round;
  const [tried, over] = [new Set<string>(), new Set<string>()];
  let count = 0;
  let again = false;

  /** @returns the last account whose turn is over; null where the first one's is not */
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
    const { turns, isLast } = await lookBehind(directory, round, at, over);
    for (const group of togetherIn(turns, round.turn)) {
      if (!budget.isSpent && tried.size < MAX_PARTNERSHIPS) at = (await workTogether(group)) ?? at;
      if (at === group.at(-1)!.accountId) continue;
      await stopAt(directory, part, at);
      return count;
    }
    if (!isLast) continue;
    if (!again) break;
    again = false;
    at = "";
  }
  await startAnew(directory, part);
  return count;
};
