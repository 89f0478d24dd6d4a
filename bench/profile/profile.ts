import { casesOf, type Request } from "../calls/cases.ts";
import { windowOf } from "../calls/measure.ts";
import type { Bench, Extent } from "../extent.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { makeBed } from "../stage/bed.ts";
import { readableBundles } from "../stage/bundles.ts";
import { Inspector } from "../stage/inspector.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { type CallFrame, type CpuProfile, type Spent, spentIn } from "./cpu-profile.ts";
import { placesOf } from "./source-places.ts";

interface Amount {
  readonly properties: number;
  readonly events: number;
  readonly warmUpMs: number;
  readonly milliseconds: number;
  readonly connections: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { properties: 1_000, events: 1_000, warmUpMs: 1_000, milliseconds: 4_000, connections: 16 },
  smoke: { properties: 100, events: 200, warmUpMs: 20, milliseconds: 100, connections: 2 },
};

/** The time between two samples. */
const SAMPLE_MICROSECONDS = 200;
const SHOWN = 25;

type PlaceOf = (frame: CallFrame) => string;

const micro = (time: number, calls: number): string => (time / calls).toFixed(1);

const functionRows = (spent: readonly Spent[], calls: number, placeOf: PlaceOf): Cells[] =>
  spent.slice(0, SHOWN).map(({ frame, self, total }) => {
    const name = frame.functionName || `(line ${frame.lineNumber + 1})`;
    return [`${name} ${placeOf(frame)}`, micro(self, calls), micro(total, calls)];
  });

const moduleRows = (spent: readonly Spent[], calls: number, placeOf: PlaceOf): Cells[] => {
  const byPlace = new Map<string, number>();
  for (const { frame, self } of spent) {
    const place = placeOf(frame);
    byPlace.set(place, (byPlace.get(place) ?? 0) + self);
  }
  return [...byPlace]
    .sort(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([place, self]) => [place, micro(self, calls)]);
};

const show = (name: string, spent: readonly Spent[], calls: number, placeOf: PlaceOf): void => {
  const all = spent.reduce((sum, { self }) => sum + self, 0);
  console.log(`\n  ${name}: ${micro(all, calls)} µs of script per call, ${calls} calls`);
  const bySelf = spent.toSorted((one, other) => other.self - one.self);
  const byTotal = spent.toSorted((one, other) => other.total - one.total);
  console.log(plainTable(["Files and packages", "self µs"], moduleRows(spent, calls, placeOf)));
  console.log(plainTable(["Functions by self", "self µs", "total µs"], functionRows(bySelf, calls, placeOf)));
  console.log(
    plainTable(["Functions by total", "self µs", "total µs"], functionRows(byTotal, calls, placeOf)),
  );
};

const profileCalls = async (
  runtime: Runtime,
  next: () => Request,
  { connections, warmUpMs, milliseconds }: Amount,
): Promise<{ spent: Spent[]; calls: number }> => {
  const { to } = next();
  const inspector = await Inspector.of(runtime, to);
  await inspector.ask("Profiler.enable");
  await inspector.ask("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
  await windowOf(runtime, next, { connections, milliseconds: warmUpMs });
  await inspector.ask("Profiler.start");
  const { calls } = await windowOf(runtime, next, { connections, milliseconds });
  const { profile } = await inspector.ask<{ profile: CpuProfile }>("Profiler.stop");
  inspector.close();
  return { spent: spentIn(profile), calls };
};

/** The processor time of the service's own script, by kind of call: Worker and objects together. */
export const benchProfile: Bench = (extent, { only = "" }) =>
  withRuntime(
    "production",
    async (runtime) => {
      const amount = AMOUNTS[extent];
      const bed = await makeBed(runtime, amount.properties, amount.events);
      for (const { name, service, rival } of casesOf(bed, amount.properties)) {
        if (!name.includes(only)) continue;
        for (const next of [service, rival]) {
          const { to } = next();
          const { spent, calls } = await profileCalls(runtime, next, amount);
          show(`${name}, ${to}`, spent, calls, placesOf(runtime.bundles[to]));
        }
      }
      return true;
    },
    { made: readableBundles, inspectorPort: 0 },
  );
