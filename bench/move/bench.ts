import { setTimeout as pause } from "node:timers/promises";
import { DIRECTORY } from "../../src/db/statement.ts";
import type { Move } from "../../src/domain/moves/move.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { SEEDED_ID } from "../../test/support/invariants/stored.ts";
import { type Random, seededRandom } from "../../test/support/random.ts";
import { rowsOf, type Stored } from "../drill/rows.ts";
import type { Bench, BenchOptions, Extent } from "../extent.ts";
import { noteLogs } from "../soak/service-log.ts";
import { Tally } from "../soak/tally.ts";
import { type Account, fillPortfolio, makeAccount, OPEN_LIMITS, shardOf } from "../stage/accounts.ts";
import { type Restart, type Runtime, withRuntime } from "../stage/runtime.ts";
import { Client } from "./client.ts";
import { endMove, killDuringMoves, type Running } from "./kills.ts";
import { Known } from "./known.ts";
import { makeOffers } from "./offers.ts";
import { beginMove, movesOf, SHARDS, untilMove } from "./progress.ts";
import { faultsAfter } from "./proof.ts";
import { report } from "./report.ts";
import { Traffic } from "./traffic.ts";
import { Walk } from "./walk.ts";

const SIZE: Readonly<Record<Extent, number>> = { full: 10_000, smoke: 200 };
/** The share of the size with killed moves: a copy yields to calls, and several killed moves have to finish. */
const KILLED_PART = 0.1;
const PROPERTY_LIMIT = 50_000;
/** Owners whom the account accepts, one after the other. */
const OFFERS = 40;
/** How long calls are made before the first move begins and after the last one ends. */
const AROUND_MS = 3 * SECOND_MS;
/** An account must be closed for less than this. */
const CLOSED_MS = 2 * SECOND_MS;

interface Plan {
  readonly size: number;
  readonly kills: number;
  readonly random: Random;
}

const planOf = (extent: Extent, { size = "1", seed = "1", kill = false }: BenchOptions): Plan => ({
  size: Math.max(1, Math.round(SIZE[extent] * Number(size) * (kill ? KILLED_PART : 1))),
  kills: kill ? { full: 20, smoke: 2 }[extent] : 0,
  random: seededRandom(Number(seed)),
});

const untrashedIds = (rows: Stored): string[] =>
  [...rows]
    .filter(([key]) => key.startsWith("properties ") && key.includes(SEEDED_ID))
    .map(([, text]) => JSON.parse(text) as { id: string; status: string })
    .filter(({ status }) => status !== "DELETED")
    .map(({ id }) => id);

const makeOne = async (runtime: Runtime, size: number): Promise<Account> => {
  const account = await makeAccount(runtime, OPEN_LIMITS, { propertyLimit: PROPERTY_LIMIT });
  await fillPortfolio(runtime, account.id, size);
  return account;
};

/** Moves the account while its system makes calls and a walk begun earlier still has its cursor. */
const moveDuring = async (traffic: Traffic, move: () => Promise<void>): Promise<void> => {
  let isOn = true;
  const calls = traffic.run(() => isOn);
  const openWalk = new Walk();
  try {
    await pause(AROUND_MS);
    await openWalk.readPage(traffic.client);
    await move();
    await pause(AROUND_MS);
  } finally {
    isOn = false;
    await calls;
  }
  traffic.walks.push(openWalk);
};

const closedFaults = (moves: readonly Move[]): string[] =>
  moves
    .filter(({ state, frozenMs }) => state !== "DONE" || (frozenMs ?? CLOSED_MS) >= CLOSED_MS)
    .map(({ state, frozenMs, error }) => `a move is ${state}, closed for ${frozenMs} ms: ${error ?? ""}`);

/** A move that is canceled again and again would prove nothing. */
const undoneFaults = (moves: readonly Move[]): string[] => {
  const done = moves.filter(({ state }) => state === "DONE").length;
  return done * 2 > moves.length ? [] : [`only ${done} of ${moves.length} moves are DONE`];
};

const benchIn = async (first: Runtime, restart: Restart, plan: Plan, { logs }: Tally): Promise<boolean> => {
  const running: Running = { runtime: first };
  const { size, kills, random } = plan;
  const { id: accountId, key } = await makeOne(first, size);
  const from = await shardOf(first, accountId);
  const before = await rowsOf(first, [accountId], from);
  const client = new Client({ base: () => running.runtime.urls.service, key, isPatient: kills > 0 });
  const offers = await makeOffers(first, accountId, OFFERS);
  const traffic = new Traffic(client, new Known(untrashedIds(before), offers), random);
  let killed: readonly string[] = [];
  await moveDuring(traffic, async () => {
    if (kills > 0) killed = await killDuringMoves(running, { accountId, count: kills, random, restart });
    else
      for (const to of [DIRECTORY, from]) {
        if (to === from) await endMove(running, accountId);
        await beginMove(first, accountId, to);
        await untilMove(first, accountId, ({ state }) => state === "CLEANING");
      }
  });
  await traffic.finish();
  await endMove(running, accountId);
  const { runtime } = running;
  const moves = await movesOf(runtime, accountId);
  const faults = [
    ...(await faultsAfter(runtime, accountId, await shardOf(runtime, accountId), before, traffic)),
    ...(kills > 0 ? undoneFaults(moves) : closedFaults(moves)),
  ];
  report(traffic, { moves, rows: before.size, killed, faults, logs });
  return faults.length === 0 && client.failures.size === 0;
};

/** An account moves into the directory's database and out of it while in use; with `--kill` the service keeps dying. */
export const benchMove: Bench = (extent, options) => {
  const tally = new Tally();
  const use = (runtime: Runtime, restart: Restart) =>
    benchIn(runtime, restart, planOf(extent, options), tally);
  return withRuntime("local", use, {
    shards: SHARDS,
    unsafeInspectDurableObjects: true,
    handleStructuredLogs: noteLogs(tally),
  });
};
