import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Chosen and printed before the run, see choose-seed.ts. */
    fuzz: { readonly seed: number; readonly times: number };
  }
}

/** A generous time, so that a long run on a busy machine still ends. */
const MS_PER_RUN = 2_000;

const { seed, times } = inject("fuzz");

/** How often a promise is tried in this run, given its number of runs in CI. */
const runsOf = (ordinary: number): number => Math.ceil(ordinary * times);

/** The timeout of a test with this many runs. */
export const timeoutOf = (ordinary: number): number => 10_000 + runsOf(ordinary) * MS_PER_RUN;

/** Runs in one round: after more, an account has so much data that each check takes long. */
const ROUND = 50;

/** A promise, the source of its values, and the values to try first. */
export interface Trial<T> {
  readonly values: fc.Arbitrary<T>;
  readonly promise: (value: T) => unknown;
  readonly examples?: readonly T[];
}

const runTrial = <T>(
  { values, promise, examples = [] }: Trial<T>,
  runs: number,
  from: number,
): Promise<void> => {
  const property = fc.asyncProperty(values, async (value) => {
    await promise(value);
  });
  const numRuns = runs + examples.length;
  return fc.assert(property, { seed: from, numRuns, examples: examples.map((value) => [value]) });
};

/** Checks a promise with values from the run's seed. @throws with seed, path and the smallest counterexample */
export const forAll = <T>(
  values: fc.Arbitrary<T>,
  ordinary: number,
  promise: (value: T) => unknown,
): Promise<void> => runTrial({ values, promise }, runsOf(ordinary), seed);

/** Like `forAll`, but in rounds, each with a new preparation. */
export const forAllInRounds = async <T>(
  ordinary: number,
  prepare: () => Promise<Trial<T>>,
): Promise<void> => {
  for (let done = 0; done < runsOf(ordinary); done += ROUND) {
    await runTrial(await prepare(), Math.min(ROUND, runsOf(ordinary) - done), seed + done);
  }
};
