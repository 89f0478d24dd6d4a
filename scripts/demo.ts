import { seedOnce } from "./demo/seed.ts";
import { isHealthy } from "./local/port.ts";
import { keepSchedule } from "./local/schedule.ts";
import { localSecrets } from "./local/secrets.ts";
import { localSettings } from "./local/settings.ts";
import { welcome } from "./local/welcome.ts";
import { wranglerConfig } from "./local/wrangler-config.ts";

/** Fills this machine's running service, however it was started. */
async function main(): Promise<void> {
  const { url, state } = localSettings();
  const { BACKOFFICE_TOKEN } = localSecrets();
  if (!(await isHealthy(url)))
    throw new Error(`The service does not answer at ${url}. Start the service first: npx wrangler dev`);
  const done = new AbortController();
  // Wrangler triggers no job itself, and jobs make some of the data.
  keepSchedule(url, wranglerConfig().crons, done.signal);
  try {
    const keys = await seedOnce({ url, state, token: BACKOFFICE_TOKEN });
    console.log(welcome(url, keys, BACKOFFICE_TOKEN));
  } finally {
    done.abort();
  }
}

try {
  await main();
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("If tables are missing, `npm run migrate` creates them.");
  process.exit(1);
}
