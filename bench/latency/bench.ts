import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local/settings.ts";
import type { Bench, Extent } from "../extent.ts";
import { plainTable } from "../report/table.ts";
import { machine, PERFORMANCE, writePages } from "../report/write.ts";
import { fillPortfolio, makeAccount } from "../stage/accounts.ts";
import { bundlesOf } from "../stage/bundles.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { kindsOf, type Timed, timeCalls } from "./calls.ts";
import { type Latency, latencyText, missesOf, tablesOf, withLatency } from "./page.ts";
import { storePhoto } from "./photo.ts";
import { PLACES } from "./waits.ts";
import { measureJobs, measurePace, type Pace } from "./work.ts";

const WORKER = "bench/apart/index.ts";

interface Amount {
  /** Turns of calls of a kind. */
  readonly turns: number;
  readonly properties: number;
  readonly items: number;
  readonly accounts: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { turns: 8, properties: 200, items: 60, accounts: 1_000 },
  smoke: { turns: 1, properties: 50, items: 6, accounts: 2 },
};

const measureCalls = async (runtime: Runtime, { turns, properties, items }: Amount) => {
  const account = await makeAccount(runtime);
  await fillPortfolio(runtime, account.id, properties);
  await storePhoto(runtime, account.id);
  const timed: Timed[] = [];
  for (const kind of kindsOf(runtime, account)) timed.push(await timeCalls(runtime, kind, turns));
  const paces: Pace[] = [];
  for (const place of PLACES) paces.push(await measurePace(runtime, account, { place, items }));
  return { calls: timed, paces };
};

/** What callers in São Paulo wait for, and what distance does to queues and crons. */
export const benchLatency: Bench = (extent) =>
  withRuntime(
    "local",
    async (runtime) => {
      const amount = AMOUNTS[extent];
      const { calls, paces } = await measureCalls(runtime, amount);
      const jobs = await measureJobs(runtime, amount.accounts);
      const latency: Latency = { calls, paces, jobs, accounts: amount.accounts };
      for (const { head, rows } of Object.values(tablesOf(latency)))
        console.log(`\n${plainTable(head, rows)}`);
      console.log(`\n  Aims missed: ${missesOf(latency).join("; ") || "none"}.`);
      if (extent === "full") {
        const page = readFileSync(join(ROOT, PERFORMANCE), "utf8");
        writePages({ [PERFORMANCE]: withLatency(page, latencyText(latency, machine())) });
      }
      return true;
    },
    { made: () => bundlesOf(WORKER) },
  );
