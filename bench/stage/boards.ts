import { retryOnce } from "./connection.ts";
import type { Runtime } from "./runtime.ts";

/** The part of a Worker that Miniflare's types lack. */
interface Scheduled {
  scheduled(options: { cron: string; scheduledTime: Date }): Promise<unknown>;
}

/** The cron of the sweep that audits Radar's boards. */
const AUDITS = "9-59/10 * * * *";

/** Audits every board that has not been audited yet. */
export const auditBoards = async ({ miniflare }: Runtime): Promise<void> => {
  const worker = (await miniflare.getWorker("service")) as unknown as Scheduled;
  await retryOnce(() => worker.scheduled({ cron: AUDITS, scheduledTime: new Date() }));
};
