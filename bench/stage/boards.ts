import type { Runtime } from "./runtime.ts";

/** What Miniflare's types do not tell of a Worker. */
interface Scheduled {
  scheduled(options: { cron: string; scheduledTime: Date }): Promise<unknown>;
}

/** The cron of the sweep that has boards of Radar compare themselves with what there is. */
const AUDITS = "9-59/10 * * * *";

/** Asks every board that has not been asked yet. */
export const auditBoards = async ({ miniflare }: Runtime): Promise<void> => {
  const worker = (await miniflare.getWorker("service")) as unknown as Scheduled;
  await worker.scheduled({ cron: AUDITS, scheduledTime: new Date() });
};
