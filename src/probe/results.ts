import { DAY_MS, dayOf } from "../lib/clock.ts";
import type { Step, StepName } from "./steps.ts";

/** Runs of one day. */
export interface Tally {
  readonly runs: number;
  readonly failed: number;
  /** The total of all runs. */
  readonly ms: number;
}

export interface Day {
  /** `2026-11-26`, in UTC. */
  readonly day: string;
  readonly steps: Readonly<Partial<Record<StepName, Tally>>>;
}

export interface Results {
  readonly last: { readonly at: number; readonly steps: readonly Step[] } | null;
  /** Oldest first; only those shown. */
  readonly days: readonly Day[];
}

export const SHOWN_DAYS = 90;
export const NONE: Results = { last: null, days: [] };

const addStep = (known: Tally | undefined, { ok, ms }: Step): Tally => ({
  runs: (known?.runs ?? 0) + 1,
  failed: (known?.failed ?? 0) + (ok ? 0 : 1),
  ms: (known?.ms ?? 0) + ms,
});

export const withRun = ({ days }: Results, at: number, steps: readonly Step[]): Results => {
  const day = dayOf(at);
  const first = dayOf(at - (SHOWN_DAYS - 1) * DAY_MS);
  const known = days.find((other) => other.day === day)?.steps ?? {};
  const own = steps.map((step) => [step.name, addStep(known[step.name], step)] as const);
  const others = days.filter((one) => one.day !== day && one.day >= first);
  const all = [...others, { day, steps: { ...known, ...Object.fromEntries(own) } }];
  return { last: { at, steps }, days: all.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
};

const FILE = "results.json";
const TRIES = 5;

type Store = Pick<R2Bucket, "get" | "put">;

export const readResults = async (store: Store): Promise<Results> =>
  (await (await store.get(FILE))?.json<Results>()) ?? NONE;

/** Two simultaneous runs both count: the later one reads again. @throws Error if other runs always write first */
export const addRun = async (store: Store, at: number, steps: readonly Step[]): Promise<void> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = await store.get(FILE);
    const results = withRun((await found?.json<Results>()) ?? NONE, at, steps);
    const onlyIf = found ? { etagMatches: found.etag } : { etagDoesNotMatch: "*" };
    if (await store.put(FILE, JSON.stringify(results), { onlyIf })) return;
  }
  throw new Error("others wrote first");
};
