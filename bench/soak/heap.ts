import { once } from "node:events";
import type { Runtime } from "../stage/runtime.ts";

const SERVICE = "core:user:service";
const MEGABYTE = 1_048_576;
const LIMIT_MS = 30_000;

interface Target {
  readonly id: string;
  readonly webSocketDebuggerUrl: string;
}

interface HeapUsage {
  readonly usedSize?: number;
}

/** Sends a command and waits for its own answer; what comes besides, as a snapshot's many pieces, is let go. */
const ask = async (socket: WebSocket, id: number, method: string): Promise<HeapUsage> => {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answered = new Promise<HeapUsage>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error(`No answer to ${method}.`)));
    socket.addEventListener("message", ({ data }) => {
      const text = String(data);
      if (text.startsWith(`{"id":${id},`)) resolve((JSON.parse(text) as { result: HeapUsage }).result);
    });
  });
  socket.send(JSON.stringify({ id, method }));
  return answered;
};

/**
 * Megabytes alive in the service's own heap: Worker and objects share it, the simulators have others. The runtime takes
 * no command to collect garbage, but does so before a snapshot.
 */
export const liveHeap = async ({ miniflare }: Runtime): Promise<number> => {
  const { host } = await miniflare.getInspectorURL();
  const targets = (await (await fetch(`http://${host}/json`)).json()) as Target[];
  const service = targets.find(({ id }) => id === SERVICE);
  if (!service) throw new Error("The runtime shows no service to inspect.");
  const socket = new WebSocket(service.webSocketDebuggerUrl);
  await once(socket, "open");
  try {
    await ask(socket, 1, "HeapProfiler.takeHeapSnapshot");
    const { usedSize = 0 } = await ask(socket, 2, "Runtime.getHeapUsage");
    return usedSize / MEGABYTE;
  } finally {
    socket.close();
  }
};
