const EVERY_MS = 60_000;

/**
 * Runs every scheduled job now and then each minute: Wrangler triggers none by itself, and queued messages die
 * with a restart, so the sweeps have to find them. Jobs only do what is due, so running them often does no harm.
 */
export async function keepSchedule(url: string, crons: readonly string[]): Promise<() => void> {
  await runOnce(url, crons);
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    await runOnce(url, crons);
    running = false;
  }, EVERY_MS);
  return () => clearInterval(timer);
}

async function runOnce(url: string, crons: readonly string[]): Promise<void> {
  for (const cron of crons) {
    const path = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`;
    const fault = await fetch(url + path).then(
      (answer) => (answer.ok ? undefined : `status ${answer.status}`),
      (error: Error) => error.message,
    );
    if (fault) console.error(`Scheduled jobs of "${cron}" failed: ${fault}`);
  }
}
