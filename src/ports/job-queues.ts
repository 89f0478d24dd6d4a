/** Queues whose messages leave through the outbox of a commit. */
export const JOB_QUEUES = ["photos", "batches", "feeds", "radar"] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];
export type JobQueues = Readonly<Record<JobQueue, Queue>>;
