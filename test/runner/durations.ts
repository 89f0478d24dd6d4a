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

const write = (path: string, durations: Durations): void => {
  const sorted = Object.entries(durations).sort(([, left], [, right]) => right - left);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
};

/** Adds files that are new, and leaves out those that are gone. */
const keepNew = (durations: Durations): void => {
  const kept = keptDurations();
  const files = Object.entries({ ...durations, ...kept }).filter(([file]) => existsSync(file));
  const isSame = files.length === Object.keys(kept).length && files.every(([file]) => file in kept);
  if (!isSame) write(KEPT, Object.fromEntries(files));
};

/** Keeps what a run took of each file; what it did not run stays as it was. */
export const recordDurations = (durations: Durations): void => {
  write(RECORDED, { ...read(RECORDED), ...durations });
  keepNew(durations);
};
