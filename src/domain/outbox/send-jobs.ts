import type { Database } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { queueBatches } from "../../lib/queue-batches.ts";
import type { JobQueue, JobQueues } from "../../ports/job-queues.ts";
import { markNotQueued } from "../photos/not-queued.ts";
import { type CausedJob, gatherRadarJobs } from "./gather-radar-jobs.ts";

/** The shard whose outbox holds the jobs: a consumer reads there. */
interface JobSource {
  readonly shard: string;
  readonly db: Database;
}

const messageOf = ({ payload: given, causedBy }: CausedJob, shard: string): MessageSendRequest => {
  const { delaySeconds, ...payload } = given;
  return {
    body: { shard, ...payload, ...(causedBy && { causedBy }) },
    contentType: "json",
    ...(delaySeconds !== undefined && { delaySeconds }),
  };
};

/**
 * Sends jobs to their queue. Sending a job twice does no harm: its consumer claims it before working.
 * @throws the queue's error; the jobs then stay in the outbox
 */
export const sendJobs = async (
  targets: JobQueues,
  name: JobQueue,
  { shard, db }: JobSource,
  given: readonly CausedJob[],
): Promise<void> => {
  const jobs = name === "radar" ? gatherRadarJobs(given) : given;
  for (const batch of queueBatches(jobs.map((job) => messageOf(job, shard)))) {
    try {
      await targets[name].sendBatch(batch);
    } catch (error) {
      logger.error("queue refused jobs", { queue: name, jobs: batch.length, failure: failureOf(error) });
      if (name === "photos") await markNotQueued(db, JSON.stringify(batch.map(({ body }) => body)));
      throw error;
    }
  }
};
