import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 10_000;

/**
 * Runs every scheduled job at once and then again and again: Wrangler triggers none by itself, and what a restart lost
 * of the queues waits for the sweeps. Jobs only do what is due, so running them often does no harm.
 * @returns after the first run; the others go on until the signal aborts
 */
export async function keepSchedule(
  url: string,
  crons: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await runAll(url, crons, signal);
  goOn(url, crons, signal).catch(() => undefined);
}

async function goOn(url: string, crons: readonly string[], signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(EVERY_MS, undefined, { signal });
    await runAll(url, crons, signal);
  }
}

async function runAll(url: string, crons: readonly string[], signal: AbortSignal): Promise<void> {
  for (const cron of crons) {
    const path = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`;
    const fault = await fetch(url + path, { signal }).then(
      (answer) => (answer.ok ? undefined : `status ${answer.status}`),
      (error: Error) => error.message,
    );
    signal.throwIfAborted();
    if (fault) console.error(`Scheduled jobs of "${cron}" failed: ${fault}`);
  }
}
