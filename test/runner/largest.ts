import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Ceiling, Largest } from "../platform/ceilings.ts";

const RECORDED = ".cache/platform-largest.json";

/** The largest values of the last runs on this machine, by ceiling. */
export const recordedLargest = (): Largest =>
  existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, "utf8")) as Largest) : {};

/** Adds the largest values of a run's files to those of earlier runs. */
export const recordLargest = (ofFiles: readonly Largest[]): void => {
  const all = recordedLargest();
  for (const file of ofFiles)
    for (const [ceiling, one] of Object.entries(file) as [Ceiling, Required<Largest>[Ceiling]][])
      if (one.value > (all[ceiling]?.value ?? -1)) all[ceiling] = one;
  mkdirSync(dirname(RECORDED), { recursive: true });
  writeFileSync(RECORDED, `${JSON.stringify(all, null, 1)}\n`);
};
