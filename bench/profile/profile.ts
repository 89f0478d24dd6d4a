import { casesOf, type Request } from "../calls/cases.ts";
import { windowOf } from "../calls/measure.ts";
import type { Bench, Extent } from "../extent.ts";
import { median } from "../load/statistics.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { makeBed } from "../stage/bed.ts";
import { readableBundles } from "../stage/bundles.ts";
import { Inspector } from "../stage/inspector.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { type CallFrame, type CpuProfile, type FunctionTime, timesByFunction } from "./cpu-profile.ts";
import { placesOf } from "./source-places.ts";

interface Amount {
  readonly properties: number;
  readonly events: number;
  /** Of the service and its floor in turn. */
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly milliseconds: number;
  readonly connections: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { properties: 1_000, events: 1_000, rounds: 3, warmUpMs: 500, milliseconds: 2_000, connections: 16 },
  smoke: { properties: 100, events: 200, rounds: 1, warmUpMs: 20, milliseconds: 100, connections: 2 },
};

/** The time between two samples. */
const SAMPLE_MICROSECONDS = 200;
const SHOWN = 25;

type PlaceOf = (frame: CallFrame) => string;

const micro = (time: number, calls: number): string => (time / calls).toFixed(1);

const functionRows = (spent: readonly FunctionTime[], calls: number, placeOf: PlaceOf): Cells[] =>
  spent.slice(0, SHOWN).map(({ frame, self, total }) => {
    const name = frame.functionName || `(line ${frame.lineNumber + 1})`;
    return [`${name} ${placeOf(frame)}`, micro(self, calls), micro(total, calls)];
  });

const moduleRows = (spent: readonly FunctionTime[], calls: number, placeOf: PlaceOf): Cells[] => {
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

/** The platform's own script: the runtime, its garbage collector and the client of D1. */
const PLATFORM = /^(runtime|cloudflare-internal:.*)$/;

interface Profiled {
  readonly spent: readonly FunctionTime[];
  readonly calls: number;
  readonly placeOf: PlaceOf;
}

const timeOf = ({ spent, calls, placeOf }: Profiled, isCounted: (place: string) => boolean): number =>
  spent.filter(({ frame }) => isCounted(placeOf(frame))).reduce((sum, { self }) => sum + self, 0) / calls;

/**
 * The share of the floor's speed that remains once the service does its own work: docs/adr/0013-speed-is-a-ratio.md.
 */
const leftOf = (name: string, service: readonly Profiled[], floor: readonly Profiled[]): Cells => {
  const all = median(service.map((round) => timeOf(round, () => true)));
  const platform = median(service.map((round) => timeOf(round, (place) => PLATFORM.test(place))));
  const bare = median(floor.map((round) => timeOf(round, () => true)));
  const left = `${Math.round((100 * bare) / all)} %`;
  return [name, ...[bare, platform, all - platform].map((time) => time.toFixed(0)), left];
};

const show = (name: string, spent: readonly FunctionTime[], calls: number, placeOf: PlaceOf): void => {
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
): Promise<{ spent: FunctionTime[]; calls: number }> => {
  const { to } = next();
  const inspector = await Inspector.of(runtime, to);
  await inspector.ask("Profiler.enable");
  await inspector.ask("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
  await windowOf(runtime, next, { connections, milliseconds: warmUpMs });
  await inspector.ask("Profiler.start");
  const { calls } = await windowOf(runtime, next, { connections, milliseconds });
  const { profile } = await inspector.ask<{ profile: CpuProfile }>("Profiler.stop");
  inspector.close();
  return { spent: timesByFunction(profile), calls };
};

/** The processor time of the service's own script, by kind of call: Worker and objects together. */
export const benchProfile: Bench = (extent, { only = "" }) =>
  withRuntime(
    "production",
    async (runtime) => {
      const amount = AMOUNTS[extent];
      const bed = await makeBed(runtime, amount.properties, amount.events);
      const profileOf = async (next: () => Request): Promise<Profiled> => ({
        ...(await profileCalls(runtime, next, amount)),
        placeOf: placesOf(runtime.bundles[next().to]),
      });
      const left: Cells[] = [];
      for (const { name, service, baseline } of casesOf(bed, amount.properties)) {
        if (!name.includes(only)) continue;
        const rounds: (readonly [Profiled, Profiled])[] = [];
        for (let round = 0; round < amount.rounds; round += 1)
          rounds.push([await profileOf(service), await profileOf(baseline)]);
        const ours = rounds.map(([own]) => own);
        const floors = rounds.map(([, floor]) => floor);
        for (const [to, [one]] of [[service().to, ours] as const, [baseline().to, floors] as const])
          show(`${name}, ${to}`, one!.spent, one!.calls, one!.placeOf);
        left.push(leftOf(name, ours, floors));
      }
      console.log("\n  What is left, in µs of script per call, the median of the rounds");
      console.log(plainTable(["Call", "floor", "platform", "ours", "floor over both"], left));
      return true;
    },
    { made: readableBundles, inspectorPort: 0 },
  );
