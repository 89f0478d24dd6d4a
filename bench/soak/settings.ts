import { parseArgs } from "node:util";

const DEFAULT_MINUTES = 5;
const SEEDS = 1_000_000;

export interface SoakSettings {
  readonly minutes: number;
  /** Of the traffic's choices; their order across accounts is the machine's. */
  readonly seed: number;
}

/** Reads `--soak`, `--minutes 1` and `--seed 42`. @throws when one is no number that makes sense */
export const soakSettings = (args: readonly string[]): SoakSettings => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { soak: { type: "boolean" }, minutes: text, seed: text },
  });
  const minutes = Number(values.minutes ?? DEFAULT_MINUTES);
  const seed = Number(values.seed ?? Math.floor(Math.random() * SEEDS));
  if (!(minutes > 0) || !Number.isInteger(seed))
    throw new Error("--minutes and --seed are numbers, the first above zero.");
  return { minutes, seed };
};
