import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { residentBytes } from "../load/cpu.ts";
import { median } from "../load/statistics.ts";
import type { Runtime } from "../stage/runtime.ts";

const SAMPLE_MS = 5_000;
/** Of a run: so long everything is being started, up to a minute. */
const WARM_UP = { share: 0.2, mostMs: 60_000 };
const MEGABYTE = 1_048_576;
const FIFTHS = 5;
/**
 * Of the whole runtime without what it stores: every object, and the simulators of D1, queues and R2, are databases that
 * grow with the traffic and are cached in memory.
 */
const GROWTH = 0.15;
/** A shorter run ends before the heaps have found their size. */
const LEVEL_SECONDS = 240;
/** A hundred bytes left behind by each call are this much after 50,000. */
const HEAP_GROWTH_MB = 5;

interface Sample {
  readonly at: number;
  readonly megabytes: number;
  /** What is stored on disk then, in megabytes. */
  readonly stored: number;
}

export interface Memory {
  readonly samples: readonly Sample[];
  readonly seconds: number;
  /** Medians of the second and the last fifth after the warm-up, without what is stored; null where nothing can be told. */
  readonly early: number | null;
  readonly late: number | null;
}

/** A file may be gone between its listing and the look at it. */
const bytesOf = (entry: Dirent): number => {
  const { size = 0 } = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false }) ?? {};
  return size;
};

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + bytesOf(entry), 0);

/** Samples what a process holds until it is told to stop. */
export class MemoryWatch {
  readonly #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;
  readonly #began = Date.now();

  constructor({ pid, state }: Pick<Runtime, "pid" | "state">) {
    this.#timer = setInterval(() => {
      const bytes = residentBytes(pid);
      if (bytes === null) return;
      const [megabytes, stored] = [bytes / MEGABYTE, bytesIn(state) / MEGABYTE];
      this.#samples.push({ at: Date.now(), megabytes, stored });
    }, SAMPLE_MS);
  }

  stop(): Memory {
    clearInterval(this.#timer);
    const taken = Date.now() - this.#began;
    const warmUp = Math.min(WARM_UP.mostMs, taken * WARM_UP.share);
    const warm = this.#samples.filter(({ at }) => at - this.#began >= warmUp);
    const fifth = (number: number): number | null => {
      const size = warm.length / FIFTHS;
      const own = warm.slice(Math.floor(number * size), Math.floor((number + 1) * size));
      return own.length === 0 ? null : median(own.map(({ megabytes, stored }) => megabytes - stored));
    };
    return {
      samples: this.#samples,
      seconds: taken / 1_000,
      early: fifth(1),
      late: fifth(FIFTHS - 1),
    };
  }
}

/** What the service keeps alive before the traffic and after it, in megabytes. */
export interface Heap {
  readonly before: number;
  readonly after: number;
}

const grown = (what: string, from: number, to: number): string =>
  `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)} MB`;

/** @returns what is not stable, in words */
export const memoryFaults = ({ early, late, seconds }: Memory, { before, after }: Heap): string[] => [
  ...(after > before + HEAP_GROWTH_MB ? [grown("the service's heap", before, after)] : []),
  ...(early !== null && late !== null && seconds >= LEVEL_SECONDS && late > early * (1 + GROWTH)
    ? [grown("the runtime without what it stores", early, late)]
    : []),
];
