import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import { silenceLogs } from "../support/quiet.ts";

/** Nothing outside, no queue and no clock acts by itself while the calling file's tests run. */
export const closeDoors = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    silenceLogs();
    const queues = Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue;
    vi.spyOn(queues, "sendBatch").mockResolvedValue(undefined as never);
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
};
