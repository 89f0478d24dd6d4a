import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Bench, Extent } from "../extent.ts";
import { ServiceHeap } from "../soak/heap.ts";
import { makeAccount, type Send, sender } from "../stage/accounts.ts";
import { bundlesOf } from "../stage/bundles.ts";
import { runSql } from "../stage/database.ts";
import { type LogLine, type Runtime, withRuntime } from "../stage/runtime.ts";
import { askBoard, usedByBoards } from "./ask.ts";
import { type City, type CitySize, cityOf, cityRows, firstAccount } from "./city.ts";
import { costsOfEvents } from "./events.ts";
import { fillAtOnce, reportFill } from "./fill.ts";
import { arriveAsFeed, timeClients } from "./latency.ts";
import { plant } from "./plant.ts";
import { accountBoardsOf, cityBoardsOf } from "./planted.ts";
import { type Dose, poison, weighWishes } from "./poison.ts";
import { reportPoison } from "./poison-report.ts";
import { type Measured, report } from "./report.ts";
import { type Shape, shapeOf } from "./shape.ts";
import { measureDuringWave, reportWave } from "./wave.ts";

interface Amount extends CitySize {
  /** Clients timed one by one, and events of each kind. */
  readonly writes: number;
  readonly events: number;
  readonly feed: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { accounts: 200, listings: 20_000, clients: 30_000, writes: 40, events: 10, feed: 5_000 },
  smoke: { accounts: 5, listings: 200, clients: 100, writes: 2, events: 1, feed: 50 },
};

const DOSES: Readonly<Record<Extent, Dose>> = {
  full: { greedyClients: 435, writes: 20, counted: 500, wishes: 20_000 },
  smoke: { greedyClients: 5, writes: 2, counted: 10, wishes: 500 },
};

/** Listings of an agency that lapse at once, and clients of others that are timed meanwhile. */
const WAVES = { full: { listings: 1_000, writes: 40 }, smoke: { listings: 20, writes: 2 } } as const;

/** The share of the city that is filled at once, because a board has to write each of its matches. */
const FILLED_SHARE = 0.1;

/** Comparing pairs blocks this process for seconds; this pause lets it notice connections that the service closed. */
const PAUSE_MS = 100;

/** A Worker in place of the service; its boards count their work and can be filled at once. */
const WORKER = "bench/board/index.ts";

const began = Date.now();
const say = (words: string): void =>
  console.log(`  ${((Date.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${words}`);

/** Megabytes of a board: the heap with and without it. */
const measureHeap = async (runtime: Runtime, board: string): Promise<number> => {
  const heap = await ServiceHeap.of(runtime);
  try {
    const before = await heap.alive();
    await askBoard(runtime, "load", board);
    return (await heap.alive()) - before;
  } finally {
    heap.close();
  }
};

interface Stage {
  readonly city: City;
  /** The first account's calls. */
  readonly api: Send;
  readonly cityBoards: ReturnType<typeof cityBoardsOf>;
  /** Stored matches. */
  readonly rows: number;
  readonly shape: Shape;
}

/** The city, its boards and its matches. */
const stageOf = async (runtime: Runtime, amount: Amount): Promise<Stage> => {
  const { id, key } = await makeAccount(runtime);
  const api = sender(runtime.urls.service, "/v1", key);
  const city = cityOf(amount, firstAccount(id));
  for (const statement of cityRows(city)) await runSql(runtime, [statement]);
  say(`${amount.listings} listings and ${amount.clients} clients are stored`);
  const cityBoards = cityBoardsOf(city);
  const [board] = cityBoards;
  const accounts = accountBoardsOf(city);
  await setTimeout(PAUSE_MS);
  say(`${board.judged} pairs of the city were compared in ${(board.milliseconds / 1_000).toFixed(1)} s`);
  const rows = await plant(runtime, cityBoards, accounts);
  say(`${rows} matches are stored`);
  return { city, api, cityBoards, rows, shape: shapeOf([...cityBoards, ...accounts], city.leads.length) };
};

const measure = async (runtime: Runtime, amount: Amount): Promise<Measured> => {
  const { city, api, cityBoards, rows, shape } = await stageOf(runtime, amount);
  const [board, launches] = cityBoards;
  const megabytes = await measureHeap(runtime, board.name);
  const launchMegabytes = await measureHeap(runtime, launches.name);
  say(`the city's boards take ${megabytes.toFixed(1)} and ${launchMegabytes.toFixed(1)} MB`);
  const costs = await costsOfEvents(runtime, city, amount.events);
  say("events are counted");
  const progress = (when: string) => (milliseconds: number) => say(`${when}: ${Math.round(milliseconds)} ms`);
  const idle = await timeClients(api, amount.writes, progress("a new client, idle"));
  const before = await usedByBoards(runtime);
  const start = performance.now();
  const arriving = arriveAsFeed(runtime, city.accounts[1]!, amount.feed);
  const busy = await timeClients(api, amount.writes, progress("a new client, during the feed"));
  const pairs = (await usedByBoards(runtime)).pairs - before.pairs;
  const perSecond = pairs / ((performance.now() - start) / 1_000);
  await arriving;
  const judgedPerSecond = board.judged / (board.milliseconds / 1_000);
  const held = {
    offers: board.offers.length,
    wishes: board.wishes.length,
    launchMegabytes,
    launchWishes: launches.wishes.length,
  };
  return { ...amount, ...held, rows, shape, megabytes, costs, idle, busy, perSecond, judgedPerSecond };
};

const printFailures = ({ message }: LogLine): void => {
  if (!message.includes('"level":"info"')) console.log(message);
};

/** How soon a match can be read after a write, what each kind of write costs, and what a city's board takes. */
export const benchRadar: Bench = (
  extent,
  { size, poison: isPoison = false, wave: isWave = false, fill: isFill = false },
) => {
  const whole = isFill && extent === "full" ? FILLED_SHARE : 1;
  const share = size === undefined ? whole : Number(size);
  const { accounts, listings, clients, feed, ...counts } = AMOUNTS[extent];
  const of = (count: number): number => Math.round(count * share);
  const city = { accounts: of(accounts), listings: of(listings), clients: of(clients), feed: of(feed) };
  const amount = { ...counts, ...city };
  const isWritten = extent === "full" && share === whole;
  return withRuntime(
    "local",
    async (runtime, restart) => {
      if (isWave) {
        const { api, city } = await stageOf(runtime, amount);
        return reportWave(
          await measureDuringWave(runtime, api, city.accounts[1]!, WAVES[extent], say),
          isWritten,
        );
      }
      if (isFill) {
        const { id } = await makeAccount(runtime);
        return reportFill(await fillAtOnce(runtime, cityOf(amount, firstAccount(id))), isWritten);
      }
      if (!isPoison) return report(await measure(runtime, amount), isWritten);
      const dose = DOSES[extent];
      const [load] = loadavg();
      const bytes = await weighWishes(restart, dose.wishes);
      say(`a wish takes ${Math.round(bytes.smallest)} to ${Math.round(bytes.largest)} bytes`);
      const started = await restart("local");
      const { api } = await stageOf(started, amount);
      return reportPoison({ load: load!, bytes, ...(await poison(started, api, dose, say)) }, isWritten);
    },
    {
      made: () => bundlesOf(WORKER),
      inspectorPort: 0,
      handleStructuredLogs: printFailures,
    },
  );
};
