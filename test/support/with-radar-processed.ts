import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { consumeRadar } from "../../queues/radar.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { drained } from "./dump.ts";

/** Acts, then processes Radar's messages from these accounts' outboxes at once. */
export const withRadarProcessed = async (
  accountIds: readonly string[],
  act: () => Promise<unknown>,
): Promise<void> => {
  const messages: unknown[] = [];
  const queue = vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (batch) => {
    messages.push(...[...batch].map(({ body }) => body));
    return undefined as never;
  });
  try {
    await act();
    for (const accountId of accountIds) await drained(accountId);
  } finally {
    queue.mockRestore();
  }
  await consumeRadar(backgroundServicesOf(env), messages);
};
