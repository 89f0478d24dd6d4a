import { commit } from "../db/commit.ts";
import { guard, NO_EFFECTS } from "../db/plan.ts";
import { run, sql } from "../db/statement.ts";
import { hasSource, UNFINISHED } from "../domain/photos/property-photo.ts";
import { galleryJob } from "../domain/properties/gallery.ts";
import { newId } from "../lib/id.ts";
import type { Place } from "./known-photos.ts";

const AT_ONCE = 50;

/** Notes the photos that show these pictures and can be fetched again, except those requested since the check began. */
export const noteLost = async (
  { db, accountId, meter, checkId, begunAt }: Place,
  lost: readonly string[],
): Promise<void> => {
  const statement = sql(
    `UPDATE property_photos AS own SET lost_by = ?1
     WHERE account_id = ?2 AND hash IN (SELECT value FROM json_each(?3)) AND at < ?4 AND ${hasSource("own")}`,
    checkId,
    accountId,
    JSON.stringify(lost),
    begunAt,
  );
  await run(db, [statement], meter);
};

/**
 * Opens galleries again, some in one transaction and each with all that it has lost, under new requests: messages of
 * former requests then do nothing. What failed permanently stays failed; `photo_finished_at` stays, to show that the
 * gallery was reported before. A property in the trash gets its message once it is restored.
 * @returns how many; 0 if none are left
 */
export const reopenGalleries = async (
  { db, accountId, meter, checkId, begunAt }: Place,
  now: number,
): Promise<number> => {
  const [rows = []] = await run(
    db,
    [
      sql(
        `SELECT p.id, p.photo_request_id AS last, p.version, p.status
         FROM property_photos AS own INDEXED BY property_photos_lost CROSS JOIN properties AS p ON p.id = own.property_id
         WHERE own.account_id = ? AND own.lost_by = ? AND own.at < ? GROUP BY own.property_id LIMIT ${AT_ONCE}`,
        accountId,
        checkId,
        begunAt,
      ),
    ],
    meter,
  );
  if (rows.length === 0) return 0;
  const reopened = rows.map(({ id, last, version, status }) => ({
    id: id as string,
    last,
    version,
    next: newId("photoRequest"),
    isInTrash: status === "DELETED",
  }));
  const list = JSON.stringify(reopened);
  const fetched = reopened.filter(({ isInTrash }) => !isInTrash);
  await commit(
    { db, accountId, now, meter },
    {
      ...NO_EFFECTS,
      statements: [
        sql(
          `UPDATE properties SET photo_request_id = reopened.value ->> 'next', photo_state = 'QUEUED',
             photo_queued_at = ?2, version = properties.version + 1
           FROM json_each(?1) AS reopened
           WHERE properties.id = reopened.value ->> 'id' AND properties.version = reopened.value ->> 'version'`,
          list,
          now,
        ),
        guard("stale", "changes() = ?", reopened.length),
        sql(
          `UPDATE property_photos SET request_id = reopened.value ->> 'next' FROM json_each(?1) AS reopened
           WHERE property_id = reopened.value ->> 'id' AND request_id = reopened.value ->> 'last'`,
          list,
        ),
        sql(
          `UPDATE property_photos SET status = 'FAILED', fault = '${UNFINISHED}', tried = NULL, lost_by = NULL,
             at = max(?3, ?4), request_id = reopened.value ->> 'next'
           FROM json_each(?1) AS reopened WHERE property_id = reopened.value ->> 'id' AND +lost_by = ?2 AND at < ?3`,
          list,
          checkId,
          begunAt,
          now,
        ),
      ],
      jobs: fetched.map(({ id, next }) => galleryJob({ accountId, propertyId: id, requestId: next })),
    },
  );
  return reopened.length;
};
