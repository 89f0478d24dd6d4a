import { vi } from "vitest";

/**
 * Repeats a check until it passes. It is patient: other tests' messages may be ahead in a queue.
 * @returns what the check returned
 */
export const eventually = <T>(check: () => T | Promise<T>, seconds = 50): Promise<T> =>
  vi.waitFor(check, { timeout: seconds * 1_000, interval: 20 });
