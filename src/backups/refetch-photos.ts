import { commit, guard } from "../db/commit.ts";
import { NO_EFFECTS } from "../db/plan.ts";
import { run, sql } from "../db/statement.ts";
import { UNFINISHED } from "../domain/photos/property-photo.ts";
import { galleryJob } from "../domain/properties/gallery.ts";
import { newId } from "../lib/id.ts";
import { hasSource, type Place } from "./known-photos.ts";

/** Galleries of one transaction. */
const AT_ONCE = 50;

/** Rows of lost pictures to ask for: account ?1, hashes ?2, begun ?3. Whatever was asked for since is dated later. */
const TO_ASK = `own.account_id = ?1 AND own.hash IN (SELECT value FROM json_each(?2)) AND own.at < ?3
  AND ${hasSource("own")}`;

/**
 * Opens the galleries again whose photos are among these, some in one transaction, under new requests: a message of the
 * former ones does nothing any more. What had failed for good stays failed; `photo_finished_at` stays and so tells the
 * settlement that the gallery was told before.
 * @returns how many; the last call returns 0
 */
export const askAgain = async (
  { db, accountId, meter, begunAt }: Place,
  lost: readonly string[],
  now: number,
): Promise<number> => {
  const params = [accountId, JSON.stringify(lost), begunAt];
  const [rows = []] = await run(
    db,
    [
      sql(
        `SELECT p.id, p.photo_request_id AS last, p.version FROM properties AS p
         WHERE p.id IN (SELECT own.property_id FROM property_photos AS own WHERE ${TO_ASK}) LIMIT ${AT_ONCE}`,
        ...params,
      ),
    ],
    meter,
  );
  if (rows.length === 0) return 0;
  const asked = rows.map(({ id, last, version }) => ({ id, last, version, next: newId("photoRequest") }));
  const list = JSON.stringify(asked);
  await commit(
    { db, accountId, now, meter },
    {
      ...NO_EFFECTS,
      statements: [
        sql(
          `UPDATE properties SET photo_request_id = asked.value ->> 'next', photo_state = 'QUEUED', photo_queued_at = ?2,
             version = properties.version + 1
           FROM json_each(?1) AS asked
           WHERE properties.id = asked.value ->> 'id' AND properties.version = asked.value ->> 'version'`,
          list,
          now,
        ),
        guard("stale", "changes() = ?", asked.length),
        sql(
          `UPDATE property_photos SET request_id = asked.value ->> 'next' FROM json_each(?1) AS asked
           WHERE property_id = asked.value ->> 'id' AND request_id = asked.value ->> 'last'`,
          list,
        ),
        sql(
          `UPDATE property_photos AS own SET status = 'FAILED', fault = '${UNFINISHED}', tried = NULL, at = max(?3, ?4),
             request_id = asked.value ->> 'next'
           FROM json_each(?5) AS asked WHERE own.property_id = asked.value ->> 'id' AND ${TO_ASK}`,
          ...params,
          now,
          list,
        ),
      ],
      jobs: asked.map(({ id, next }) => galleryJob({ accountId, propertyId: id as string, requestId: next })),
    },
  );
  return asked.length;
};
