import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 150;
/** The longest time that a waiting person sees no new line. */
const PRINT_EVERY_MS = 15_000;

interface Means {
  readonly isUp: () => Promise<boolean>;
  /** Resolves with the reason if it ends. */
  readonly ended: Promise<string>;
  readonly print?: (line: string) => void;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Waits until something is up, for as long as it lives, because a machine may be slow.
 * @throws the reason if it ends first
 */
export async function untilUp({
  isUp,
  ended,
  print = console.log,
  now = Date.now,
  pause = wait,
}: Means): Promise<void> {
  const began = now();
  let printedAt = began;
  let reason: string | undefined;
  ended.then((why) => {
    reason = why;
  });
  while (!(await isUp())) {
    if (reason !== undefined) throw new Error(reason);
    if (now() - printedAt >= PRINT_EVERY_MS) {
      printedAt = now();
      print(`  still starting after ${Math.round((printedAt - began) / 1_000)} s ...`);
    }
    await pause(POLL_MS);
  }
}
