import { Inspector } from "../stage/inspector.ts";
import type { Runtime } from "../stage/runtime.ts";

export const MEGABYTE = 1_048_576;

/** In bytes: V8's heap, including garbage, and its objects' external memory. */
interface HeapUsage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly backingStorageSize: number;
}

interface Piece {
  readonly method: string;
  readonly params: { readonly chunk: string };
}

/** The length of a heap node's record, in the order of `node_fields`. */
interface Snapshot {
  readonly nodes: readonly number[];
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
}

const bytesOfObjects = ({ nodes, snapshot: { meta } }: Snapshot): number => {
  const type = meta.node_fields.indexOf("type");
  const size = meta.node_fields.indexOf("self_size");
  const code = meta.node_types[0].indexOf("code");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    if (nodes[at + type] !== code) bytes += nodes[at + size]!;
  }
  return bytes;
};

/** The service's own heap: Worker and objects share it, the platform's simulators have others. */
export class ServiceHeap {
  readonly #inspector: Inspector;

  private constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  static async of(runtime: Runtime): Promise<ServiceHeap> {
    return new ServiceHeap(await Inspector.of(runtime));
  }

  /** Its megabytes, including garbage. */
  async taken(): Promise<number> {
    const { totalSize, backingStorageSize } = await this.#inspector.ask<HeapUsage>("Runtime.getHeapUsage");
    return (totalSize + backingStorageSize) / MEGABYTE;
  }

  /** Collects garbage, so that the memory taken later does not include it. */
  async collect(): Promise<void> {
    await this.#inspector.ask("HeapProfiler.collectGarbage");
  }

  /**
   * Megabytes of live objects, without compiled code, which V8 adds while it learns what is called often. A
   * snapshot separates the two; the inspector keeps a snapshot's data, so this is only for the ends of a run.
   */
  async alive(): Promise<number> {
    const pieces: string[] = [];
    await this.#inspector.ask("HeapProfiler.takeHeapSnapshot", {}, (text) => {
      const { method, params } = JSON.parse(text) as Piece;
      if (method === "HeapProfiler.addHeapSnapshotChunk") pieces.push(params.chunk);
    });
    return bytesOfObjects(JSON.parse(pieces.join("")) as Snapshot) / MEGABYTE;
  }

  close(): void {
    this.#inspector.close();
  }
}
