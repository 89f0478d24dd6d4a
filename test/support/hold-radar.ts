import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** Keeps what the calling file's tests tell Radar from its queue, so that no board asks D1 beside what is counted. */
export const holdRadar = (): void => {
  beforeEach(() => {
    vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async () => ({
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    }));
  });
};
