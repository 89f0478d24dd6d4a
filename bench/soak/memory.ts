import { residentBytes } from "../load/cpu.ts";
import { median } from "../load/statistics.ts";
import { MEGABYTE, type ServiceHeap } from "./heap.ts";

const SAMPLE_MS = 5_000;
/** Of a run: so long everything is being started, up to a minute. */
const WARM_UP = { share: 0.2, mostMs: 60_000 };
const FIFTHS = 5;
/** Of what the service's heap takes, between the second fifth and the last. */
const GROWTH = 0.15;
/** A shorter run ends before the heap has found its size. */
const LEVEL_SECONDS = 240;
/** A hundred bytes left behind by each call are this much after 50,000. */
const LEFT_ALIVE_MB = 5;

interface Sample {
  readonly at: number;
  /** Megabytes of the service's heap. */
  readonly heap: number;
  /** Megabytes of the whole runtime, where they can be told. */
  readonly runtime: number | null;
}

export interface Memory {
  readonly samples: readonly Sample[];
  readonly seconds: number;
  /** Medians of the second and the last fifth after the warm-up, of the service's heap. */
  readonly early: number;
  readonly late: number;
  /** Alive in it before the traffic and after it. */
  readonly before: number;
  readonly after: number;
}

/**
 * Watches the service's own heap: that is what may not grow. The runtime's memory is only told: it holds the simulators
 * of D1, queues, R2 and the way out as well, whose databases grow and whose garbage waits while there is room.
 */
export class MemoryWatch {
  readonly #samples: Sample[] = [];
  readonly #began = Date.now();
  readonly #timer: NodeJS.Timeout;
  readonly #heap: ServiceHeap;
  readonly #pid: number | null;
  readonly #before: number;
  #sampling: Promise<void> = Promise.resolve();

  private constructor(heap: ServiceHeap, pid: number | null, before: number) {
    this.#heap = heap;
    this.#pid = pid;
    this.#before = before;
    this.#timer = setInterval(() => {
      this.#sampling = this.#sampling.then(() => this.#sample());
      // Told by stop(), which waits for the last.
      this.#sampling.catch(() => undefined);
    }, SAMPLE_MS);
  }

  static async start(heap: ServiceHeap, pid: number | null): Promise<MemoryWatch> {
    return new MemoryWatch(heap, pid, await heap.alive());
  }

  async stop(): Promise<Memory> {
    clearInterval(this.#timer);
    await this.#sampling;
    const taken = Date.now() - this.#began;
    const warmUp = Math.min(WARM_UP.mostMs, taken * WARM_UP.share);
    const warm = this.#samples.filter(({ at }) => at - this.#began >= warmUp);
    const fifth = (number: number): number => {
      const size = warm.length / FIFTHS;
      const own = warm.slice(Math.floor(number * size), Math.floor((number + 1) * size));
      return median(own.map(({ heap }) => heap));
    };
    return {
      samples: this.#samples,
      seconds: taken / 1_000,
      early: fifth(1),
      late: fifth(FIFTHS - 1),
      before: this.#before,
      after: await this.#heap.alive(),
    };
  }

  async #sample(): Promise<void> {
    const bytes = residentBytes(this.#pid);
    const heap = await this.#heap.taken();
    this.#samples.push({ at: Date.now(), heap, runtime: bytes === null ? null : bytes / MEGABYTE });
  }
}

const grown = (what: string, from: number, to: number): string =>
  `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)} MB`;

/** Whether the run was long enough to tell. */
export const isJudged = ({ seconds }: Memory): boolean => seconds >= LEVEL_SECONDS;

/** @returns what is not stable, in words */
export const memoryFaults = (memory: Memory): string[] => {
  const { early, late, before, after } = memory;
  return [
    ...(after > before + LEFT_ALIVE_MB ? [grown("what is alive in the service's heap", before, after)] : []),
    ...(isJudged(memory) && late > early * (1 + GROWTH) ? [grown("the service's heap", early, late)] : []),
  ];
};
