import { type Database, run, sql } from "../../db/statement.ts";

/**
 * A gallery that the queue refused shows that until the outbox, or the next request, sends it to the queue.
 * @param keys the jobs' payloads, as a JSON list
 */
export const markNotQueued = (db: Database, keys: string): Promise<unknown> =>
  run(db, [
    sql(
      `UPDATE properties SET photo_state = 'NOT_QUEUED'
       WHERE photo_state = 'QUEUED' AND photo_request_id IN (SELECT value ->> 'requestId' FROM json_each(?1))
         AND id IN (SELECT value ->> 'propertyId' FROM json_each(?1))`,
      keys,
    ),
  ]);
