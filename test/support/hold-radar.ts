import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** From now on, no board is notified of writes. */
export const quietRadar = (): void => {
  vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async () => ({
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
  }));
};

/** Holds the notices to Radar of the calling file's tests, so that no board calls D1 while calls are counted. */
export const holdRadar = (): void => beforeEach(quietRadar);
