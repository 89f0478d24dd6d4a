import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { median } from "../load/statistics.ts";
import { FULL_LOG, makeBed } from "../stage/bed.ts";
import type { Bundles } from "../stage/bundles.ts";
import { type Runtime, startCpu, withRuntime } from "../stage/runtime.ts";
import { casesOf } from "./cases.ts";
import { type Counts, countCall } from "./count.ts";
import { countGrowth, type Grown, type GrowthRow, measureGrowth } from "./growth.ts";
import { type Comparison, compare } from "./measure.ts";

/** The size that the calls are compared at; the others show the growth. */
const SIZES = [100, 10_000, 100_000];
export const COMPARED = 10_000;
const ROUNDS = 9;
const WINDOW_MS = 500;
export const CONNECTIONS = [16, 64];
const STARTS = 5;

export interface Report {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly comparisons: readonly Comparison[];
  readonly growth: readonly GrowthRow[];
  readonly bundle: { bytes: number; gzipped: number };
  /** Processor milliseconds from nothing to the first answer, beyond those of a Worker that does nothing. */
  readonly startCpu: number | null;
}

const startCost = async (bundles: Bundles): Promise<number | null> => {
  const beyond: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    const [hello, service] = [await startCpu(bundles, "hello"), await startCpu(bundles, "service")];
    if (hello === null || service === null) return null;
    beyond.push((service - hello) * 1_000);
  }
  return median(beyond);
};

const say = (text: string): void => console.log(`  ${text}`);

const growAccounts = async (runtime: Runtime): Promise<Grown[]> => {
  const grown: Grown[] = [];
  for (const size of SIZES) {
    say(`seeding ${size} properties`);
    const events = size === SIZES[0] ? size : FULL_LOG;
    grown.push({ size, events, bed: await makeBed(runtime, size, events) });
  }
  return grown;
};

const sizeOf = (file: string): { bytes: number; gzipped: number } => {
  const bytes = readFileSync(file);
  return { bytes: bytes.byteLength, gzipped: gzipSync(bytes).byteLength };
};

/** Every kind of call against the least that could stand in its place, and on accounts of growing size. */
export const benchCalls = (): Promise<Report> =>
  withRuntime("local", async (counting, restart) => {
    const grown = await growAccounts(counting);
    const compared = grown.find(({ size }) => size === COMPARED)!;
    const cases = casesOf(compared.bed, COMPARED);
    say("counting round trips and rows");
    const counts = new Map<string, Counts>();
    for (const { name, service } of cases) counts.set(name, await countCall(counting, service));
    const grownCounts = await countGrowth(counting, grown);
    const runtime = await restart("production");
    const comparisons: Comparison[] = [];
    for (const connections of CONNECTIONS) {
      say(`comparing at ${connections} connections`);
      const rounds = { rounds: ROUNDS, milliseconds: WINDOW_MS, connections };
      comparisons.push(...(await compare(runtime, cases, rounds)));
    }
    say("growing");
    const growth = await measureGrowth(runtime, grown, grownCounts);
    say("starting");
    const bundle = sizeOf(runtime.bundles.service);
    return { counts, comparisons, growth, bundle, startCpu: await startCost(runtime.bundles) };
  });
