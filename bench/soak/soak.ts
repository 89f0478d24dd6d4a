import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "../extent.ts";
import { SHARDS } from "../move/progress.ts";
import { OPEN_LIMITS, sender } from "../stage/accounts.ts";
import { auditBoards } from "../stage/boards.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { castOf } from "./cast.ts";
import { benchCrash } from "./crash.ts";
import { ServiceHeap } from "./heap.ts";
import { MemoryWatch, memoryFaults } from "./memory.ts";
import { moveHalf } from "./moves.ts";
import { openBoardWork } from "./opportunities.ts";
import { type Outside, startOutside } from "./outside.ts";
import { report, type Soak } from "./report.ts";
import { noteLogs } from "./service-log.ts";
import { type SoakSettings, soakSettings } from "./settings.ts";
import { settle } from "./settle.ts";
import { grant, type SoakAccount } from "./stage.ts";
import { Tally } from "./tally.ts";
import { runTraffic } from "./traffic.ts";
import { verify } from "./verify.ts";

const MINUTE_MS = 60_000;
const FILL_MS = 2 * MINUTE_MS;
const LOOK_MS = 500;

/** The catalog of places is loaded at its first use, and stays: that is no leak. */
const readPlaces = async (runtime: Runtime, [first]: readonly SoakAccount[]): Promise<void> => {
  const api = sender(runtime.urls.service, "/v1", first!.key);
  await api("GET", "/geo/cities?q=a&limit=1");
};

/** The initial objects belong in the boards' memory: they are no leak. */
const fillBoards = async (runtime: Runtime): Promise<void> => {
  const end = Date.now() + FILL_MS;
  do {
    await auditBoards(runtime);
    await pause(LOOK_MS);
  } while ((await openBoardWork(runtime)) > 0 && Date.now() < end);
};

/** Names each part of a run as it begins: a run of five minutes takes thirty on a slow machine. */
const parts = (): ((what: string) => void) => {
  const began = Date.now();
  return (what) => console.log(`  after ${Math.round((Date.now() - began) / 1_000)} s: ${what}`);
};

const soakIn = async (
  runtime: Runtime,
  outside: Outside,
  { minutes, seed, population }: SoakSettings,
  tally: Tally,
): Promise<Soak> => {
  const begins = parts();
  begins("accounts and portfolios");
  const { context, followers } = await castOf(runtime, { population, outside, seed, tally });
  const { accounts, coverage } = context;
  begins("Radar's first boards");
  await readPlaces(runtime, accounts);
  await fillBoards(runtime);
  const heap = await ServiceHeap.of(runtime);
  const watch = await MemoryWatch.start(heap, runtime);
  begins("calls");
  const began = Date.now();
  const end = began + minutes * MINUTE_MS;
  const isOn = (): boolean => Date.now() < end;
  const [moved] = await Promise.all([
    moveHalf(runtime, accounts, tally, isOn),
    runTraffic({ runtime, followers, context, seed, isOn }),
  ]);
  const seconds = (Date.now() - began) / 1_000;
  begins("memory and coverage");
  const memory = await watch.stop();
  heap.close();
  for (const fault of memoryFaults(memory, tally.calls)) tally.fault("memory", fault);
  for (const operation of coverage.missingAfter(tally.calls))
    tally.fault("coverage", `${operation} was never called`);
  for (const account of accounts) await grant(runtime, account, { limits: OPEN_LIMITS });
  begins("what is left");
  const settled = await settle(runtime, accounts, tally, minutes * MINUTE_MS);
  begins("comparing all that is stored, read and received");
  const verified = await verify(runtime, followers, outside.receivers.arrivals, tally);
  return {
    passed: tally.faults.size === 0,
    seconds,
    tally,
    coverage,
    memory,
    moved,
    settled,
    verified,
  };
};

/** Mixed traffic of many accounts with consumers and crons running, while half of them move. @returns the results */
const runSoak = async (settings: SoakSettings): Promise<Soak> => {
  const outside = await startOutside();
  const tally = new Tally();
  try {
    return await withRuntime("local", (runtime) => soakIn(runtime, outside, settings, tally), {
      shards: SHARDS,
      handleStructuredLogs: noteLogs(tally),
      unsafeInspectDurableObjects: true,
      inspectorPort: 0,
    });
  } finally {
    outside.close();
  }
};

/** `npm run bench -- --soak`; with `--crash`, while the service dies. */
export const benchSoak: Bench = async (extent, options) => {
  if (options.crash) return benchCrash(extent, options);
  const settings = soakSettings(extent, options);
  console.log(`soak of ${settings.minutes} minutes, seed ${settings.seed}`);
  const soak = await runSoak(settings);
  report(soak);
  return soak.passed;
};
