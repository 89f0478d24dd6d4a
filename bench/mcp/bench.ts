import { performance } from "node:perf_hooks";
import type { Bench, Extent } from "../extent.ts";
import { Connection } from "../load/connection.ts";
import { ascending, median, quantile } from "../load/statistics.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { milliseconds, whole } from "../report/tables.ts";
import { fillPortfolio, makeAccount } from "../stage/accounts.ts";
import { withRuntime } from "../stage/runtime.ts";
import { type Pair, pairsFor, type Turn } from "./turns.ts";

interface Amount {
  readonly rounds: number;
  readonly windowMs: number;
  readonly connections: number;
  readonly properties: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { rounds: 5, windowMs: 3_000, connections: 8, properties: 1_000 },
  smoke: { rounds: 1, windowMs: 300, connections: 2, properties: 50 },
};
const SIDES = ["tools", "api"] as const;

interface Window {
  readonly perSecond: number;
  readonly times: readonly number[];
}

/** Connections that work in turn. */
const windowOf = async (base: URL, turn: Turn, { connections, windowMs }: Amount): Promise<Window> => {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(base)));
  const times: number[] = [];
  const began = performance.now();
  const worker = async (connection: Connection, lane: number): Promise<void> => {
    for (let from = performance.now(); from < began + windowMs; ) {
      await turn(connection, lane);
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  try {
    await Promise.all(open.map(worker));
  } finally {
    for (const connection of open) connection.close();
  }
  return { perSecond: times.length / ((performance.now() - began) / 1_000), times };
};

type Measured = Readonly<Record<(typeof SIDES)[number], readonly Window[]>>;

/** Tools and API in turn, so that a slow machine slows both. The first round warms up. */
const measure = async (base: URL, pair: Pair, amount: Amount): Promise<Measured> => {
  const windows: Record<keyof Measured, Window[]> = { tools: [], api: [] };
  for (let round = 0; round <= amount.rounds; round += 1) {
    const order = round % 2 === 0 ? SIDES : SIDES.toReversed();
    for (const side of order) {
      const window = await windowOf(base, pair[side], amount);
      if (round > 0) windows[side].push(window);
    }
  }
  return windows;
};

const HEAD: Cells = [
  "Turn",
  "/mcp per second",
  "/v1 per second",
  "share",
  "/mcp p50, p95 ms",
  "/v1 p50, p95 ms",
];

const timesOf = (windows: readonly Window[]): string => {
  const sorted = ascending(windows.flatMap(({ times }) => times));
  return [0.5, 0.95].map((share) => milliseconds(quantile(sorted, share))).join(", ");
};

const rowOf = ({ name }: Pair, { tools, api }: Measured): Cells => {
  const [own, other] = [tools, api].map((windows) => median(windows.map(({ perSecond }) => perSecond)));
  const share = `${Math.round((own! / other!) * 100)} %`;
  return [name, whole(own!), whole(other!), share, timesOf(tools), timesOf(api)];
};

/** The cost of an agent's tools beside the same work through the API; printed without a limit. */
export const benchMcp: Bench = (extent) =>
  withRuntime("production", async (runtime) => {
    const amount = AMOUNTS[extent];
    const { service } = runtime.urls;
    const account = await makeAccount(runtime);
    await fillPortfolio(runtime, account.id, amount.properties);
    const rows: Cells[] = [];
    for (const pair of pairsFor(service, account))
      rows.push(rowOf(pair, await measure(service, pair, amount)));
    console.log(
      `  ${amount.connections} connections, ${amount.rounds} rounds of ${amount.windowMs} ms per side`,
    );
    console.log(plainTable(HEAD, rows));
    return true;
  });
