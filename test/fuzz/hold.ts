import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Chosen and told before the run, see announce.ts. */
    fuzz: { readonly seed: number; readonly times: number };
  }
}

/** Generous: a long run on a busy machine still ends. */
const MS_PER_RUN = 2_000;

const { seed, times } = inject("fuzz");

/** How often a promise is tried that takes so many runs in an ordinary `npm test`. */
export const runsOf = (ordinary: number): number => ordinary * times;

/** The time a test of so many runs may take. */
export const timeoutOf = (ordinary: number): number => 10_000 + runsOf(ordinary) * MS_PER_RUN;

/** Tries a promise with values made of the run's seed. @throws with seed, path and the smallest counterexample */
export const hold = async <T>(
  values: fc.Arbitrary<T>,
  ordinary: number,
  promise: (value: T) => unknown,
  examples: readonly T[] = [],
): Promise<void> => {
  const property = fc.asyncProperty(values, async (value) => {
    await promise(value);
  });
  await fc.assert(property, {
    seed,
    numRuns: runsOf(ordinary) + examples.length,
    examples: examples.map((value) => [value]),
  });
};
