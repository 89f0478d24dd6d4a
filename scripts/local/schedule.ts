import { setTimeout as pause } from "node:timers/promises";

const INTERVAL_MS = 10_000;

/**
 * Runs every scheduled job at once and then repeatedly, until the signal aborts: Wrangler triggers none itself, and
 * messages lost in a restart wait for the sweeps. Jobs only do due work, so frequent runs do no harm. Crons do not
 * wait for each other, because the one of every minute takes half of it.
 */
export function keepSchedule(url: string, crons: readonly string[], signal: AbortSignal): void {
  for (const cron of crons) keepCron(url, cron, signal).catch(() => undefined);
}

async function keepCron(url: string, cron: string, signal: AbortSignal): Promise<never> {
  const path = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`;
  for (;;) {
    const fault = await fetch(url + path, { signal }).then(
      (answer) => (answer.ok ? undefined : `status ${answer.status}`),
      (error: Error) => error.message,
    );
    signal.throwIfAborted();
    if (fault) console.error(`Scheduled jobs of "${cron}" failed: ${fault}`);
    await pause(INTERVAL_MS, undefined, { signal });
  }
}
