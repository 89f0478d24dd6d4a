import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Seconds that each file took, by its path from the root of the repository. */
export type Durations = Readonly<Record<string, number>>;

/** Those of the last runs on this machine; below the root, where `npm ci` leaves them. */
const RECORDED = ".cache/test-durations.json";
/** Those of a fresh clone. */
const KEPT = "test/runner/durations.generated.json";

const read = (path: string): Durations =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Durations) : {};

/** The same on every machine. */
export const keptDurations = (): Durations => read(KEPT);

export const knownDurations = (): Durations => ({ ...keptDurations(), ...read(RECORDED) });

/** Keeps what a run took of each file, the longest first; what it did not run stays as it was. */
export const recordDurations = (durations: Durations): void => {
  const all = Object.entries({ ...read(RECORDED), ...durations }).sort(([, left], [, right]) => right - left);
  mkdirSync(dirname(RECORDED), { recursive: true });
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
};
