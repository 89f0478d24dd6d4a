import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Seconds of each file, by its path from the repository's root. */
export type Durations = Readonly<Record<string, number>>;

/** The durations of this machine's last runs, in the repository's cache. */
const RECORDED = ".cache/test-durations.json";
/** The durations of a fresh clone. */
const KEPT = "test/runner/durations.generated.json";

const read = (path: string): Durations =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Durations) : {};

/** The committed durations, so that every machine agrees. */
export const keptDurations = (): Durations => read(KEPT);

export const knownDurations = (): Durations => ({ ...keptDurations(), ...read(RECORDED) });

/** Stores the seconds of a run's files, the longest first; other files keep theirs. */
export const recordDurations = (durations: Durations): void => {
  const all = Object.entries({ ...read(RECORDED), ...durations }).sort(([, left], [, right]) => right - left);
  mkdirSync(dirname(RECORDED), { recursive: true });
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
};
