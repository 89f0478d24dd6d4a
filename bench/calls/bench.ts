import type { Bench, Extent } from "../extent.ts";
import type { Report } from "../report/tables.ts";
import { printReport, writePages } from "../report/write.ts";
import { FULL_LOG, makeBed } from "../stage/bed.ts";
import { apiBundle, sizesOf } from "../stage/bundles.ts";
import { type Runtime, startCost, withRuntime } from "../stage/runtime.ts";
import { benchBeside } from "./beside.ts";
import { casesOf } from "./cases.ts";
import { type Counts, countCall } from "./count.ts";
import { countWrites } from "./counted.ts";
import { countGrowth, type GrownAccount, measureGrowth } from "./growth.ts";
import { type Comparison, compare, type Rounds } from "./measure.ts";

interface Amount {
  /** Sizes of the accounts that show the growth; every log but the smallest account's has this many `events`. */
  readonly sizes: readonly number[];
  readonly events: number;
  /** The size that the calls are compared at. */
  readonly compared: number;
  readonly connections: readonly number[];
  readonly rounds: Omit<Rounds, "connections">;
  readonly growthRounds: Rounds;
  readonly starts: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: {
    sizes: [100, 10_000, 100_000],
    events: FULL_LOG,
    compared: 10_000,
    connections: [16, 64],
    rounds: { rounds: 15, milliseconds: 600 },
    growthRounds: { rounds: 5, milliseconds: 300, connections: 16 },
    starts: 5,
  },
  smoke: {
    sizes: [20, 100],
    events: 200,
    compared: 100,
    connections: [2, 4],
    rounds: { rounds: 1, milliseconds: 20 },
    growthRounds: { rounds: 1, milliseconds: 20, connections: 2 },
    starts: 1,
  },
};

const say = (text: string): void => console.log(`  ${text}`);

const growAccounts = async (runtime: Runtime, { sizes, events: most }: Amount): Promise<GrownAccount[]> => {
  const grown: GrownAccount[] = [];
  for (const size of sizes) {
    say(`seeding ${size} properties`);
    const events = size === sizes[0] ? size : most;
    grown.push({ size, events, bed: await makeBed(runtime, size, events) });
  }
  return grown;
};

const measure = (amount: Amount): Promise<Report> =>
  withRuntime("local", async (counting, restart) => {
    const { compared, growthRounds } = amount;
    const grown = await growAccounts(counting, amount);
    const { bed } = grown.find(({ size }) => size === compared)!;
    const cases = casesOf(bed, compared);
    say("counting round trips and rows");
    const counts = new Map<string, Counts>();
    for (const { name, service } of cases) counts.set(name, await countCall(counting, service));
    const writes = await countWrites(counting, bed);
    const grownCounts = await countGrowth(counting, grown);
    const runtime = await restart("production");
    const comparisons: Comparison[] = [];
    for (const connections of amount.connections) {
      say(`comparing at ${connections} connections`);
      comparisons.push(...(await compare(runtime, cases, { ...amount.rounds, connections })));
    }
    say("growing");
    const growth = await measureGrowth(runtime, grown, grownCounts, growthRounds);
    say("starting");
    const bundle = sizesOf(await apiBundle()).atStart;
    const startCpu = await startCost(runtime.bundles, amount.starts);
    const growthConnections = growthRounds.connections;
    return { compared, growthConnections, counts, writes, comparisons, growth, bundle, startCpu };
  });

/** Every kind of call against the minimal alternative, and on accounts of growing size. */
export const benchCalls: Bench = async (extent, { beside, only }) => {
  if (beside !== undefined) return benchBeside(extent, beside, only);
  const report = await measure(AMOUNTS[extent]);
  const pages = printReport(report);
  if (extent === "full") writePages(pages);
  return true;
};
