import { vi } from "vitest";

/** Silences the warnings and errors that a test provokes by the hundred, until it ends. */
export const silenceLogs = (): void => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
};
