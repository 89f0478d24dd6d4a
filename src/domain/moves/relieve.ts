import { AlreadyDone, commitTogether, guardUndone } from "../../db/commit.ts";
import { prepared, read } from "../../db/prepared.ts";
import { portfolios } from "../../db/schema/portfolios.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { HOUR_MS } from "../../lib/clock.ts";
import { newId } from "../../lib/id.ts";
import { logger } from "../../lib/logger.ts";
import { PROPERTY_BYTES, roomElsewhere } from "../accounts/choose-shard.ts";
import { IS_UNDER_WAY } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { MovePorts } from "./move.ts";

/** Moves out of one database at a time; those that only clean up aside. */
const MOST_MOVES = 2;
const MOVES_AT_WORK = `SELECT count(*) FROM account_moves WHERE from_shard = ?1 AND ${IS_UNDER_WAY} AND state <> 'CLEANING'`;

/** An account whose move was called off has its next turn after this time. */
const REST_MS = HOUR_MS;

const goalOf = (shard: string): Statement =>
  sql("SELECT relieve_to, changed_by FROM shards WHERE name = ? AND relieve_to IS NOT NULL", shard);

/** Accounts that lie there, and whether they are about to leave, or cannot now. A sandbox follows its live account. */
const accountsOf = (shard: string, now: number): Statement =>
  sql(
    `SELECT a.id, a.property_limit, coalesce(live.shard, '') AS live_shard,
       EXISTS (SELECT 1 FROM account_moves WHERE account_id = a.id AND ${IS_UNDER_WAY}) AS leaves,
       EXISTS (SELECT 1 FROM account_moves WHERE account_id = a.id AND state = 'CANCELLED' AND changed_at > ?2)
         OR EXISTS (SELECT 1 FROM restores WHERE account_id = a.id AND state IN ('WAITING', 'RUNNING')) AS rests
     FROM accounts AS a LEFT JOIN accounts AS live ON live.id = a.sandbox_of WHERE a.shard = ?1`,
    ...[shard, now - REST_MS],
  );

/** The move, if the database is still to be relieved, and the account still lies there and may move. */
const planned = (accountId: string, shard: string, to: string, now: number): Statement =>
  sql(
    `INSERT OR IGNORE INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
     SELECT ?2, id, shard, ?3, 'PLANNED', ?4, ?4 FROM accounts WHERE id = ?5 AND shard = ?1
       AND EXISTS (SELECT 1 FROM shards WHERE name = ?1 AND relieve_to IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM restores WHERE account_id = ?5 AND state IN ('WAITING', 'RUNNING'))
       AND (${MOVES_AT_WORK}) < ${MOST_MOVES}`,
    ...[shard, newId("move"), to, now, accountId],
  );

const plan = async (
  { directory, clock }: MovePorts,
  { id: accountId, to }: Target,
  shard: string,
  actor: string,
): Promise<void> => {
  const move = planned(accountId, shard, to, clock.now());
  const subject = move.params[1] as string;
  const entry = auditRow({ actor, clock }, { action: "account.move", accountId, subject, fields: ["to"] });
  try {
    await commitTogether({ db: directory, now: clock.now() }, [move, guardUndone, entry], new Map());
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
};

interface Target {
  readonly id: string;
  readonly to: string;
}

/** The largest account that another database has room for. */
const nextOf = async (ports: MovePorts, shard: string, accounts: readonly Row[]): Promise<Target | null> => {
  for (const { id, live_shard: live, property_limit: limit } of accounts) {
    const to = live === "" ? await roomElsewhere(ports, shard, limit as number) : (live as string);
    if (to !== null && to !== shard) return { id: id as string, to };
  }
  return null;
};

const everyPortfolio = prepared<never>(() =>
  read.select({ accountId: portfolios.accountId, kept: portfolios.kept }).from(portfolios),
);

/** Accounts for which room is sought in one run. */
const MOST_TRIED = 5;

/**
 * Plans the next moves out of a database that is to be relieved, the largest accounts first, until the others have few
 * enough bytes: its size does not shrink, so their properties tell. The job of moves has it go on each minute.
 */
export const relieveSome = async (ports: MovePorts, shard: string): Promise<null> => {
  const now = ports.clock.now();
  const [[goal], [work], accounts = []] = (await run(ports.directory, [
    goalOf(shard),
    sql(`SELECT (${MOVES_AT_WORK}) AS count`, shard),
    accountsOf(shard, now),
  ])) as [Row[], Row[], Row[]];
  if (!goal || !ports.shardNames.includes(shard)) return null;
  const [rows] = await run(ports.calmShard(shard), [everyPortfolio({})]);
  const kept = new Map(rows!.map((row) => [row.account_id as string, row.kept as number]));
  const sizeOf = ({ id }: Row): number => kept.get(id as string) ?? 0;
  const staying = accounts.filter(({ leaves }) => leaves === 0);
  const bytes = staying.reduce((sum, one) => sum + sizeOf(one), 0) * PROPERTY_BYTES;
  const to = goal.relieve_to as number;
  if (to === 0 ? accounts.length === 0 : bytes <= to) {
    await run(ports.directory, [
      sql("UPDATE shards SET relieve_to = NULL WHERE name = ? AND relieve_to = ?", shard, to),
    ]);
    logger.info("database relieved", { shard, bytes });
    return null;
  }
  if ((work!.count as number) >= MOST_MOVES) return null;
  const able = staying.filter(({ rests, live_shard: live }) => rests === 0 && live !== shard);
  const largest = able.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_TRIED);
  const next = await nextOf(ports, shard, largest);
  if (next) await plan(ports, next, shard, (goal.changed_by as string | null) ?? RELIEVER);
  else if (staying.length > 0) logger.warn("relief waits", { shard, accounts: able.length });
  return null;
};

/** Who moves accounts where nobody is known to have asked. */
const RELIEVER = "relief";
