import type { QueueName } from "../src/db/plan.ts";
import { type Database, run, sql } from "../src/db/statement.ts";
import { failureOf, logger } from "../src/lib/logger.ts";

/** The most messages one sendBatch takes. */
const SEND_MESSAGES = 100;

export type Queues = Readonly<Record<QueueName, Queue>>;

export const queues = (env: Env): Queues => ({
  photos: env.PHOTO_QUEUE,
  batches: env.BATCH_QUEUE,
  feeds: env.FEED_QUEUE,
});

/** The shard whose outbox holds the jobs: a consumer reads there. */
export interface JobSource {
  readonly shard: string;
  readonly db: Database;
}

export interface QueuedJob {
  /** The message as JSON text. */
  readonly payload: string;
}

/** A gallery the queue refused says so until the outbox, or the next request, brings it to the queue. */
const markNotQueued = (db: Database, jobs: readonly QueuedJob[]): Promise<unknown> =>
  run(db, [
    sql(
      `UPDATE properties SET photo_state = 'NOT_QUEUED'
       WHERE photo_state = 'QUEUED' AND photo_request_id IN (SELECT value ->> 'requestId' FROM json_each(?))
         AND id IN (SELECT value ->> 'propertyId' FROM json_each(?))`,
      `[${jobs.map((job) => job.payload).join(",")}]`,
      `[${jobs.map((job) => job.payload).join(",")}]`,
    ),
  ]);

const messageOf = (job: QueuedJob, shard: string): MessageSendRequest => ({
  body: { ...JSON.parse(job.payload), shard },
  contentType: "json",
});

/**
 * Brings jobs to their queue. A job sent twice does no harm: its consumer claims before it works.
 * @throws what the queue threw; the jobs then stay in the outbox
 */
export const sendJobs = async (
  targets: Queues,
  name: QueueName,
  { shard, db }: JobSource,
  jobs: readonly QueuedJob[],
): Promise<void> => {
  for (let at = 0; at < jobs.length; at += SEND_MESSAGES) {
    const slice = jobs.slice(at, at + SEND_MESSAGES);
    try {
      await targets[name].sendBatch(slice.map((job) => messageOf(job, shard)));
    } catch (error) {
      logger.error("queue refused jobs", { queue: name, jobs: slice.length, failure: failureOf(error) });
      if (name === "photos") await markNotQueued(db, slice);
      throw error;
    }
  }
};
