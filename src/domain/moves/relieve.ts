import { AlreadyDone, commitTogether } from "../../db/commit.ts";
import { guardUndone } from "../../db/plan.ts";
import { prepared, read } from "../../db/prepared.ts";
import { portfolios } from "../../db/schema/portfolios.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { newId } from "../../lib/id.ts";
import { logger } from "../../lib/logger.ts";
import { PROPERTY_BYTES } from "../accounts/choose-shard.ts";
import { destinationChooser } from "../accounts/space-elsewhere.ts";
import { IS_RESTORING, IS_UNDER_WAY } from "../accounts/under-way.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { MovePorts } from "./move.ts";
import { accountsOf, type Resident, residentOf } from "./residents.ts";

/** The most moves out of one database at a time, not counting those that only clean up. */
const MAX_MOVES = 2;
const IS_AT_WORK = `${IS_UNDER_WAY} AND state <> 'CLEANING'`;
const MOVES_AT_WORK = `SELECT count(*) FROM account_moves WHERE from_shard = ?1 AND ${IS_AT_WORK}`;

/** After this many canceled moves in a row, somebody has to look at the account. */
const MANY_CALLED_OFF = 3;

const goalOf = (shard: string): Statement =>
  sql("SELECT relieve_to, changed_by FROM shards WHERE name = ? AND relieve_to IS NOT NULL", shard);

/** The move, if the database is still to be relieved, and the account is still there and may move. */
const insertMove = (id: string, { id: accountId, to }: Target, shard: string, now: number): Statement =>
  sql(
    `INSERT OR IGNORE INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
     SELECT ?2, id, shard, ?3, 'PLANNED', ?4, ?4 FROM accounts WHERE id = ?5 AND shard = ?1
       AND EXISTS (SELECT 1 FROM shards WHERE name = ?1 AND relieve_to IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM restores WHERE account_id = ?5 AND ${IS_RESTORING})
       AND NOT EXISTS (SELECT 1 FROM account_moves WHERE account_id = accounts.sandbox_of AND ${IS_UNDER_WAY})
       AND (${MOVES_AT_WORK}) < ${MAX_MOVES}`,
    shard,
    id,
    to,
    now,
    accountId,
  );

const plan = async (
  { directory, clock }: MovePorts,
  target: Target,
  shard: string,
  actor: string,
): Promise<void> => {
  const { id: accountId, calledOff } = target;
  if (calledOff >= MANY_CALLED_OFF)
    logger.error("relief tries an account again", { accountId, shard, calledOff });
  const subject = newId("move");
  const move = insertMove(subject, target, shard, clock.now());
  const entry = auditRow({ actor, clock }, { action: "account.move", accountId, subject, fields: ["to"] });
  try {
    await commitTogether({ db: directory, now: clock.now() }, [move, guardUndone, entry], new Map());
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
};

interface Target extends Resident {
  readonly to: string;
}

/** The largest account that another database has room for. */
const nextOf = async (
  ports: MovePorts,
  shard: string,
  residents: readonly Resident[],
): Promise<Target | null> => {
  const leaving = residents.filter(({ goesTo, isSandbox }) => goesTo !== null && !isSandbox);
  const destinationFor = await destinationChooser(ports, shard, leaving);
  const able = residents.filter(({ mayMove, hasRows, isSandbox }) => mayMove && (hasRows || isSandbox));
  for (const one of able.toSorted((a, b) => b.kept - a.kept)) {
    const to = one.isSandbox ? one.liveShard : destinationFor(one);
    if (to !== null && to !== shard) return { ...one, to };
  }
  return null;
};

const everyPortfolio = prepared<never>(() =>
  read.select({ accountId: portfolios.accountId, kept: portfolios.kept }).from(portfolios),
);

/** Ends the relief, unless a counted move may still be canceled, or one arrives. */
const end = async ({ directory }: MovePorts, shard: string, to: number, bytes: number): Promise<void> => {
  const [ended] = await run(directory, [
    sql(
      `UPDATE shards SET relieve_to = NULL WHERE name = ?1 AND relieve_to = ?2
         AND NOT EXISTS (SELECT 1 FROM account_moves WHERE ?1 IN (from_shard, to_shard) AND ${IS_AT_WORK})
       RETURNING name`,
      shard,
      to,
    ),
  ]);
  if (ended!.length === 1) logger.info("database relieved", { shard, bytes });
};

/**
 * Plans the next moves out of a database that is to be relieved, the largest accounts first, until those that stay have
 * few enough bytes, estimated from their properties because the database's size does not shrink. The moves job repeats
 * this each minute.
 */
export const relieveSome = async (ports: MovePorts, shard: string): Promise<null> => {
  const [[goal], [work], accounts = []] = (await run(ports.directory, [
    goalOf(shard),
    sql(`SELECT (${MOVES_AT_WORK}) AS count`, shard),
    accountsOf(shard),
  ])) as [Row[], Row[], Row[]];
  if (!goal || !ports.shardNames.includes(shard)) return null;
  const [rows] = await run(ports.calmShard(shard), [everyPortfolio({})]);
  const kept = new Map(rows!.map((row) => [row.account_id as string, row.kept as number]));
  const now = ports.clock.now();
  const residents = accounts.map((row) => residentOf(row, kept.get(row.id as string), now));
  const staying = residents.filter(({ goesTo }) => goesTo === null);
  const bytes = staying.reduce((sum, one) => sum + one.kept, 0) * PROPERTY_BYTES;
  const to = goal.relieve_to as number;
  if (to === 0 ? staying.length === 0 : bytes <= to) {
    const isCertain = residents.every(
      ({ hasRows, isSandbox, goesTo }) => goesTo === null && (hasRows || isSandbox),
    );
    if (isCertain) await end(ports, shard, to, bytes);
    return null;
  }
  if ((work!.count as number) >= MAX_MOVES) return null;
  const next = await nextOf(ports, shard, residents);
  if (next) await plan(ports, next, shard, (goal.changed_by as string | null) ?? RELIEVER);
  else if (staying.length > 0) logger.warn("relief waits", { shard, accounts: staying.length });
  return null;
};

/** The actor of moves that no known person asked for. */
const RELIEVER = "relief";
