import { type Database, run, sql } from "../db/statement.ts";
import { hidePage } from "../domain/radar/unshown-cards.ts";
import { DAY_MS, HOUR_MS, systemClock } from "../lib/clock.ts";
import { failureOf, logger } from "../lib/logger.ts";
import type { MatchBoardPort } from "../ports/match-board.ts";
import { Budget, eachOf } from "./budget.ts";
import { startAnew, startOf, stopAt } from "./turns.ts";

/** Each board is audited once a day; an hour less, so that its time does not wander. */
const AUDITED_EVERY_MS = DAY_MS - HOUR_MS;
/** Boards of one run; the next run takes the next ones. */
const MAX_BOARDS = 1_000;
const AT_ONCE = 20;
/** Names the place where the look at the cards stopped. */
const CARDS = "radar-cards";

export interface RadarSweepPorts {
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  board(name: string): Pick<MatchBoardPort, "audit">;
}

/** Boards of accounts that no board has listed: nothing was ever heard of them, or it was lost. */
const listAccounts = sql(
  `INSERT OR IGNORE INTO radar_boards (name, asked_at)
   SELECT 'a:' || id, 0 FROM accounts WHERE NOT EXISTS (SELECT 1 FROM radar_boards WHERE name = 'a:' || accounts.id)
   LIMIT ${MAX_BOARDS}`,
);

const longestUnasked = (now: number) =>
  sql(
    `SELECT name FROM radar_boards INDEXED BY radar_boards_unasked WHERE asked_at <= ? ORDER BY asked_at LIMIT ${MAX_BOARDS}`,
    now - AUDITED_EVERY_MS,
  );

/** Also those that could not be reached: they go to the end of the line, and keep nobody waiting. */
const asked = (names: readonly string[], now: number) =>
  sql(
    "UPDATE radar_boards SET asked_at = ? WHERE name IN (SELECT value FROM json_each(?))",
    now,
    JSON.stringify(names),
  );

const audit = async (ports: RadarSweepPorts, name: string): Promise<boolean> => {
  try {
    await ports.board(name).audit(name);
    return true;
  } catch (error) {
    logger.error("board not audited", { board: name, failure: failureOf(error) });
    return false;
  }
};

/** The next cards of a shard: those that no match shows any more, a purged or forgotten one's, go. */
const sweepCards = async (db: Database): Promise<void> => {
  const end = await hidePage(db, await startOf(db, CARDS));
  await (end === null ? startAnew(db, CARDS) : stopAt(db, CARDS, end));
};

/** Has the boards compare themselves with the truth, those first that have not for the longest time. */
export const sweepRadar = async (
  ports: RadarSweepPorts,
  now: number,
  budget = new Budget(systemClock),
): Promise<{ boardsAsked: number; boardsUnreachable: number }> => {
  await eachOf(ports.shardNames, budget, (shard) => sweepCards(ports.shard(shard)));
  const [, rows = []] = await run(ports.directory, [listAccounts, longestUnasked(now)]);
  const names = rows.map((row) => row.name as string);
  const swept = { boardsAsked: 0, boardsUnreachable: 0 };
  for (let at = 0; at < names.length && !budget.isSpent; at += AT_ONCE) {
    const group = names.slice(at, at + AT_ONCE);
    const reached = await Promise.all(group.map((name) => audit(ports, name)));
    await run(ports.directory, [asked(group, now)]);
    swept.boardsAsked += reached.filter(Boolean).length;
    swept.boardsUnreachable += reached.filter((one) => !one).length;
  }
  return swept;
};
