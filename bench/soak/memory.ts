import { residentBytes } from "../load/cpu.ts";
import { quantile } from "../quantile.ts";

const SAMPLE_MS = 5_000;
/** Of a run: so long everything is being started, up to a minute. */
const WARM_UP = { share: 0.2, mostMs: 60_000 };
const MEGABYTE = 1_048_576;
const FIFTHS = 5;
const GROWTH = 0.15;

interface Sample {
  readonly at: number;
  readonly megabytes: number;
  readonly calls: number;
}

export interface Memory {
  readonly samples: readonly number[];
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
    const warmUp = Math.min(WARM_UP.mostMs, (Date.now() - this.#began) * WARM_UP.share);
    const warm = this.#samples.filter(({ at }) => at - this.#began >= warmUp);
    const fifth = (number: number): number | null => {
      const size = warm.length / FIFTHS;
      const own = warm.slice(Math.floor(number * size), Math.floor((number + 1) * size));
      return own.length === 0
        ? null
        : quantile(
            own.map(({ megabytes }) => megabytes).sort((a, b) => a - b),
            0.5,
          );
    };
    return {
      samples: this.#samples.map(({ megabytes }) => Math.round(megabytes)),
      early: fifth(1),
      late: fifth(FIFTHS - 1),
      perThousandCalls: warm.length < FIFTHS ? null : slopeOf(warm),
    };
  }
}

/** @returns what is wrong with it, in words */
export const memoryFault = ({ early, late }: Memory): string | null => {
  if (early === null || late === null) return null;
  const isStable = late <= early * (1 + GROWTH);
  return isStable ? null : `grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`;
};
