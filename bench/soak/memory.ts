import { residentBytes } from "../load/cpu.ts";
import { median } from "../load/statistics.ts";

const SAMPLE_MS = 5_000;
/** Of a run: so long everything is being started, up to a minute. */
const WARM_UP = { share: 0.2, mostMs: 60_000 };
const MEGABYTE = 1_048_576;
const FIFTHS = 5;
/** Of the whole runtime, with its simulators of D1, queues and R2 and their data. */
const GROWTH = 0.15;
/** A shorter run ends before the heaps have found their size. */
const LEVEL_SECONDS = 240;
/** A hundred bytes left behind by each call are this much after 50,000. */
const HEAP_GROWTH_MB = 5;

interface Sample {
  readonly at: number;
  readonly megabytes: number;
  readonly calls: number;
}

export interface Memory {
  readonly samples: readonly number[];
  readonly seconds: number;
  /** Medians of the second and the last fifth after the warm-up, in megabytes; null where nothing can be told. */
  readonly early: number | null;
  readonly late: number | null;
  /** By least squares, after the warm-up. */
  readonly perThousandCalls: number | null;
}

const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const calls = mean((sample) => sample.calls);
  const megabytes = mean((sample) => sample.megabytes);
  const spread = samples.reduce((sum, sample) => sum + (sample.calls - calls) ** 2, 0);
  const together = samples.reduce(
    (sum, sample) => sum + (sample.calls - calls) * (sample.megabytes - megabytes),
    0,
  );
  return spread === 0 ? 0 : (together / spread) * 1_000;
};

/** Samples what a process holds until it is told to stop. */
export class MemoryWatch {
  readonly #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;
  readonly #began = Date.now();

  constructor(pid: number | null, calls: () => number) {
    this.#timer = setInterval(() => {
      const bytes = residentBytes(pid);
      if (bytes !== null) this.#samples.push({ at: Date.now(), megabytes: bytes / MEGABYTE, calls: calls() });
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
      return own.length === 0 ? null : median(own.map(({ megabytes }) => megabytes));
    };
    return {
      samples: this.#samples.map(({ megabytes }) => Math.round(megabytes)),
      seconds: taken / 1_000,
      early: fifth(1),
      late: fifth(FIFTHS - 1),
      perThousandCalls: warm.length < FIFTHS ? null : slopeOf(warm),
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
    ? [grown("the runtime", early, late)]
    : []),
];
