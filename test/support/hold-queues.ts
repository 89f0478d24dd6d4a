import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";

/** Keeps what the calling file's tests send from every queue, so that nothing is worked beside what they compare. */
export const holdQueues = (): void => {
  beforeEach(() => {
    const queues = Object.getPrototypeOf(env.FEED_QUEUE) as Queue;
    vi.spyOn(queues, "sendBatch").mockImplementation(async () => ({
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    }));
  });
};
