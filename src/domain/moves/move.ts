import { AlreadyDone, commitTogether } from "../../db/commit.ts";
import { guardUndone } from "../../db/plan.ts";
import { accountMoves, ENDED } from "../../db/schema/account-moves.ts";
import { type AllDatabases, type Database, type Row, run, type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { type Clock, DAY_MS, MINUTE_MS } from "../../lib/clock.ts";
import type { AccountGatePort } from "../../ports/account-gate.ts";
import type { EventLogPort } from "../../ports/event-log.ts";
import { IS_UNDER_WAY } from "../accounts/under-way.ts";
import { type Computed, computedColumns, computedOf } from "./row-pages.ts";

export const moveTable = tableOf(accountMoves);
export type Move = typeof accountMoves.$inferSelect;
export type MoveState = Move["state"];

export interface MovePorts extends AllDatabases {
  readonly clock: Clock;
  /** The same database, for work that yields to calls. */
  calmShard(name: string): Database;
  log(accountId: string): Pick<EventLogPort, "drain">;
  gate(accountId: string): Pick<AccountGatePort, "moved">;
}

/** A step's result: the delay until the next one; null when nothing is left to do. */
export type Next = number | null;
export const AT_ONCE: Next = 0;

/** In these states an operator may still cancel a move. */
export const REVOCABLE = [
  "PLANNED",
  "COPYING",
  "CATCHING_UP",
  "FROZEN",
] as const satisfies readonly MoveState[];

export const isRevocable = ({ state, cancelAt }: Pick<Move, "state" | "cancelAt">): boolean =>
  cancelAt === null && (REVOCABLE as readonly MoveState[]).includes(state);

export const storedOpenMove = (accountId: string): Statement =>
  sql(`SELECT ${moveTable.columns} FROM account_moves WHERE account_id = ? AND ${IS_UNDER_WAY}`, accountId);

export const readOpenMove = async (directory: Database, accountId: string): Promise<Move | null> => {
  const [rows] = await run(directory, [storedOpenMove(accountId)]);
  return moveTable.first(rows);
};

/** Longer than any call or queue message takes: until then it may still read the old database. */
export const CLEAN_AFTER_MS = 20 * MINUTE_MS;

/** Longer than a due step takes. */
const STALLED_MS = MINUTE_MS;

/** Longer than a queue keeps a message that names the old database. */
export const FORWARDED_MS = 9 * DAY_MS;

/** Accounts whose move is due but has not continued, for the sweep. */
export const stalledMoves = (now: number, limit: number): Statement =>
  sql(
    `SELECT account_id FROM account_moves INDEXED BY account_moves_due
     WHERE ${IS_UNDER_WAY} AND changed_at <= ?1 AND (state <> 'CLEANING' OR changed_at <= ?2) ORDER BY changed_at LIMIT ?3`,
    now - STALLED_MS,
    now - STALLED_MS - CLEAN_AFTER_MS,
    limit,
  );

interface Change {
  readonly state?: MoveState;
  readonly step?: number;
  readonly error?: string;
  readonly frozenAt?: number | null;
  readonly frozenMs?: number;
  readonly cancelAt?: number;
}

const COLUMNS = {
  state: "state",
  step: "step",
  error: "error",
  frozenAt: "frozen_at",
  frozenMs: "frozen_ms",
  cancelAt: "cancel_at",
} as const satisfies Record<keyof Change, string>;

/** Changes the move if it is still as it was read. */
export const changeOf = ({ id, state, step }: Move, change: Change, now: number): Statement => {
  const entries = Object.entries(change) as [keyof Change, unknown][];
  const set = entries.map(([name]) => `${COLUMNS[name]} = ?, `).join("");
  return sql(
    `UPDATE account_moves SET ${set}changed_at = ? WHERE id = ? AND state = ? AND step = ? AND cancel_at IS NULL`,
    ...entries.map(([, value]) => value),
    now,
    id,
    state,
    step,
  );
};

/** @returns false if somebody else has changed the move: the next step reads it again */
export const changeMove = async (ports: MovePorts, move: Move, change: Change): Promise<boolean> => {
  const { sql: text, params } = changeOf(move, change, ports.clock.now());
  const [changed] = await run(ports.directory, [sql(`${text} RETURNING id`, ...params)]);
  return changed!.length === 1;
};

/** A mark that stays in a database for a while, so that no late step of the move fences the account again. */
export const endMark = ({ accountId, id }: Move): Statement =>
  sql(
    `INSERT INTO arriving (account_id, move_id, tbl, after) VALUES (?1, ?2, '${ENDED}', '[]')
     ON CONFLICT (account_id) DO UPDATE SET move_id = ?2, tbl = '${ENDED}', after = '[]'
       WHERE move_id = ?2 OR tbl = '${ENDED}'`,
    accountId,
    id,
  );

/** Names the fence of one epoch, so that a late step of an earlier one moves nothing. */
export const fenceOf = ({ id, step }: Pick<Move, "id" | "step">): string => `${id}#${step}`;

/** SQL: the id of the move that set the fence in a row of `moving`. */
export const MOVE_OF_FENCE = "substr(move_id, 1, instr(move_id || '#', '#') - 1)";

/** The fence of an arriving account is open only within a transaction of its move. */
const openFence = ({ accountId, id }: Move): Statement[] => [
  sql("DELETE FROM moving WHERE account_id = ? AND move_id = ?", accountId, id),
  guardUndone,
];

const closeFence = ({ accountId, id, toShard }: Move): Statement =>
  sql(
    "INSERT INTO moving (account_id, move_id, state, to_shard) VALUES (?, ?, 'FROZEN', ?)",
    accountId,
    id,
    toShard,
  );

/** The progress of the copy. */
export interface Place {
  readonly tbl: string;
  readonly after: string;
}

const placeOfCopy = ({ accountId, id }: Move): Statement =>
  sql("SELECT tbl, after FROM arriving WHERE account_id = ? AND move_id = ?", accountId, id);

const placeIn = ([row]: readonly Row[]): Place | null => (row as unknown as Place | undefined) ?? null;

export const readPlace = async (db: Database, move: Move): Promise<Place | null> => {
  const [rows] = await run(db, [placeOfCopy(move)]);
  return placeIn(rows!);
};

/** The progress of the copy, and the columns that the database computes, in one call. */
export const readDestination = async (
  db: Database,
  move: Move,
): Promise<{ readonly place: Place | null; readonly computed: Computed }> => {
  const [rows, columns] = await run(db, [placeOfCopy(move), computedColumns()]);
  return { place: placeIn(rows!), computed: computedOf(columns!) };
};

/**
 * Writes into the database the account moves to, and advances the copy's position, in one transaction.
 * @returns false if another run of the move has done so
 */
export const writeToDestination = async (
  db: Database,
  move: Move,
  from: Place,
  to: Place,
  statements: readonly Statement[],
  now: number,
): Promise<boolean> => {
  try {
    await commitTogether(
      { db, now },
      [
        sql(
          "UPDATE arriving SET tbl = ?, after = ? WHERE account_id = ? AND move_id = ? AND tbl = ? AND after = ?",
          to.tbl,
          to.after,
          move.accountId,
          move.id,
          from.tbl,
          from.after,
        ),
        guardUndone,
        ...openFence(move),
        ...statements,
        closeFence(move),
      ],
      new Map(),
    );
    return true;
  } catch (error) {
    if (error instanceof AlreadyDone) return false;
    throw error;
  }
};
