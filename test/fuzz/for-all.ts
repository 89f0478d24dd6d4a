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

/** How often a check is run in this run, given its number of runs in CI. */
const runsOf = (runsInCi: number): number => Math.ceil(runsInCi * times);

/** The timeout of a test with this many runs in CI. */
export const timeoutOf = (runsInCi: number): number => 10_000 + runsOf(runsInCi) * MS_PER_RUN;

/** Runs in one round: after more, an account has so much data that each check is slow. */
const ROUND = 50;

/** A check, the source of its values, and the values to try first. */
export interface Trial<T> {
  readonly values: fc.Arbitrary<T>;
  readonly check: (value: T) => unknown;
  readonly examples?: readonly T[];
}

const runTrial = <T>(
  { values, check, examples = [] }: Trial<T>,
  runs: number,
  from: number,
): Promise<void> => {
  const property = fc.asyncProperty(values, async (value) => {
    await check(value);
  });
  const numRuns = runs + examples.length;
  return fc.assert(property, { seed: from, numRuns, examples: examples.map((value) => [value]) });
};

/** Runs a check on values from the run's seed. @throws with seed, path and the smallest counterexample */
export const forAll = <T>(
  values: fc.Arbitrary<T>,
  runsInCi: number,
  check: (value: T) => unknown,
): Promise<void> => runTrial({ values, check }, runsOf(runsInCi), seed);

/** Like `forAll`, but in rounds, each with a new preparation. */
export const forAllInRounds = async <T>(
  runsInCi: number,
  prepare: () => Promise<Trial<T>>,
): Promise<void> => {
  for (let done = 0; done < runsOf(runsInCi); done += ROUND) {
    await runTrial(await prepare(), Math.min(ROUND, runsOf(runsInCi) - done), seed + done);
  }
};
