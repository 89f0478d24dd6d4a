import { setTimeout as pause } from "node:timers/promises";
import { wranglerConfig } from "../../scripts/local/wrangler-config.ts";
import { isOpen } from "../../src/db/open-account.ts";
import { retryOnce } from "../stage/connection.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { grant, type SoakAccount } from "./stage.ts";
import type { Tally } from "./tally.ts";

const CRON_MS = 12_000;
const WINDOW_MS = 20_000;
const SUSPENDED_MS = 5_000;
const ACTIVE_MS = 15_000;
/** The interval at which a loop checks for the end. */
const STEP_MS = 250;

/** The part of a Worker that Miniflare's types lack. */
interface Scheduled {
  scheduled(options: { cron: string; scheduledTime: Date }): Promise<{ outcome: string }>;
}

type IsOn = () => boolean;

const wait = async (milliseconds: number, isOn: IsOn): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (isOn() && Date.now() < end) await pause(STEP_MS);
};

const runCron = async ({ miniflare }: Runtime, tally: Tally, cron: string): Promise<void> => {
  const worker = (await miniflare.getWorker("service")) as unknown as Scheduled;
  const began = performance.now();
  const { outcome } = await retryOnce(() => worker.scheduled({ cron, scheduledTime: new Date() }));
  tally.answered(`cron ${cron}`, outcome === "ok" ? 200 : 500, null, performance.now() - began);
  if (outcome !== "ok") tally.fault(`cron ${cron}`, `ended as ${outcome}`);
};

/**
 * Runs every cron of wrangler.toml repeatedly, each independently as on the platform, because one takes half a minute.
 */
export const keepCrons = async (
  runtime: Runtime,
  tally: Tally,
  isOn: IsOn,
  everyMs = CRON_MS,
): Promise<void> => {
  const keep = async (cron: string): Promise<void> => {
    while (isOn()) {
      await runCron(runtime, tally, cron);
      await wait(everyMs, isOn);
    }
  };
  await Promise.all(wranglerConfig().crons.map(keep));
};

/** Keeps running the crons while `use` runs. */
export const withCrons = async <T>(
  runtime: Runtime,
  tally: Tally,
  everyMs: number,
  use: () => Promise<T>,
): Promise<T> => {
  let isOn = true;
  const crons = keepCrons(runtime, tally, () => isOn, everyMs);
  try {
    return await use();
  } finally {
    isOn = false;
    await crons;
  }
};

/** Leaves out accounts that are being moved at that moment. */
const END_WINDOWS = `UPDATE feeds SET window_until = NULL
  WHERE window_until IS NOT NULL AND ${isOpen("feeds.account_id")}`;

/** Shortens the windows of manual syncs: ten minutes are long for a soak. */
export const endFeedWindows = async (runtime: Runtime, isOn: IsOn): Promise<void> => {
  while (isOn()) {
    for (const name of runtime.databases)
      await retryOnce(() => runSql(runtime, [{ sql: END_WINDOWS, params: [] }], name));
    await wait(WINDOW_MS, isOn);
  }
};

/** Suspends and restores an account repeatedly, as the operator. */
export const suspendNowAndThen = async (
  runtime: Runtime,
  account: SoakAccount,
  isOn: IsOn,
): Promise<void> => {
  while (isOn()) {
    await wait(ACTIVE_MS, isOn);
    await grant(runtime, account, { status: "SUSPENDED" });
    await wait(SUSPENDED_MS, isOn);
    await grant(runtime, account);
  }
};
