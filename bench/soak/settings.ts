import type { BenchOptions, Extent } from "../extent.ts";
import { POPULATION, type Profile } from "./population.ts";

const MINUTES = { full: 10, smoke: 0.05 };
const SEEDS = 1_000_000;
/** A smoke shows changes in the bench, not luck. */
const SMOKE_SEED = 1;
/** For an account of a smoke's population, which has one of each profile. */
const FEW = { properties: 40, team: 1 };

export interface SoakSettings {
  readonly minutes: number;
  /** For the traffic's choices; the machine decides their order across accounts. */
  readonly seed: number;
  readonly population: readonly Profile[];
}

const oneSmallEach = (): Profile[] =>
  POPULATION.map((profile) => ({
    ...profile,
    accounts: 1,
    properties: Math.min(profile.properties, FEW.properties),
    team: Math.min(profile.team, FEW.team),
  }));

/** Reads `--minutes 1` and `--seed 42`. @throws if one is not a sensible number */
export const soakSettings = (extent: Extent, options: BenchOptions): SoakSettings => {
  const minutes = Number(options.minutes ?? MINUTES[extent]);
  const anySeed = extent === "smoke" ? SMOKE_SEED : Math.floor(Math.random() * SEEDS);
  const seed = Number(options.seed ?? anySeed);
  if (!(minutes > 0) || !Number.isInteger(seed))
    throw new Error("--minutes and --seed must be numbers, the first above zero.");
  return { minutes, seed, population: extent === "smoke" ? oneSmallEach() : POPULATION };
};
