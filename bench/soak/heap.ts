import { once } from "node:events";
import type { Runtime } from "../stage/runtime.ts";

const SERVICE = "core:user:service";
export const MEGABYTE = 1_048_576;
const LIMIT_MS = 30_000;

interface Target {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

/** In bytes: what V8 has taken, garbage included, and what belongs to its objects outside of it. */
interface HeapUsage {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly backingStorageSize: number;
}

/** The service's own heap: Worker and objects share it, the simulators of the platform have others. */
export class ServiceHeap {
  readonly #socket: WebSocket;
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async of({ miniflare }: Runtime): Promise<ServiceHeap> {
    const { host } = await miniflare.getInspectorURL();
    const targets = (await (await fetch(`http://${host}/json`)).json()) as Target[];
    const service = targets.find(({ id }) => id === SERVICE);
    if (!service) throw new Error("The runtime shows no service to inspect.");
    const socket = new WebSocket(service.webSocketDebuggerUrl);
    await once(socket, "open");
    return new ServiceHeap(socket);
  }

  /** Megabytes taken for it, garbage included. */
  async taken(): Promise<number> {
    const { totalSize, backingStorageSize } = await this.#ask("Runtime.getHeapUsage");
    return (totalSize + backingStorageSize) / MEGABYTE;
  }

  /**
   * Megabytes that are alive. The runtime takes no command to collect garbage, but does so before a snapshot; the
   * inspector keeps what the snapshot is made of, so this is for the ends of a run.
   */
  async alive(): Promise<number> {
    await this.#ask("HeapProfiler.takeHeapSnapshot");
    return (await this.#ask("Runtime.getHeapUsage")).usedSize / MEGABYTE;
  }

  close(): void {
    this.#socket.close();
  }

  /** Sends a command and waits for its own answer; what comes besides, as a snapshot's many pieces, is let go. */
  async #ask(method: string): Promise<HeapUsage> {
    this.#asked += 1;
    const [id, socket] = [this.#asked, this.#socket];
    const { promise, resolve, reject } = Promise.withResolvers<HeapUsage>();
    const hear = ({ data }: MessageEvent): void => {
      const text = String(data);
      if (text.startsWith(`{"id":${id},`)) resolve((JSON.parse(text) as { result: HeapUsage }).result);
    };
    const timer = setTimeout(() => reject(new Error(`No answer to ${method}.`)), LIMIT_MS);
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method }));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      socket.removeEventListener("message", hear);
    }
  }
}
