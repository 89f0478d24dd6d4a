import { once } from "node:events";
import type { WorkerName } from "./bundles.ts";
import type { Runtime } from "./runtime.ts";

const LIMIT_MS = 30_000;

interface Target {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

/** The debugger's connection to a Worker's isolate: its objects share it, the platform's simulators have others. */
export class Inspector {
  readonly #socket: WebSocket;
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async of({ miniflare }: Runtime, worker: WorkerName = "service"): Promise<Inspector> {
    const { host } = await miniflare.getInspectorURL();
    const targets = (await (await fetch(`http://${host}/json`)).json()) as Target[];
    const target = targets.find(({ id }) => id === `core:user:${worker}`);
    if (!target) throw new Error(`The runtime has no ${worker} to inspect.`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await once(socket, "open");
    return new Inspector(socket);
  }

  close(): void {
    this.#socket.close();
  }

  /**
   * Sends a command and waits for its answer.
   * @param besides called with earlier messages, such as the parts of a snapshot
   */
  async ask<T>(
    method: string,
    params: object = {},
    besides: (text: string) => void = () => undefined,
  ): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    const socket = this.#socket;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const hear = ({ data }: MessageEvent): void => {
      const text = String(data);
      if (text.startsWith(`{"id":${id},`)) resolve((JSON.parse(text) as { result: T }).result);
      else besides(text);
    };
    const timer = setTimeout(() => reject(new Error(`No answer to ${method}.`)), LIMIT_MS);
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method, params }));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      socket.removeEventListener("message", hear);
    }
  }
}
