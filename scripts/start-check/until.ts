import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 100;

/** Repeats until there is a result. @throws after the time limit, naming what was awaited */
export async function until<T>(
  what: string,
  limitMs: number,
  probe: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`After ${limitMs / 1_000} s still missing: ${what}`);
    await pause(POLL_MS);
  }
}
