import { residentBytes } from "../load/cpu.ts";
import { median } from "../load/statistics.ts";
import type { Runtime } from "../stage/runtime.ts";
import { MEGABYTE, type ServiceHeap } from "./heap.ts";
import { heldByBoards } from "./opportunities.ts";

const SAMPLE_MS = 5_000;
/** The share of a run for warming up, at most a minute. */
const WARM_UP = { share: 0.2, maxMs: 60_000 };
const FIFTHS = 5;
/** The allowed growth of the service's heap from the second fifth to the last, without the boards' objects. */
const GROWTH = 0.15;
/** In a shorter run the heap has not reached its size. */
const LEVEL_SECONDS = 240;
/** The allowed growth of live memory: what a call may leave behind, and caches filled on first use. */
const LEFT_ALIVE = { bytesPerCall: 30, minMb: 5 };

const liveIn = async (heap: ServiceHeap, runtime: Runtime): Promise<Live> => ({
  all: await heap.alive(),
  boards: await heldByBoards(runtime),
});

interface Sample {
  readonly at: number;
  /** Megabytes of the service's heap. */
  readonly heap: number;
  /** Megabytes of the whole runtime, if known. */
  readonly runtime: number | null;
}

export interface Memory {
  readonly samples: readonly Sample[];
  readonly seconds: number;
  /** Medians of the second and the last fifth after the warm-up, of the service's heap. */
  readonly early: number;
  readonly late: number;
  /** Its live megabytes before and after the traffic. */
  readonly before: Live;
  readonly after: Live;
}

export interface Live {
  readonly all: number;
  /** Of these, what Radar's boards hold in memory by design: it grows with the objects of the accounts. */
  readonly boards: number;
}

/**
 * Watches the service's own heap, which must not grow. The runtime's memory is only printed: it includes the
 * simulators of D1, queues, R2 and outgoing requests, whose databases grow and whose garbage stays while there is
 * room.
 */
export class MemoryWatch {
  readonly #samples: Sample[] = [];
  readonly #began = Date.now();
  readonly #timer: NodeJS.Timeout;
  readonly #heap: ServiceHeap;
  readonly #runtime: Runtime;
  readonly #before: Live;
  #sampling: Promise<void> = Promise.resolve();

  private constructor(heap: ServiceHeap, runtime: Runtime, before: Live) {
    this.#heap = heap;
    this.#runtime = runtime;
    this.#before = before;
    this.#timer = setInterval(() => {
      this.#sampling = this.#sampling.then(() => this.#sample());
      // stop() awaits the last sample, and throws its error.
      this.#sampling.catch(() => undefined);
    }, SAMPLE_MS);
  }

  static async start(heap: ServiceHeap, runtime: Runtime): Promise<MemoryWatch> {
    return new MemoryWatch(heap, runtime, await liveIn(heap, runtime));
  }

  async stop(): Promise<Memory> {
    clearInterval(this.#timer);
    await this.#sampling;
    const taken = Date.now() - this.#began;
    const warmUp = Math.min(WARM_UP.maxMs, taken * WARM_UP.share);
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
      after: await liveIn(this.#heap, this.#runtime),
    };
  }

  async #sample(): Promise<void> {
    const bytes = residentBytes(this.#runtime.pid);
    const heap = await this.#heap.taken();
    this.#samples.push({ at: Date.now(), heap, runtime: bytes === null ? null : bytes / MEGABYTE });
  }
}

const growthText = (what: string, from: number, to: number): string =>
  `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)} MB`;

/** Whether the run was long enough for a verdict. */
export const isJudged = ({ seconds }: Pick<Memory, "seconds">): boolean => seconds >= LEVEL_SECONDS;

/** @returns the instabilities, in words */
export const memoryFaults = ({ before, after, ...memory }: Memory, calls: number): string[] => {
  const { early, late } = memory;
  const left = Math.max(LEFT_ALIVE.minMb, (calls * LEFT_ALIVE.bytesPerCall) / MEGABYTE);
  const [own, ownLater] = [before, after].map(({ all, boards }) => all - boards);
  const boards = after.boards - before.boards;
  return [
    ...(ownLater! > own! + left
      ? [growthText("the live part of the service's heap, without the boards' objects,", own!, ownLater!)]
      : []),
    ...(isJudged(memory) && late - boards > early * (1 + GROWTH)
      ? [growthText("the service's heap", early, late)]
      : []),
  ];
};
