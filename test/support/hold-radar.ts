import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** Holds the notices to Radar of the calling file's tests, so that no board calls D1 beside the counted calls. */
export const holdRadar = (): void => {
  beforeEach(() => {
    vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async () => ({
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    }));
  });
};
