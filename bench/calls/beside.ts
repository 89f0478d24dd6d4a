import { withBundleOf } from "../compat/build.ts";
import type { Extent } from "../extent.ts";
import type { Window } from "../load/drive.ts";
import { type Spread, spreadOf } from "../load/statistics.ts";
import { type Cells, plainTable } from "../report/table.ts";
import { makeBed } from "../stage/bed.ts";
import { bundles } from "../stage/bundles.ts";
import { type Runtime, withRuntime } from "../stage/runtime.ts";
import { type Case, casesOf } from "./cases.ts";
import { type Rounds, windowOf } from "./measure.ts";

interface Amount extends Rounds {
  readonly properties: number;
  readonly events: number;
}

const AMOUNTS: Readonly<Record<Extent, Amount>> = {
  full: { properties: 1_000, events: 1_000, rounds: 15, milliseconds: 400, connections: 16 },
  smoke: { properties: 100, events: 200, rounds: 1, milliseconds: 50, connections: 2 },
};

/** The most a call may take, relative to before: smaller differences are noise even on a quiet machine. */
const MAX_RATIO = 1.05;

/** A build with the cases that call it. */
interface Stage {
  readonly runtime: Runtime;
  readonly cases: readonly Case[];
}

const SIDES = ["now", "before", "floor"] as const;

type Side = (typeof SIDES)[number];

/** Processor milliseconds of a call, of the whole runtime. */
const cpuOf = ({ cpu, calls }: Window): number => ((cpu ?? Number.NaN) / calls) * 1_000;

const rateOf = ({ calls, seconds }: Window): number => calls / seconds;

/** A case's windows, one of each side in a round. */
type WindowsSeen = Readonly<Record<Side, Window[]>>;

const ratio = (seen: WindowsSeen, one: Side, other: Side, of: (window: Window) => number): Spread =>
  spreadOf(seen[one].map((window, round) => of(window) / of(seen[other][round]!)));

const share = ({ median, least, most }: Spread): string =>
  `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;

const rowOf = (name: string, seen: WindowsSeen): Cells => [
  name,
  ...SIDES.map((side) => spreadOf(seen[side].map(cpuOf)).median.toFixed(2)),
  share(ratio(seen, "now", "before", cpuOf)),
  share(ratio(seen, "now", "before", rateOf)),
  share(ratio(seen, "now", "floor", rateOf)),
  share(ratio(seen, "before", "floor", rateOf)),
];

const HEAD: Cells = [
  "Call",
  "CPU ms",
  "before",
  "floor",
  "CPU over before",
  "calls/s over before",
  "over floor",
  "before over floor",
];

/** One window of each side, in an order that rotates. */
const roundOf = async (now: Stage, before: Stage, at: number, round: number, amount: Rounds) => {
  const windows: Record<Side, () => Promise<Window>> = {
    now: () => windowOf(now.runtime, now.cases[at]!.service, amount),
    before: () => windowOf(before.runtime, before.cases[at]!.service, amount),
    floor: () => windowOf(now.runtime, now.cases[at]!.baseline, amount),
  };
  const order = SIDES.map((_, place) => SIDES[(place + round) % SIDES.length]!);
  const seen: Partial<Record<Side, Window>> = {};
  for (const side of order) seen[side] = await windows[side]();
  return seen as Record<Side, Window>;
};

/** Prints a row for each case. @returns the cases that take more than before */
const compareBuilds = async (
  now: Stage,
  before: Stage,
  amount: Amount,
  isSelected: (name: string) => boolean,
): Promise<string[]> => {
  const selected = now.cases.map(({ name }, at) => ({ name, at })).filter(({ name }) => isSelected(name));
  const seen = selected.map((): WindowsSeen => ({ now: [], before: [], floor: [] }));
  // The first round warms up and is not counted.
  for (let round = 0; round <= amount.rounds; round += 1) {
    for (const [place, { at }] of selected.entries()) {
      const windows = await roundOf(now, before, at, round, amount);
      if (round > 0) for (const side of SIDES) seen[place]![side].push(windows[side]);
    }
  }
  console.log(
    plainTable(
      HEAD,
      selected.map(({ name }, place) => rowOf(name, seen[place]!)),
    ),
  );
  return selected.flatMap(({ name }, place) =>
    ratio(seen[place]!, "now", "before", cpuOf).median > MAX_RATIO ? [name] : [],
  );
};

/**
 * Measures every kind of call in turns, in this build and in an earlier one that has its own runtime. What takes more
 * than before is measured again.
 * @returns whether no call takes more both times
 */
export const benchBeside = (extent: Extent, commit: string, only = ""): Promise<boolean> => {
  const amount = AMOUNTS[extent];
  const stageIn = async (runtime: Runtime): Promise<Stage> => ({
    runtime,
    cases: casesOf(await makeBed(runtime, amount.properties, amount.events), amount.properties),
  });
  return withBundleOf(commit, (service) =>
    withRuntime("production", (now) =>
      withRuntime(
        "production",
        async (before) => {
          const stages = [await stageIn(now), await stageIn(before)] as const;
          const slower = await compareBuilds(...stages, amount, (name) => name.includes(only));
          if (slower.length === 0) return true;
          console.log(`  Again: ${slower.join(", ")}`);
          const still = await compareBuilds(...stages, amount, (name) => slower.includes(name));
          if (still.length > 0) console.log(`  More processor time than before: ${still.join(", ")}`);
          return still.length === 0;
        },
        { made: async () => ({ ...(await bundles()), service }) },
      ),
    ),
  );
};
