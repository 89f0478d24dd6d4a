import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Ceiling, Largest } from "../platform/ceilings.ts";

const RECORDED = ".cache/platform-largest.json";

/** The largest of the last runs on this machine. */
export const recordedLargest = (): Largest =>
  existsSync(RECORDED) ? (JSON.parse(readFileSync(RECORDED, "utf8")) as Largest) : {};

/** Keeps the largest of a run's files beside those of earlier runs. */
export const recordLargest = (ofFiles: readonly Largest[]): void => {
  const all = recordedLargest();
  for (const file of ofFiles)
    for (const [ceiling, one] of Object.entries(file) as [Ceiling, Required<Largest>[Ceiling]][])
      if (one.value > (all[ceiling]?.value ?? -1)) all[ceiling] = one;
  mkdirSync(dirname(RECORDED), { recursive: true });
  writeFileSync(RECORDED, `${JSON.stringify(all, null, 1)}\n`);
};
