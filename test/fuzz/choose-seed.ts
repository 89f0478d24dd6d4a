import process from "node:process";
import type { TestProject } from "vitest/node";

const MAX_SEED = 0x7fffffff;
/** The seed of an ordinary run, so that a failing test fails because of the change. */
const USUAL_SEED = 1;
/** A developer's run tries a third of CI's values, the first of the same ones. */
const USUAL_TIMES = process.env.CI === undefined ? 1 / 3 : 1;

const numberOf = (name: string, usual: number): number => {
  const text = process.env[name];
  if (text === undefined || text === "") return usual;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
};

/** Chooses the seed of a run, prints how to repeat it, and passes it to the tests. */
export default function chooseSeed(project: TestProject): void {
  const seed =
    process.env.FUZZ_SEED === "random"
      ? Math.floor(Math.random() * MAX_SEED)
      : numberOf("FUZZ_SEED", USUAL_SEED);
  const times = numberOf("FUZZ_RUNS", USUAL_TIMES);
  const longer = times < 1 ? "" : `FUZZ_RUNS=${times} `;
  process.stdout.write(`fuzz seed ${seed}: ${longer}FUZZ_SEED=${seed} npm test\n`);
  project.provide("fuzz", { seed, times });
}
