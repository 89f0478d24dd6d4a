import type { LostPhoto } from "../db/schema/photo-checks.ts";
import { type Database, type Meter, run, sql } from "../db/statement.ts";
import { hasSource } from "../domain/photos/property-photo.ts";
import type { PhotoBucket } from "./stores.ts";

/** The account of a check, and its database. */
export interface Place {
  readonly db: Database;
  readonly accountId: string;
  readonly meter: Meter;
  readonly checkId: string;
  /** When the check began: later requests for photos are not repeated. */
  readonly begunAt: number;
}

/** The maximum number of keys that the bucket lists in one call. */
const PAGE = 1_000;
/** The most galleries of an account under way, so that other accounts get their turns in the queue. */
const MAX_UNDER_WAY = 200;

/** Pictures that the account's rows name, except unfinished uploads, in the order in which the bucket lists them. */
const knownPictures = async ({ db, accountId, meter }: Place, after: string): Promise<string[]> => {
  const [rows = []] = await run(
    db,
    [
      sql(
        `SELECT DISTINCT hash FROM property_photos
         WHERE account_id = ? AND hash > ? AND (status = 'INGESTED' OR property_id <> account_id)
         ORDER BY hash LIMIT ?`,
        accountId,
        after,
        PAGE,
      ),
    ],
    meter,
  );
  return rows.map((row) => row.hash as string);
};

/** Whether so many of the account's galleries are under way that others wait. Properties in the trash do not count. */
export const isBusy = async ({ db, accountId, meter }: Place): Promise<boolean> => {
  const [rows = []] = await run(
    db,
    [
      sql(
        `SELECT 1 FROM properties INDEXED BY properties_photos_waiting
         WHERE account_id = ? AND photo_state IN ('QUEUED', 'NOT_QUEUED') AND status <> 'DELETED' LIMIT ?`,
        accountId,
        MAX_UNDER_WAY,
      ),
    ],
    meter,
  );
  return rows.length === MAX_UNDER_WAY;
};

export interface Page {
  readonly pictures: readonly string[];
  readonly missing: readonly string[];
  /** Null after the last page. */
  readonly after: string | null;
}

/** Compares the next pictures with those in the bucket. */
export const readPage = async (bucket: PhotoBucket, place: Place, after: string): Promise<Page> => {
  const known = await knownPictures(place, after);
  if (known.length === 0) return { pictures: [], missing: [], after: null };
  const prefix = `${place.accountId}/`;
  // Sorts after every extension of the hash.
  const listed = await bucket.list({ prefix, startAfter: `${prefix}${after}/`, limit: PAGE });
  const stored = listed.objects.map(({ key }) => key.slice(prefix.length).split(".")[0]!);
  const last = known.at(-1)!;
  // The bucket may have more than is known: bytes that are about to be deleted.
  const upTo = listed.truncated && stored.at(-1)! < last ? stored.at(-1)! : last;
  const pictures = known.filter((hash) => hash <= upTo);
  const has = new Set(stored);
  return { pictures, missing: pictures.filter((hash) => !has.has(hash)), after: upTo };
};

/** The number of lost pictures that no URL brings back, with up to `limit` photos that show them. */
export const withoutSource = async (
  { db, accountId, meter }: Place,
  lost: readonly string[],
  limit: number,
): Promise<{ readonly pictures: number; readonly photos: LostPhoto[] }> => {
  const gone = `WITH gone AS (
    SELECT hash FROM property_photos AS own WHERE account_id = ?1 AND hash IN (SELECT value FROM json_each(?2))
    GROUP BY hash HAVING max(${hasSource("own")}) = 0)`;
  const params = [accountId, JSON.stringify(lost)];
  const [[counted] = [], rows = []] = await run(
    db,
    [
      sql(`${gone} SELECT count(*) AS pictures FROM gone`, ...params),
      sql(
        `${gone} SELECT property_id, url FROM property_photos WHERE account_id = ?1 AND hash IN gone
         ORDER BY hash LIMIT ?3`,
        ...params,
        limit,
      ),
    ],
    meter,
  );
  const photos = rows.map(({ property_id: id, url }) => ({
    propertyId: id === accountId ? null : (id as string),
    url: url as string,
  }));
  return { pictures: counted!.pictures as number, photos };
};
