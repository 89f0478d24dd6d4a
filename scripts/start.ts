import { relative } from "node:path";
import { seedOnce } from "./demo/seed.ts";
import { claim, claimOn, release } from "./local/claim.ts";
import { prepareDatabases } from "./local/databases.ts";
import { onceParentEnds } from "./local/parent.ts";
import { occupantOf } from "./local/port.ts";
import { keepSchedule } from "./local/schedule.ts";
import { localSecrets } from "./local/secrets.ts";
import { type Service, startService, untilHealthy } from "./local/service.ts";
import { type LocalSettings, localSettings, ROOT } from "./local/settings.ts";
import { welcome } from "./local/welcome.ts";
import { stopTree } from "./local/wrangler.ts";
import { wranglerConfig } from "./local/wrangler-config.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let service: Service | undefined;
const stopping = new AbortController();

/** Runs until the service ends. @throws the reason of its end, or of a failed start */
async function start(settings: LocalSettings): Promise<never> {
  const { crons } = wranglerConfig();
  const { BACKOFFICE_TOKEN } = localSecrets();
  claim(settings.state, settings.port);
  console.log("Applying the migrations ...");
  await prepareDatabases(settings.state, { messagesLost: true, stopping: stopping.signal });
  console.log("Starting the service ...");
  const started = startService(settings);
  service = started;
  const ended = started.ended.then((reason) => {
    throw new Error(reason);
  });
  const welcomed = async (): Promise<void> => {
    await untilHealthy(started, settings.url);
    keepSchedule(settings.url, crons, stopping.signal);
    const keys = await seedOnce({ url: settings.url, state: settings.state, token: BACKOFFICE_TOKEN });
    console.log(welcome(settings.url, keys, BACKOFFICE_TOKEN));
  };
  await Promise.race([welcomed(), ended]);
  return await ended;
}

/** The reason why the service cannot start here, if any, checked before any change. */
async function obstacle({ port, state }: LocalSettings): Promise<string | undefined> {
  const occupant = await occupantOf(port);
  if (occupant !== "nobody") {
    return `Port ${port} is taken: ${occupant} already listens there. Stop it, or choose another port: npm start -- --port ${port + 1}`;
  }
  const running = await claimOn(state);
  if (running) {
    const folder = relative(ROOT, state);
    return `The service already runs on port ${running.port} with the data in ${folder}. Stop it first (process ${running.pid}).`;
  }
  return undefined;
}

/** Ends the running service; `main` then returns. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  console.log("\nStopping ...");
  if (service) await stopTree(service.process);
}

const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

async function main(): Promise<number> {
  let settings: LocalSettings;
  try {
    settings = localSettings();
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
  const reason = await obstacle(settings);
  if (reason) {
    console.error(reason);
    return 1;
  }
  for (const name of SIGNALS) process.on(name, stop);
  // npm does not forward a hang-up. Without npm a service outlives its parent, as a background service must.
  if (process.env.npm_lifecycle_event !== undefined) onceParentEnds(stop);
  try {
    return await start(settings);
  } catch (error) {
    const asked = stopping.signal.aborted;
    stopping.abort();
    if (!asked) console.error(messageOf(error));
    if (service) await stopTree(service.process);
    return asked ? 0 : 1;
  } finally {
    release(settings.state);
  }
}

process.exit(await main());
