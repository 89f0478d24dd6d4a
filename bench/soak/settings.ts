import type { BenchOptions, Extent } from "../extent.ts";
import { POPULATION, type Profile } from "./population.ts";

const SEEDS = 1_000_000;
/** Fixed: a smoke run should show changes in the bench, not luck. */
const SMOKE_SEED = 1;
/** For an account of a smoke run's population, which has one of each profile. */
const SMALL = { properties: 40, team: 1 };

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
    properties: Math.min(profile.properties, SMALL.properties),
    team: Math.min(profile.team, SMALL.team),
  }));

/** All accounts, with a part of their properties: filling them and draining their events takes less time. */
const ofSize = (size: number): Profile[] =>
  POPULATION.map((profile) => ({
    ...profile,
    properties: Math.max(
      Math.min(profile.properties, SMALL.properties),
      Math.ceil(profile.properties * size),
    ),
  }));

/** Reads `--minutes 1`, `--seed 42` and `--size 0.2`. @throws if one is not a sensible number */
export const soakSettings = (extent: Extent, options: BenchOptions): SoakSettings => {
  const minutes = Number(options.minutes ?? { full: 10, smoke: 0.05 }[extent]);
  const anySeed = extent === "smoke" ? SMOKE_SEED : Math.floor(Math.random() * SEEDS);
  const seed = Number(options.seed ?? anySeed);
  const size = Number(options.size ?? 1);
  if (!(minutes > 0) || !Number.isInteger(seed) || !(size > 0))
    throw new Error("--minutes, --seed and --size must be numbers, the first and the last above zero.");
  return { minutes, seed, population: extent === "smoke" ? oneSmallEach() : ofSize(size) };
};
