import { vi } from "vitest";

/**
 * Repeats a check until it passes. Others' messages may be before ours in a queue, so it is patient.
 * @returns what the check returned
 */
export const eventually = <T>(check: () => T | Promise<T>, seconds = 50): Promise<T> =>
  vi.waitFor(check, { timeout: seconds * 1_000, interval: 20 });
