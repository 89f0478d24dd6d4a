import { afterEach, beforeEach, vi } from "vitest";
import { forgetLogs, keepLogs, withLogs } from "./support/logs.ts";
import { forgetRefusals, withRefusals } from "./support/refusals.ts";

keepLogs();

// A failing test shows its last refusals and log lines.
beforeEach(({ onTestFailed }) => {
  forgetRefusals();
  forgetLogs();
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) error.message = withLogs(withRefusals(error.message));
  });
});

// Undone here and not where stubs are made, because those modules are loaded once for all files, this one for each.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
