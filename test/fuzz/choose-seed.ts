import process from "node:process";
import type { TestProject } from "vitest/node";

const MAX_SEED = 0x7fffffff;

const numberOf = (name: string): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === "") return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} is a whole number, not "${text}".`);
  return Number(text);
};

/** Chooses the seed of a run, tells it and how to have it again, and hands it to the tests. */
export default function chooseSeed(project: TestProject): void {
  const seed = numberOf("FUZZ_SEED") ?? Math.floor(Math.random() * MAX_SEED);
  const times = numberOf("FUZZ_RUNS") ?? 1;
  const longer = times === 1 ? "" : `FUZZ_RUNS=${times} `;
  process.stdout.write(`fuzz seed ${seed}: ${longer}FUZZ_SEED=${seed} npm test\n`);
  project.provide("fuzz", { seed, times });
}
