import type { Services } from "../services.ts";
import { runConfirmations } from "./confirmations.ts";
import { runRetention } from "./retention.ts";
import { sendMails } from "./send-mails.ts";
import { sweepBatches } from "./sweep-batches.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";
import { sweepFeeds } from "./sweep-feeds.ts";
import { sweepGateNotices } from "./sweep-gate-notices.ts";
import { sweepOutbox } from "./sweep-outbox.ts";
import { sweepPhotos } from "./sweep-photos.ts";
import { runTrashPurge } from "./trash-purge.ts";

/** Counts of what a job did. */
export type JobSummary = Readonly<Record<string, number>>;

type Job = (services: Services, now: number) => Promise<JobSummary>;

/** Every scheduled job. Each does what is due at `now`: running it often, or twice at once, does no harm. */
export const JOBS = {
  "outbox-sweep": async (services, now) => ({
    ...(await sweepOutbox(services, now)),
    ...(await sweepPhotos(services, now)),
    ...(await sweepBatches(services, now)),
    ...(await sweepDeliveries(services, now)),
    ...(await sendMails({ ...services, from: services.settings.mailFrom }, now)),
  }),
  "gate-notices": sweepGateNotices,
  "feed-sync": sweepFeeds,
  confirmations: runConfirmations,
  "trash-purge": runTrashPurge,
  retention: (services, now) => runRetention(services, now),
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

export const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

export const runJob = (name: JobName, services: Services, now: number): Promise<JobSummary> => {
  const job: Job = JOBS[name];
  return job(services, now);
};
