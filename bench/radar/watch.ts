import { setTimeout as pause } from "node:timers/promises";
import type { Send } from "../stage/accounts.ts";

/** Another account's concurrent reads. */
const READS = ["/properties?limit=50", "/matches?limit=50", "/leads?limit=50"] as const;
const PAUSE_MS = 20;

/** Milliseconds of each read of an account, one after the other, during the work. */
export const readsWhile = async <T>(api: Send, work: Promise<T>): Promise<{ done: T; reads: number[] }> => {
  const reads: number[] = [];
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  for (let at = 0; !isOver; at += 1) {
    const began = performance.now();
    await api("GET", READS[at % READS.length]!);
    reads.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  return { done: await done, reads };
};
