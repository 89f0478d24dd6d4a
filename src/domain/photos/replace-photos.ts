import { type Statement, sql } from "../../db/statement.ts";
import { hasSource, replacementOf, UNFINISHED } from "./property-photo.ts";

/** A property whose photos are requested again, and the new request's id. */
interface RequestedAgain {
  readonly id: string;
  readonly requestId: string;
}

/**
 * Marks as doubtful the photos of galleries that were requested again in the same transaction: their sources are asked
 * whether they still have these pictures. A replacement that was fetched but not yet swapped in is fetched again.
 */
export const markForRevalidation = (asked: readonly RequestedAgain[], now: number): Statement[] => {
  const list = JSON.stringify(asked);
  const isCurrentRequest = `EXISTS (SELECT 1 FROM properties AS p WHERE p.id = own.property_id
    AND p.photo_request_id = asked.value ->> 'requestId')`;
  return [
    sql(
      `UPDATE property_photos AS own SET doubted = 1, tried = NULL FROM json_each(?1) AS asked
       WHERE own.property_id = asked.value ->> 'id' AND own.status = 'INGESTED' AND ${hasSource("own")}
         AND ${isCurrentRequest}`,
      list,
    ),
    sql(
      `UPDATE property_photos AS own SET status = 'FAILED', fault = '${UNFINISHED}', doubted = 0, at = ?2
       FROM json_each(?1) AS asked
       WHERE own.property_id = asked.value ->> 'id' AND own.status = 'INGESTED' AND own.url >= ?3 AND own.url < ?4
         AND ${isCurrentRequest}`,
      list,
      now,
      // All URLs that begin with `replaces `, by the index.
      replacementOf(""),
      replacementOf("~"),
    ),
  ];
};

/** Swaps the waiting pictures in for those they replace, whose bytes are discarded if nothing else has them. */
export const replacePhotos = (propertyId: string, urls: readonly string[]): Statement[] => {
  const list = JSON.stringify(urls.map((url) => ({ url, by: replacementOf(url) })));
  const replaced = "SELECT value ->> 'url' FROM json_each(?2)";
  return [
    sql(
      `INSERT INTO photo_discards (account_id, hash)
       SELECT DISTINCT own.account_id, own.hash FROM property_photos AS own
       WHERE own.property_id = ?1 AND own.hash IS NOT NULL AND own.url IN (${replaced}) AND NOT EXISTS (
         SELECT 1 FROM property_photos AS other WHERE other.account_id = own.account_id AND other.hash = own.hash
           AND (other.property_id <> own.property_id OR other.url NOT IN (${replaced})))
       ON CONFLICT (account_id, hash) DO NOTHING`,
      propertyId,
      list,
    ),
    sql(`DELETE FROM property_photos WHERE property_id = ?1 AND url IN (${replaced})`, propertyId, list),
    sql(
      `UPDATE property_photos SET url = (SELECT value ->> 'url' FROM json_each(?2) WHERE value ->> 'by' = url)
       WHERE property_id = ?1 AND url IN (SELECT value ->> 'by' FROM json_each(?2))`,
      propertyId,
      list,
    ),
  ];
};
