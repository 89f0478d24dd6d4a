import { setTimeout as pause } from "node:timers/promises";
import { prepareDatabases } from "../../scripts/local/databases.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { choose, type Random, seededRandom } from "../../test/support/random.ts";
import type { BenchOptions, Extent } from "../extent.ts";
import { runtimePids } from "../load/cpu.ts";
import type { Running } from "../move/kills.ts";
import { beginMove, isEnded, movesOf, passTime, SHARDS } from "../move/progress.ts";
import { shardOf } from "../stage/accounts.ts";
import { isConnection } from "../stage/connection.ts";
import { type Restart, type Runtime, withRuntime } from "../stage/runtime.ts";
import { castOf } from "./cast.ts";
import { type Outside, startOutside } from "./outside.ts";
import { POPULATION, type Profile } from "./population.ts";
import { crashReport } from "./report.ts";
import { Restored } from "./restored.ts";
import { noteLogs } from "./service-log.ts";
import { settle } from "./settle.ts";
import type { SoakAccount } from "./stage.ts";
import { Tally } from "./tally.ts";
import { makeCalls } from "./traffic.ts";
import { endFeedWindows, keepCrons, withCrons } from "./upkeep.ts";
import { verify } from "./verify.ts";

const ROUNDS: Readonly<Record<Extent, number>> = { full: 15, smoke: 2 };
const SEED = 1;
/** How long a round lasts before its death, which may come at any moment of a write. */
const ROUND_MS = { least: 8 * SECOND_MS, range: 12 * SECOND_MS };
const SMOKE_PART = 0.2;
/** As many accounts as one machine restarts in seconds. */
const ACCOUNTS: Readonly<Record<string, number>> = {
  newcomer: 2,
  agency: 2,
  developer: 1,
  "feed agency": 4,
  "full plan": 1,
};
const MAX_PROPERTIES = 200;
/** Accounts that are on their way to another database when the service dies. */
const MOVING = 3;

const population = (): Profile[] =>
  POPULATION.filter(({ name }) => name in ACCOUNTS).map((profile) => ({
    ...profile,
    accounts: ACCOUNTS[profile.name]!,
    properties: Math.min(profile.properties, MAX_PROPERTIES),
  }));

/** Has each account move to another database, possibly the directory's, or continues its move. */
const advanceMoves = async (
  runtime: Runtime,
  accounts: readonly SoakAccount[],
  random: Random,
): Promise<void> => {
  for (const { id } of accounts) {
    const last = (await movesOf(runtime, id)).at(-1);
    if (last && !isEnded(last)) {
      await passTime(runtime, id);
      continue;
    }
    const from = await shardOf(runtime, id);
    const others = runtime.databases.filter((name) => name !== from);
    await beginMove(runtime, id, choose(random, others));
  }
};

interface Deaths {
  readonly running: Running;
  readonly restart: Restart;
  readonly accounts: readonly SoakAccount[];
  readonly restored: Restored;
  readonly random: Random;
  readonly extent: Extent;
}

/** The platform side's work expects the death: a broken connection is not its fault. */
const untilDeath = async (work: readonly Promise<unknown>[]): Promise<void> => {
  for (const outcome of await Promise.allSettled(work)) {
    // A refusal has words of its own; a broken call has the platform's.
    if (outcome.status === "rejected" && !isConnection(outcome.reason))
      console.log(`  ${String(outcome.reason)}`);
  }
};

/** Lets everything work for some seconds, then ends every process of the service, and starts it again. */
const dieOnce = async ({ running, restart, accounts, restored, random, extent }: Deaths): Promise<string> => {
  const { runtime } = running;
  let isAlive = true;
  const isOn = (): boolean => isAlive;
  const unheard = new Tally();
  const chosen = Array.from({ length: MOVING }, () => choose(random, accounts));
  const work = untilDeath([
    keepCrons(runtime, unheard, isOn),
    endFeedWindows(runtime, isOn),
    advanceMoves(runtime, [...new Set(chosen)], random),
    restored.restore(runtime),
  ]);
  const wait = ROUND_MS.least + random() * ROUND_MS.range;
  await pause(extent === "smoke" ? wait * SMOKE_PART : wait);
  isAlive = false;
  for (const pid of runtimePids()) process.kill(pid, "SIGKILL");
  running.runtime = await restart("local", (state) =>
    prepareDatabases(state, { shards: SHARDS, messagesLost: true }),
  );
  await Promise.race([work, pause(SECOND_MS)]);
  const states: string[] = [];
  for (const { id } of accounts) {
    const last = (await movesOf(running.runtime, id)).at(-1);
    if (last && !isEnded(last)) states.push(last.state);
  }
  return states.join(", ") || "no move under way";
};

/** Waits for the moves under way to end. */
const endMoves = async (runtime: Runtime, accounts: readonly SoakAccount[]): Promise<number> => {
  let done = 0;
  for (const { id } of accounts) {
    let moves = await movesOf(runtime, id);
    for (let looks = 0; looks < 600 && moves.some((move) => !isEnded(move)); looks += 1) {
      if (moves.at(-1)!.state === "CLEANING") await passTime(runtime, id);
      await pause(SECOND_MS / 2);
      moves = await movesOf(runtime, id);
    }
    done += moves.filter(({ state }) => state === "DONE").length;
  }
  return done;
};

const crashIn = async (
  first: Runtime,
  restart: Restart,
  outside: Outside,
  { extent, seed, tally }: { readonly extent: Extent; readonly seed: number; readonly tally: Tally },
): Promise<boolean> => {
  const { context, followers } = await castOf(first, {
    population: population(),
    outside,
    seed,
    tally,
    isDying: true,
  });
  const { running, accounts, coverage } = context;
  const restored = await withCrons(first, new Tally(), SECOND_MS, () => Restored.make(first));
  const random = seededRandom(seed);
  let isOn = true;
  const calls = makeCalls({ followers, context, seed, isOn: () => isOn });
  const deaths: string[] = [];
  try {
    while (deaths.length < ROUNDS[extent]) {
      deaths.push(await dieOnce({ running, restart, accounts, restored, random, extent }));
      console.log(`  kill -9 ${deaths.length} of ${ROUNDS[extent]}: ${deaths.at(-1)}`);
    }
  } finally {
    isOn = false;
  }
  const { runtime } = running;
  const { moves, faults } = await withCrons(runtime, tally, SECOND_MS, async () => {
    await calls;
    return { moves: await endMoves(runtime, accounts), faults: await restored.faults(runtime) };
  });
  for (const fault of faults) tally.fault("restore", fault);
  const settled = await settle(runtime, accounts, tally);
  const verified = await verify(runtime, followers, outside.receivers.arrivals, tally);
  crashReport({ tally, coverage, deaths, moves, restores: restored.count, settled, verified });
  return tally.faults.size === 0;
};

/** `npm run bench -- --crash`: mixed traffic, moves and restores while every process dies again and again. */
export const benchCrash = async (extent: Extent, { seed = String(SEED) }: BenchOptions): Promise<boolean> => {
  const outside = await startOutside();
  const tally = new Tally();
  const settings = { extent, seed: Number(seed), tally };
  try {
    return await withRuntime("local", (runtime, restart) => crashIn(runtime, restart, outside, settings), {
      shards: SHARDS,
      unsafeInspectDurableObjects: true,
      handleStructuredLogs: noteLogs(tally),
    });
  } finally {
    outside.close();
  }
};
