import { setTimeout as pause } from "node:timers/promises";
import { cityBoard } from "../../src/ports/match-board.ts";
import type { Bench, Extent } from "../extent.ts";
import { ascending, quantile } from "../load/statistics.ts";
import { type Cells, markdownTable, plainTable } from "../report/table.ts";
import { whole } from "../report/tables.ts";
import { machine, writePages } from "../report/write.ts";
import { ServiceHeap } from "../soak/heap.ts";
import { openBoardWork } from "../soak/opportunities.ts";
import { fromBoard, fromD1 } from "../soak/stores.ts";
import { makeAccount, type Send, sender } from "../stage/accounts.ts";
import { auditBoards } from "../stage/boards.ts";
import { runSql } from "../stage/database.ts";
import { type LogLine, type Runtime, withRuntime } from "../stage/runtime.ts";
import { CITY, type CitySize, cityRows } from "./city.ts";

interface Amount extends CitySize {
  /** Clients that are timed one by one. */
  readonly writes: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { accounts: 200, listings: 1_000, clients: 1_500, writes: 20 },
  smoke: { accounts: 5, listings: 60, clients: 60, writes: 2 },
};
const AIM = { idleMs: 2_000, slowestMs: 4_000, megabytes: 40 };
const FILE = "docs/radar.md";
const HEAD: Cells = ["What", "Figure"];
const POLL_MS = 25;
/** Once a second is how soon boards are looked at while they fill. */
const LOOK_MS = 1_000;
/** A machine that has not filled a city by then is not going to. */
const PATIENCE_MS = 30 * 60_000;

const isFilled = async (runtime: Runtime): Promise<boolean> => {
  if ((await fromBoard(runtime, cityBoard(CITY), "SELECT 1 FROM due LIMIT 1")).length > 0) return false;
  return (await openBoardWork(runtime)) === 0;
};

/** @returns seconds, and the rows of matches that came of it */
const fill = async (runtime: Runtime): Promise<{ seconds: number; rows: number }> => {
  const began = Date.now();
  do {
    if (Date.now() - began > PATIENCE_MS) throw new Error("The city's boards did not come to rest.");
    await auditBoards(runtime);
    await pause(LOOK_MS);
  } while (!(await isFilled(runtime)));
  const [{ rows } = { rows: 0 }] = await fromD1(runtime, "SELECT count(*) AS rows FROM matches");
  return { seconds: (Date.now() - began) / 1_000, rows: rows as number };
};

const client = (number: number) => ({
  name: "Cliente de medição",
  phones: [{ number: `+55119${10_000_000 + number}`, isWhatsApp: true }],
  interest: {
    ...{ purposes: ["VENDA"], propertyTypes: ["APARTAMENTO"], locations: [{ cityId: CITY }] },
    salePriceMax: 900_000,
  },
  consentGiven: true,
  sharedToNetwork: true,
});

/** Milliseconds from the answer to a client's creation until its first match with a partner can be read. */
const timeOne = async (api: Send, number: number): Promise<number> => {
  const { data } = (await api("PUT", `/leads/by-ref/M-${number}`, client(number))) as {
    data: { id: string };
  };
  const written = performance.now();
  for (;;) {
    const page = await api("GET", `/leads/${data.id}/matches?limit=1`);
    if ((page.data as unknown[]).length > 0) return performance.now() - written;
    if (performance.now() - written > PATIENCE_MS) throw new Error("The client's match did not come.");
    await pause(POLL_MS);
  }
};

const pageOf = (figures: readonly Cells[]): string => `# Radar's speed

Written by \`npm run bench radar\`: one city filled by SQL, its boards by audits, then clients created one by one while nothing
else goes on. Aims: p50 under ${whole(AIM.idleMs)} ms, p95 under ${whole(AIM.slowestMs)} ms, a city's board under ${AIM.megabytes} MB.
Measured on ${machine()}, on simulators of D1 and queues.

${markdownTable(HEAD, figures)}
`;

const measure = async (runtime: Runtime, extent: Extent): Promise<boolean> => {
  const amount = AMOUNTS[extent];
  const heap = await ServiceHeap.of(runtime);
  const { key } = await makeAccount(runtime);
  const api = sender(runtime.urls.service, "/v1", key);
  await runSql(runtime, cityRows(amount));
  const before = await heap.alive();
  const { seconds, rows } = await fill(runtime);
  const after = await heap.alive();
  heap.close();
  const times: number[] = [];
  for (let number = 0; number < amount.writes; number += 1) times.push(await timeOne(api, number));
  const sorted = ascending(times);
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(quantile(sorted, share)));
  const figures = [
    [
      "Listings, clients and accounts of the city",
      [amount.listings, amount.clients, amount.accounts].map(whole).join(", "),
    ],
    ["Seconds until audits had filled it", seconds.toFixed(1)],
    ["Matches written, and a second", `${whole(rows)}, ${whole(rows / seconds)}`],
    ["Heap of the Worker and all boards before and after, MB", `${before.toFixed(1)}, ${after.toFixed(1)}`],
    ["Milliseconds from a client's creation to its first match, p50 and p95", `${p50}, ${p95}`],
  ];
  console.log(plainTable(HEAD, figures));
  if (extent === "full") writePages({ [FILE]: pageOf(figures) });
  return rows > 0;
};

/** Every sweep says what it did. */
const printFailures = ({ message }: LogLine): void => {
  if (!message.includes('"level":"info"')) console.log(message);
};

/** How soon a match can be read after a write, how fast a city fills, and what its boards hold in memory. */
export const benchRadar: Bench = (extent) =>
  withRuntime("local", (runtime) => measure(runtime, extent), {
    unsafeInspectDurableObjects: true,
    inspectorPort: 0,
    handleStructuredLogs: printFailures,
  });
