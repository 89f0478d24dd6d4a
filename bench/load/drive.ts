import { performance } from "node:perf_hooks";
import { Connection } from "./connection.ts";
import { cpuSeconds } from "./cpu.ts";

/** The results of one window of load. It counts turns; most turns are one call. */
export interface Window {
  readonly calls: number;
  readonly seconds: number;
  /** Processor seconds of the runtime; null if unknown. */
  readonly cpu: number | null;
  /** Milliseconds of each call, sorted. */
  readonly times: readonly number[];
}

export interface Load {
  readonly target: URL;
  readonly connections: number;
  readonly milliseconds: number;
  /** The runtime's process. */
  readonly pid: number | null;
  /** What each connection, identified by its lane, repeats: one call, or several in sequence. */
  readonly turn: (connection: Connection, lane: number) => Promise<unknown>;
}

/** Has each connection take one turn after another, without a pause. */
export const drive = async ({ target, connections, milliseconds, pid, turn }: Load): Promise<Window> => {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(target)));
  const times: number[] = [];
  const cpuBefore = cpuSeconds(pid);
  const began = performance.now();
  const end = began + milliseconds;
  const worker = async (connection: Connection, lane: number): Promise<void> => {
    for (let from = performance.now(); from < end; ) {
      await turn(connection, lane);
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  try {
    await Promise.all(open.map(worker));
    const seconds = (performance.now() - began) / 1_000;
    const cpuAfter = cpuSeconds(pid);
    const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
    return { calls: times.length, seconds, cpu, times: times.sort((a, b) => a - b) };
  } finally {
    for (const connection of open) connection.close();
  }
};
