import { vi } from "vitest";

/** Stops the clock of the service and its objects; it runs again after the test. */
export const stopClockAt = (time: string | number): void => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(time);
};

export const moveClock = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};
