import { Inspector } from "../stage/inspector.ts";
import type { Runtime } from "../stage/runtime.ts";

export const MEGABYTE = 1_048_576;

/** In bytes: what V8 has taken, garbage included, and what belongs to its objects outside of it. */
interface HeapUsage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly backingStorageSize: number;
}

/** The service's own heap: Worker and objects share it, the simulators of the platform have others. */
export class ServiceHeap {
  readonly #inspector: Inspector;

  private constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  static async of(runtime: Runtime): Promise<ServiceHeap> {
    return new ServiceHeap(await Inspector.of(runtime));
  }

  /** Megabytes taken for it, garbage included. */
  async taken(): Promise<number> {
    const { totalSize, backingStorageSize } = await this.#usage();
    return (totalSize + backingStorageSize) / MEGABYTE;
  }

  /**
   * Megabytes that are alive. The runtime takes no command to collect garbage, but does so before a snapshot; the
   * inspector keeps what the snapshot is made of, so this is for the ends of a run.
   */
  async alive(): Promise<number> {
    await this.#inspector.ask("HeapProfiler.takeHeapSnapshot");
    return (await this.#usage()).usedSize / MEGABYTE;
  }

  close(): void {
    this.#inspector.close();
  }

  #usage(): Promise<HeapUsage> {
    return this.#inspector.ask<HeapUsage>("Runtime.getHeapUsage");
  }
}
