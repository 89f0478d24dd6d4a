import type { Span } from "../../db/account-scan.ts";
import { type Database, run, sql } from "../../db/statement.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import { LEASE_MS } from "./property-photo.ts";

const PHOTOS_PER_ROUND = 1_000;
/** The most deletions of a run, within an invocation's limits; the sweep does the rest. */
const MAX_ROUNDS = 100;

const lease = async (db: Database, accountId: string, now: number): Promise<string[]> => {
  const [rows = []] = await run(db, [
    sql(
      `UPDATE photo_discards SET leased_until = ?
       WHERE account_id = ? AND hash IN (
         SELECT hash FROM photo_discards WHERE account_id = ? AND leased_until <= ? LIMIT ?)
       RETURNING hash`,
      now + LEASE_MS,
      accountId,
      accountId,
      now,
      PHOTOS_PER_ROUND,
    ),
  ]);
  return rows.map((row) => row.hash as string);
};

/**
 * Deletes an account's discarded bytes. The rows go last: the next run repeats an interrupted one.
 * @returns how many photos are gone
 */
export const discardPhotos = async (
  db: Database,
  store: PhotoStore,
  accountId: string,
  now: number,
  rounds = MAX_ROUNDS,
): Promise<number> => {
  let discarded = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const hashes = await lease(db, accountId, now);
    if (hashes.length === 0) break;
    await store.drop(accountId, hashes);
    await run(db, [
      sql(
        `DELETE FROM photo_discards
         WHERE account_id = ? AND leased_until = ? AND hash IN (SELECT value FROM json_each(?))`,
        accountId,
        now + LEASE_MS,
        JSON.stringify(hashes),
      ),
    ]);
    discarded += hashes.length;
  }
  return discarded;
};

/** The next account of a span with bytes to delete that nobody is deleting, if there is one. */
export const accountWithDiscards = async (
  db: Database,
  now: number,
  { after, upTo }: Span,
): Promise<{ readonly accountId: string }[]> => {
  const [rows = []] = await run(db, [
    sql(
      `SELECT account_id FROM photo_discards
       WHERE account_id > ? AND account_id <= ? AND +leased_until <= ? ORDER BY account_id LIMIT 1`,
      after,
      upTo,
      now,
    ),
  ]);
  return rows.map((row) => ({ accountId: row.account_id as string }));
};
