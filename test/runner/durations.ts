import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Seconds of each file, by its path from the repository's root. */
type Durations = Readonly<Record<string, number>>;

/** The durations of this machine's last runs, in the repository's cache. */
const RECORDED = ".cache/test-durations.json";
/** The durations of a fresh clone. */
const COMMITTED = "test/runner/durations.generated.json";

const read = (path: string): Durations =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Durations) : {};

/** The committed durations, so that every machine agrees. */
export const committedDurations = (): Durations => read(COMMITTED);

export const knownDurations = (): Durations => ({ ...committedDurations(), ...read(RECORDED) });

const write = (path: string, durations: Durations): void => {
  const sorted = Object.entries(durations).sort(([, left], [, right]) => right - left);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
};

/** Adds files that are new, and leaves out those that are gone. */
const keepNew = (durations: Durations): void => {
  const kept = committedDurations();
  const files = Object.entries({ ...durations, ...kept }).filter(([file]) => existsSync(file));
  const isSame = files.length === Object.keys(kept).length && files.every(([file]) => file in kept);
  if (!isSame) write(COMMITTED, Object.fromEntries(files));
};

/** Stores the seconds of a run's files, and leaves other files' seconds as they are. */
export const recordDurations = (durations: Durations): void => {
  write(RECORDED, { ...read(RECORDED), ...durations });
  keepNew(durations);
};
