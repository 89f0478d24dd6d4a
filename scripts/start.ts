import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import { seedOnce } from "./demo/seed.ts";
import { claim, claimOn, release } from "./local/claim.ts";
import { ensureDevVars } from "./local/dev-vars.ts";
import { occupantOf } from "./local/port.ts";
import { keepSchedule } from "./local/schedule.ts";
import { applyMigrations, startService, untilHealthy } from "./local/service.ts";
import { type LocalSettings, localSettings, ROOT } from "./local/settings.ts";
import { welcome } from "./local/welcome.ts";
import { stopTree } from "./local/wrangler.ts";
import { wranglerConfig } from "./local/wrangler-config.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let service: ChildProcess | undefined;
let stopping = false;

async function start(settings: LocalSettings): Promise<void> {
  const { databases, crons } = wranglerConfig();
  const { BACKOFFICE_TOKEN } = ensureDevVars();
  claim(settings.state, settings.port);
  console.log("Applying the migrations ...");
  await applyMigrations(settings.state, databases);
  if (stopping) return;
  console.log("Starting the service ...");
  service = startService(settings);
  const ended = once(service, "exit");
  await untilHealthy(service, settings.url);
  const keys = await seedOnce({ url: settings.url, state: settings.state, token: BACKOFFICE_TOKEN });
  const stopSchedule = await keepSchedule(settings.url, crons);
  console.log(welcome(settings.url, keys, BACKOFFICE_TOKEN));
  await ended;
  stopSchedule();
  if (!stopping) throw new Error("The service ended by itself; the reason is above.");
}

/** Why the service cannot start here, or nothing. Asked before anything is touched. */
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

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  console.log("\nStopping ...");
  if (service) await stopTree(service);
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
  try {
    await start(settings);
    return 0;
  } catch (error) {
    if (stopping) return 0;
    console.error(messageOf(error));
    if (service) await stopTree(service);
    return 1;
  } finally {
    release(settings.state);
  }
}

process.exit(await main());
