import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** Holds the queue messages of the calling file's tests, so that nothing is processed while they compare. */
export const holdQueues = (): void => {
  beforeEach(() => {
    const queues = Object.getPrototypeOf(env.FEED_QUEUE) as Queue;
    vi.spyOn(queues, "sendBatch").mockImplementation(async () => ({
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    }));
  });
};
