import { isOpen } from "../../db/open-account.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import { MINUTE_MS, SECOND_MS } from "../../lib/clock.ts";

/** Photos requested from one host per minute, for one account and for all accounts of a shard (rules 14.10). */
export const HOST_CEILINGS = { account: 600, everyone: 3_000 } as const;

/** How long an account leaves a stalled host alone; its photos wait for their next attempt. */
const HOST_REST_MS = 5 * MINUTE_MS;
/** How long an account whose photos stalled gives way to others. */
const ACCOUNT_REST_MS = 30 * SECOND_MS;
/** The interval at which its galleries come back, and their longest wait: the sweep takes later ones for lost. */
const RETURN_STEP_MS = 250;
const MAX_RETURN_MS = 10 * MINUTE_MS;

/** The host in the row for the whole account. */
const ANY_HOST = "";
/** The account in the row for all accounts together. */
const EVERYONE = "";

/** The photos that a host may be asked for now. */
interface HostAllowance {
  readonly photos: number;
  readonly isStalled: boolean;
}

/**
 * Counts the wanted photos against the ceilings of their hosts.
 * @param wanted photos by host
 */
export const takeAllowances = async (
  db: Database,
  accountId: string,
  wanted: ReadonlyMap<string, number>,
  now: number,
): Promise<ReadonlyMap<string, HostAllowance>> => {
  const [rows = []] = await run(db, [
    sql(
      `INSERT INTO photo_pace (account_id, host, minute, taken)
       SELECT scope.value, wanted.value ->> 0, ?, wanted.value ->> 1 FROM json_each(?) AS wanted, json_each(?) AS scope
       WHERE true
       ON CONFLICT (account_id, host) DO UPDATE SET minute = excluded.minute,
         taken = excluded.taken + CASE WHEN minute = excluded.minute THEN taken ELSE 0 END
       RETURNING account_id, host, taken, stalled_until`,
      Math.floor(now / MINUTE_MS),
      JSON.stringify([...wanted]),
      JSON.stringify([accountId, EVERYONE]),
    ),
  ]);
  const allowanceOf = (host: string): HostAllowance => {
    const own = rows.filter((row) => row.host === host);
    const remaining = own.map(({ account_id: account, taken }) => {
      const ceiling = account === EVERYONE ? HOST_CEILINGS.everyone : HOST_CEILINGS.account;
      return ceiling - (taken as number) + wanted.get(host)!;
    });
    const photos = Math.max(0, Math.min(wanted.get(host)!, ...remaining));
    return { photos, isStalled: own.some((row) => (row.stalled_until as number) > now) };
  };
  return new Map([...wanted.keys()].map((host) => [host, allowanceOf(host)]));
};

/** When the ceilings start again. */
export const nextMinute = (now: number): number => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;

/** Records that a host stalled: the account leaves it alone, and gives way to others. */
export const stallStatement = (accountId: string, host: string, now: number): Statement =>
  sql(
    `INSERT INTO photo_pace (account_id, host, minute, taken, stalled_until)
     SELECT ?, value ->> 0, ?, 0, value ->> 1 FROM json_each(?) WHERE true
     ON CONFLICT (account_id, host) DO UPDATE SET stalled_until = max(stalled_until, excluded.stalled_until)`,
    accountId,
    Math.floor(now / MINUTE_MS),
    JSON.stringify([
      [host, now + HOST_REST_MS],
      [ANY_HOST, now + ACCOUNT_REST_MS],
    ]),
  );

/**
 * When a gallery of an account with stalled photos comes back: its galleries come one after the other, not all at once.
 * Null if the account is not resting.
 */
export const reserveReturn = async (db: Database, accountId: string, now: number): Promise<number | null> => {
  const [rows = []] = await run(db, [
    sql(
      `UPDATE photo_pace SET next_at = min(max(next_at, stalled_until) + ${RETURN_STEP_MS}, ?)
       WHERE account_id = ? AND host = ? AND stalled_until > ? RETURNING next_at`,
      now + MAX_RETURN_MS,
      accountId,
      ANY_HOST,
      now,
    ),
  ]);
  return (rows[0]?.next_at as number | undefined) ?? null;
};

/** Deletes a bounded number of hosts without recent requests. @returns how many */
export const forgetHosts = async (db: Database, now: number, limit: number): Promise<number> => {
  const [rows = []] = await run(db, [
    sql(
      `DELETE FROM photo_pace WHERE (account_id, host) IN (
         SELECT account_id, host FROM photo_pace INDEXED BY photo_pace_by_age
         WHERE minute < ? AND ${isOpen("photo_pace.account_id")} LIMIT ?) RETURNING 1`,
      Math.floor((now - 2 * MAX_RETURN_MS) / MINUTE_MS),
      limit,
    ),
  ]);
  return rows.length;
};
