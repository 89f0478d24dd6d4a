import { type Background, inBackground } from "../db/background.ts";
import { Budget, type JobPorts } from "./budget.ts";
import { runCaptacaoDeadlines } from "./captacao-deadlines.ts";
import { runCaptacaoDemand } from "./captacao-demand.ts";
import { runConfirmations } from "./confirmations.ts";
import { sweepNeighborhoods } from "./neighborhoods.ts";
import { queueNotices } from "./queue-notices.ts";
import { publishSummaries } from "./radar-summaries.ts";
import { runRetention } from "./retention.ts";
import { reviewSandboxes } from "./sandbox-reviews.ts";
import { fillSearchWords } from "./search-words.ts";
import { sendMails } from "./send-mails.ts";
import { measureShards } from "./shard-sizes.ts";
import { sweepBatches } from "./sweep-batches.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";
import { sweepFeeds } from "./sweep-feeds.ts";
import { sweepGateNotices } from "./sweep-gate-notices.ts";
import { sweepMoves } from "./sweep-moves.ts";
import { sweepOutbox } from "./sweep-outbox.ts";
import { sweepPartnerships } from "./sweep-partnerships.ts";
import { sweepPhotos } from "./sweep-photos.ts";
import { sweepRadar } from "./sweep-radar.ts";
import { runTrashPurge } from "./trash-purge.ts";

export type JobSummary = Readonly<Record<string, number>>;

type Job = (ports: Background<JobPorts>, now: number, budget: Budget) => Promise<JobSummary>;

/** Every scheduled job. Each does the work due at `now`; running it often, or twice at once, is harmless. */
export const JOBS = {
  "gate-notices": sweepGateNotices,
  "feed-sync": sweepFeeds,
  "trash-purge": runTrashPurge,
  confirmations: runConfirmations,
  "captacao-deadlines": runCaptacaoDeadlines,
  "radar-summaries": publishSummaries,
  // Events the log may have missed, and new ones (rules 26.38).
  "outbox-sweep": async (ports, now, budget) => ({
    ...(await sweepOutbox(ports, now, budget.share(2))),
    ...(await publishSummaries(ports, now, budget)),
  }),
  moves: sweepMoves,
  "radar-sweep": sweepRadar,
  "partnership-sweep": sweepPartnerships,
  "delivery-sweep": sweepDeliveries,
  "batch-sweep": sweepBatches,
  // Both are lost messages of one queue.
  "photo-sweep": async (ports, now, budget) => ({
    ...(await sweepPhotos(ports, now, budget.share(2))),
    ...(await reviewSandboxes(ports, now, budget)),
  }),
  mails: async (ports, now, budget) => {
    await queueNotices(ports, now, budget.share(2));
    return sendMails({ ...ports, from: ports.settings.mailFrom }, now, budget);
  },
  "captacao-demand": runCaptacaoDemand,
  retention: runRetention,
  "shard-sizes": measureShards,
  "search-words": fillSearchWords,
  neighborhoods: sweepNeighborhoods,
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

export const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** Runs a job within one invocation's limits. @returns its results, and its costs */
export const runJob = async (
  name: JobName,
  ports: JobPorts,
  now: number,
  budget = new Budget(ports.clock),
): Promise<JobSummary> => {
  const job: Job = JOBS[name];
  const did = await job(budget.counting(inBackground(ports)), now, budget);
  return { ...did, queries: budget.queries, subrequests: budget.subrequests };
};
