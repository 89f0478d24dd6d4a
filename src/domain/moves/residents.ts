import { type Row, type Statement, sql } from "../../db/statement.ts";
import { DAY_MS, HOUR_MS } from "../../lib/clock.ts";
import type { AccountToPlace } from "../accounts/space-elsewhere.ts";
import { IS_RESTORING, IS_UNDER_WAY } from "../accounts/under-way.ts";

/** The accounts in a database, where departing ones go, and which cannot leave now. Sandboxes follow their accounts. */
export const accountsOf = (shard: string): Statement =>
  sql(
    `SELECT a.id, a.type, a.property_limit, a.sandbox_of, live.shard AS live_shard,
       (SELECT to_shard FROM account_moves WHERE account_id = a.id AND from_shard = a.shard AND ${IS_UNDER_WAY}) AS goes_to,
       EXISTS (SELECT 1 FROM account_moves WHERE account_id IN (a.id, a.sandbox_of) AND ${IS_UNDER_WAY})
         OR EXISTS (SELECT 1 FROM restores WHERE account_id = a.id AND ${IS_RESTORING}) AS is_busy,
       (SELECT count(*) FROM account_moves WHERE account_id = a.id AND state = 'CANCELLED' AND rowid >
         coalesce((SELECT max(rowid) FROM account_moves WHERE account_id = a.id AND state = 'DONE'), 0)) AS called_off,
       (SELECT max(changed_at) FROM account_moves WHERE account_id = a.id AND state = 'CANCELLED') AS called_off_at
     FROM accounts AS a LEFT JOIN accounts AS live ON live.id = a.sandbox_of WHERE a.shard = ?1`,
    shard,
  );

export interface Resident extends AccountToPlace {
  readonly id: string;
  /** False if its database was lost: nobody knows how much it keeps, and its restore looks for it there. */
  readonly hasRows: boolean;
  readonly isSandbox: boolean;
  readonly liveShard: string | null;
  readonly calledOff: number;
  readonly mayMove: boolean;
}

/** An account whose move was canceled waits an hour for its next turn, and twice as long each further time. */
const restOf = (calledOff: number): number => Math.min(HOUR_MS * 2 ** (calledOff - 1), DAY_MS);

/** @param kept from its portfolio, if it has one there */
export const residentOf = (row: Row, kept: number | undefined, now: number): Resident => {
  const calledOff = row.called_off as number;
  const rests = calledOff > 0 && now < (row.called_off_at as number) + restOf(calledOff);
  return {
    id: row.id as string,
    type: row.type as Resident["type"],
    limit: row.property_limit as number,
    kept: kept ?? 0,
    hasRows: kept !== undefined,
    goesTo: row.goes_to as string | null,
    isSandbox: row.sandbox_of !== null,
    liveShard: row.live_shard as string | null,
    calledOff,
    mayMove: row.is_busy === 0 && !rests,
  };
};
