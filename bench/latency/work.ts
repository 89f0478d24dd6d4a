import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "../../src/db/statement.ts";
import { ITEM_MS } from "../../src/domain/batches/throttle.ts";
import { newId } from "../../src/lib/id.ts";
import { seedDirectory, seedShard, seedWindows } from "../../test/support/crowd.ts";
import { operatorOf } from "../move/progress.ts";
import { type Account, sender } from "../stage/accounts.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { paceOf, WAITS } from "./waits.ts";

const POLL_MS = 20;
const SECONDS_MS = 1_000;
const MINUTE_MS = 60 * SECONDS_MS;
/** An item is loaded, and then committed. */
const ITEM_TRIPS = 2;

/** Jobs are timed alone, without the work of the messages that they send. */
const leaveMessagesUnread = async ({ urls }: Runtime): Promise<void> => {
  await (await fetch(new URL("/bench/messages/unread", urls.service))).text();
};

/** Items of a batch per second. */
export interface Pace {
  readonly perSecond: number;
  /** The rate that the trips alone would allow. */
  readonly expected: number;
}

export const measurePace = async (runtime: Runtime, account: Account, items: number): Promise<Pace> => {
  const api = sender(runtime.urls.service, "/v1", account.key);
  const listings = Array.from({ length: items }, (_, at) => ({
    externalRef: `batch-${at}`,
    title: "Apartamento",
    type: "APARTAMENTO",
    purposes: ["VENDA"],
    salePrice: 500_000,
    address: { cityId: "3550308", neighborhood: "Pinheiros" },
  }));
  const { data } = (await api("POST", "/properties/batch", { items: listings })) as { data: { id: string } };
  const countSettled = async (): Promise<number> => {
    const count = "SELECT count(*) AS n FROM batch_items WHERE batch_id = ? AND outcome <> 'PENDING'";
    const [[row] = []] = await runSql(runtime, [sql(count, data.id)]);
    return row!.n as number;
  };
  let first = 0;
  let done = 0;
  while (done < items) {
    await pause(POLL_MS);
    done = await countSettled();
    if (done > 0 && first === 0) first = performance.now();
  }
  const seconds = (performance.now() - first) / SECONDS_MS;
  const expected = paceOf(ITEM_TRIPS, WAITS.d1, ITEM_MS);
  return { perSecond: (items - 1) / seconds, expected };
};

interface Job {
  readonly job: string;
  readonly everyMinutes: number;
}

/** One run of a job, with something due in this many accounts. */
export interface JobRun {
  readonly job: string;
  readonly everyMs: number;
  readonly ms: number;
}

const jobsOf = async (runtime: Runtime): Promise<Job[]> =>
  ((await operatorOf(runtime)("GET", "/jobs")) as { data: unknown }).data as Job[];

const runOnce = async (runtime: Runtime, job: string): Promise<number> => {
  const began = performance.now();
  await operatorOf(runtime)("POST", `/jobs/${job}`);
  return performance.now() - began;
};

/** Creates this many accounts, each with something due in every job. */
const seedAccounts = async ({ miniflare }: Runtime, accounts: number): Promise<void> => {
  const db = await miniflare.getD1Database("DB", "service");
  const accountIds = Array.from({ length: accounts }, () => newId("account"));
  const crowd = { db: db as unknown as D1Database, accountIds, now: Date.now() };
  await seedDirectory(crowd);
  await seedShard(crowd);
  await seedWindows(crowd);
  await db.prepare("UPDATE accounts SET shard = 'DB'").run();
  await db.prepare("UPDATE webhook_accounts SET shard = 'DB'").run();
};

/** Runs every job once, with this many accounts due. */
export const measureJobs = async (runtime: Runtime, accounts: number): Promise<JobRun[]> => {
  await leaveMessagesUnread(runtime);
  const jobs = await jobsOf(runtime);
  await seedAccounts(runtime, accounts);
  const runs: JobRun[] = [];
  for (const { job, everyMinutes } of jobs)
    runs.push({ job, everyMs: everyMinutes * MINUTE_MS, ms: await runOnce(runtime, job) });
  return runs;
};
