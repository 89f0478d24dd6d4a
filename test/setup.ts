import { afterEach, beforeEach, vi } from "vitest";
import { forgetLogs, keepLogs, withLogs } from "./support/logs.ts";
import { forgetRefusals, withRefusals } from "./support/refusals.ts";

keepLogs();

// A test that expected another status says what it was refused for, and what was logged meanwhile.
beforeEach(({ onTestFailed }) => {
  forgetRefusals();
  forgetLogs();
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) error.message = withLogs(withRefusals(error.message));
  });
});

// Here and not where something is stood in for: modules are loaded once for all files, this one for each of them.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
