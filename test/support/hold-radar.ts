import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** No board hears of what is written from now on. */
export const quietRadar = (): void => {
  vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async () => ({
    metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
  }));
};

/** Holds the notices to Radar of the calling file's tests, so that no board calls D1 beside the counted calls. */
export const holdRadar = (): void => beforeEach(quietRadar);
