import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { relative } from "node:path";
import { seedOnce } from "./demo/seed.ts";
import { claim, claimOn, release } from "./local/claim.ts";
import { prepareDatabases } from "./local/databases.ts";
import { keepDatabases } from "./local/kept-databases.ts";
import { onceParentEnds } from "./local/parent.ts";
import { freePort, occupantOf } from "./local/port.ts";
import { keepSchedule } from "./local/schedule.ts";
import { localSecrets } from "./local/secrets.ts";
import { type Service, startPanel, startService, untilHealthy } from "./local/service.ts";
import { type LocalSettings, localSettings, type PanelPlace, panelPlace, ROOT } from "./local/settings.ts";
import { welcome } from "./local/welcome.ts";
import { stopTree } from "./local/wrangler.ts";
import { wranglerConfig } from "./local/wrangler-config.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const running: Service[] = [];
const stopping = new AbortController();

/** Where the dashboard listens: at the given port if that is free, else at any free one. */
const placeOfPanel = async (port: number): Promise<PanelPlace> =>
  panelPlace((await occupantOf(port)) === "nobody" ? port : await freePort());

const stopAll = (): Promise<unknown> => Promise.all(running.map(({ process }) => stopTree(process)));

/** Runs until the service ends. @throws the reason of its end, or of a failed start */
async function start(settings: LocalSettings): Promise<never> {
  const { crons } = wranglerConfig();
  const { BACKOFFICE_TOKEN } = localSecrets();
  if (settings.reset) rmSync(settings.state, { recursive: true, force: true });
  claim(settings.state, settings.port);
  console.log("Applying the migrations ...");
  const shards = keepDatabases(settings.state, settings.databases);
  await prepareDatabases(settings.state, { messagesLost: true, stopping: stopping.signal, shards });
  console.log("Starting the service ...");
  const place = await placeOfPanel(settings.port + 1);
  const started = startService(settings, place, shards);
  running.push(started);
  const panel = startPanel(settings, place);
  running.push(panel);
  const ended = Promise.race([started.ended, panel.ended]).then((reason) => {
    throw new Error(reason);
  });
  const welcomed = async (): Promise<void> => {
    await Promise.all([untilHealthy(started, settings.url), untilHealthy(panel, place.url)]);
    keepSchedule(settings.url, crons, stopping.signal);
    const keys = await seedOnce({ url: settings.url, state: settings.state, token: BACKOFFICE_TOKEN });
    console.log(welcome(settings.url, keys, BACKOFFICE_TOKEN, place));
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
  const other = await claimOn(state);
  if (other) {
    const folder = relative(ROOT, state);
    return `The service already runs on port ${other.port} with the data in ${folder}. Stop it first (process ${other.pid}).`;
  }
  return undefined;
}

/** Ends the running service; `main` then returns. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  console.log("\nStopping ...");
  await stopAll();
}

/** Enables Node's own Base64, which the code that sends webhooks uses. */
const SHOW_ALARMS = ["--js-base-64", "--disable-warning=ExperimentalWarning", "bench/alarms/show.ts"];

async function main(): Promise<number> {
  const settings = localSettings();
  if (settings.alarms)
    return spawnSync(process.execPath, SHOW_ALARMS, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
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
    if (!asked) console.error(error instanceof Error ? error.message : error);
    await stopAll();
    return asked ? 0 : 1;
  } finally {
    release(settings.state);
  }
}

process.exit(await main());
