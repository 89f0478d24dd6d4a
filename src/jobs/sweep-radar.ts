import { type AllDatabases, type Database, type Row, run, sql } from "../db/statement.ts";
import { deleteUnshownPage } from "../domain/radar/unshown-cards.ts";
import { DAY_MS, HOUR_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { MatchBoardPort } from "../ports/match-board.ts";
import { Budget, eachOf } from "./budget.ts";
import { startAnew, startOf, stopAt } from "./turns.ts";

/** Each board is audited once a day; an hour is subtracted, so that the time of its audit does not drift. */
const AUDITED_EVERY_MS = DAY_MS - HOUR_MS;
/** The most boards in one run, of accounts and of cities each; the next run takes the next ones. */
const MAX_BOARDS = 500;
/** The most objects that the boards of one run compare, by their last audits: each page of them queries D1. */
const MAX_OBJECTS = 100_000;
/** The least weight of a board: waking it costs too. */
const MIN_OBJECTS = 50;
const AT_ONCE = 20;
/** The name of the stored position among the cards. */
const CARDS = "radar-cards";

export interface RadarSweepPorts extends AllDatabases {
  board(name: string): Pick<MatchBoardPort, "audit">;
}

/** The name of the stored position among the accounts. */
const ACCOUNTS = "radar-accounts";
const MAX_ACCOUNTS = 500;

/** Lists the boards of the next accounts: some never had a message, or lost it. */
const listAccounts = async (directory: Database): Promise<void> => {
  const text = `SELECT id FROM accounts WHERE id > ? ORDER BY id LIMIT ${MAX_ACCOUNTS}`;
  const [rows = []] = await run(directory, [sql(text, await startOf(directory, ACCOUNTS))]);
  const ids = rows.map((row) => row.id as string);
  const listed = `INSERT OR IGNORE INTO radar_boards (name, asked_at)
    SELECT 'a:' || value, 0 FROM json_each(?) WHERE true`;
  if (ids.length > 0) await run(directory, [sql(listed, JSON.stringify(ids))]);
  await (ids.length < MAX_ACCOUNTS
    ? startAnew(directory, ACCOUNTS)
    : stopAt(directory, ACCOUNTS, ids.at(-1)!));
};

/** The boards of accounts, or of cities, that have waited longest for an audit. */
const longestUnaudited = (areAccounts: boolean, now: number) =>
  sql(
    `SELECT name FROM radar_boards INDEXED BY radar_boards_by_kind
     WHERE name GLOB 'a:*' = ? AND asked_at <= ? AND coalesce(rests_until, 0) <= ?
     ORDER BY asked_at LIMIT ${MAX_BOARDS}`,
    Number(areAccounts),
    now - AUDITED_EVERY_MS,
    now,
  );

const groupsOf = (rows: readonly Row[] = []): string[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(({ name }) => name as string),
  );

/** Accounts' and cities' boards by turns: neither kind delays the other, however many they are. */
const inTurns = (accounts: readonly string[][], cities: readonly string[][]): string[][] =>
  Array.from({ length: Math.max(accounts.length, cities.length) }, (_, at) => [
    accounts[at] ?? [],
    cities[at] ?? [],
  ])
    .flat()
    .filter((group) => group.length > 0);

/** @param at the time to record for the audit */
const recordAudits = (names: readonly string[], at: number) =>
  sql(
    "UPDATE radar_boards SET asked_at = ? WHERE name IN (SELECT value FROM json_each(?))",
    at,
    JSON.stringify(names),
  );

/** @returns how many objects it compares; null if it was not reached */
const audit = async (ports: RadarSweepPorts, name: string): Promise<number | null> => {
  try {
    return await ports.board(name).audit(name);
  } catch (error) {
    logger.error("board not audited", { board: name, failure: failureOf(error) });
    return null;
  }
};

/** Of a shard's next cards, deletes those that no match shows any more, such as a purged object's. */
const sweepCards = async (db: Database): Promise<void> => {
  const end = await deleteUnshownPage(db, await startOf(db, CARDS));
  await (end === null ? startAnew(db, CARDS) : stopAt(db, CARDS, end));
};

type Swept = Record<"boardsAsked" | "boardsUnreachable", number>;

const auditBoards = async (ports: RadarSweepPorts, now: number, budget: Budget): Promise<Swept> => {
  const [accounts, cities] = await run(ports.directory, [
    longestUnaudited(true, now),
    longestUnaudited(false, now),
  ]);
  const swept: Swept = { boardsAsked: 0, boardsUnreachable: 0 };
  let objects = 0;
  for (const group of inTurns(groupsOf(accounts), groupsOf(cities))) {
    if (budget.isSpent || objects >= MAX_OBJECTS) break;
    const sizes = await Promise.all(group.map((name) => audit(ports, name)));
    objects += sizes.reduce<number>((sum, size) => sum + Math.max(size ?? 0, MIN_OBJECTS), 0);
    const reached = group.filter((_, index) => sizes[index] !== null);
    const unreached = group.filter((_, index) => sizes[index] === null);
    // The next run asks unreached boards again, after all that have waited longer.
    await run(ports.directory, [recordAudits(reached, now), recordAudits(unreached, now - AUDITED_EVERY_MS)]);
    swept.boardsAsked += reached.length;
    swept.boardsUnreachable += unreached.length;
  }
  return swept;
};

/**
 * Has the boards compare themselves with D1, the longest unaudited first, and removes cards that no match shows. A
 * failing shard keeps no board from its audit.
 * @throws at the end, the first failure
 */
export const sweepRadar = async (
  ports: RadarSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<Swept> => {
  const parts = [...ports.shardNames.map((shard) => ({ shard })), ACCOUNTS, "audits"];
  let swept: Swept = { boardsAsked: 0, boardsUnreachable: 0 };
  await eachOf(parts, budget, async (part, share) => {
    if (typeof part === "object") await sweepCards(ports.shard(part.shard));
    else if (part === ACCOUNTS) await listAccounts(ports.directory);
    else swept = await auditBoards(ports, now, share);
  });
  return swept;
};
