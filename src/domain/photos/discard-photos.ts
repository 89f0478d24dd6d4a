import type { Span } from "../../db/account-scan.ts";
import { type Job, job } from "../../db/plan.ts";
import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import { MINUTE_MS } from "../../lib/clock.ts";
import type { PhotoStore } from "../../ports/photo-store.ts";
import { UNFINISHED } from "./property-photo.ts";

const PHOTOS_PER_ROUND = 1_000;
/** The most deletions of a run, within an invocation's limits; the sweep does the rest. */
const MAX_ROUNDS = 100;
/** Longer than any invocation may run (15 minutes): a late one neither deletes nor writes bytes wrongly. */
export const LEASE_MS = 20 * MINUTE_MS;

/**
 * Discards a property's photos that it neither shows nor asks for; bytes of another photo of the account stay. Those
 * of a photo under way wait until nobody can still write them.
 * @param kept source URLs that the property shows or asks for after the transaction
 */
export const releasePhotos = (propertyId: string, kept: readonly string[]): Statement[] => [
  sql(
    `INSERT INTO photo_discards (account_id, hash, leased_until)
     SELECT own.account_id, own.hash, max(CASE own.fault WHEN '${UNFINISHED}' THEN own.at + ${LEASE_MS} ELSE 0 END)
     FROM property_photos AS own
     WHERE own.property_id = ?1 AND own.hash IS NOT NULL AND own.url NOT IN (SELECT value FROM json_each(?2))
       AND NOT EXISTS (
         SELECT 1 FROM property_photos AS other WHERE other.account_id = own.account_id AND other.hash = own.hash
           AND (other.property_id <> own.property_id OR other.url IN (SELECT value FROM json_each(?2))))
     GROUP BY own.account_id, own.hash
     ON CONFLICT (account_id, hash) DO NOTHING`,
    propertyId,
    JSON.stringify(kept),
  ),
  sql(
    "DELETE FROM property_photos WHERE property_id = ? AND url NOT IN (SELECT value FROM json_each(?))",
    propertyId,
    JSON.stringify(kept),
  ),
];

/** A message of the queue deletes the bytes from R2; the table names them. */
export const discardJob = (accountId: string): Job => job("photos", { kind: "discard", accountId });

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
