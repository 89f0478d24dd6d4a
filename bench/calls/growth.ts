import { inTurn } from "../load/rounds.ts";
import type { Runtime } from "../stage/runtime.ts";
import type { Request, TestBed } from "./cases.ts";
import { callsOf } from "./cases.ts";
import { type Counts, countCall } from "./count.ts";
import { type Rounds, sideOf, windowOf } from "./measure.ts";

/** An account of one size, and the calls that must not grow with it. */
export interface GrownAccount {
  readonly size: number;
  readonly events: number;
  readonly bed: TestBed;
}

export interface GrowthRow {
  readonly name: string;
  /** By size, smallest first. */
  readonly at: readonly { size: number; events: number; p50: number; counts: Counts }[];
}

/** Creations come last, in short windows, because they make the small account grow. */
const NAMES = ["one", "page", "rarePage", "events", "unchanged", "created"] as const;

const LABELS: Readonly<Record<(typeof NAMES)[number], string>> = {
  one: "GET one property",
  page: "GET a page of 50",
  rarePage: "GET a page of a city with few",
  events: "GET 100 events",
  unchanged: "PUT unchanged",
  created: "PUT created",
};

const callOf = ({ bed, size }: GrownAccount, name: (typeof NAMES)[number]): (() => Request) => {
  const calls = callsOf(bed.account, bed.floor);
  return name === "one" ? calls.one(size).service : calls[name].service;
};

/** Counted in a runtime that reports costs. */
export const countGrowth = async (runtime: Runtime, grown: readonly GrownAccount[]): Promise<Counts[][]> => {
  const rows: Counts[][] = [];
  for (const name of NAMES) {
    const row: Counts[] = [];
    for (const account of grown) row.push(await countCall(runtime, callOf(account, name)));
    rows.push(row);
  }
  return rows;
};

/** The same calls on accounts of each size, in turn. */
export const measureGrowth = async (
  runtime: Runtime,
  grown: readonly GrownAccount[],
  counts: readonly Counts[][],
  rounds: Rounds,
): Promise<GrowthRow[]> => {
  const rows: GrowthRow[] = [];
  for (const [at, name] of NAMES.entries()) {
    const [windows = []] = await inTurn([grown], rounds.rounds, (account) =>
      windowOf(runtime, callOf(account, name), rounds),
    );
    const sizes = grown.map(({ size, events }, which) => ({
      size,
      events,
      p50: sideOf(windows[which]!).p50,
      counts: counts[at]![which]!,
    }));
    rows.push({ name: LABELS[name], at: sizes });
  }
  return rows;
};
