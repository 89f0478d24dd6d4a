import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import { loadProtocol } from "../src/mcp/load-protocol.ts";
import { forgetLogs, keepLogs, withLogs } from "./support/logs.ts";
import { forgetRefusals, withRefusals } from "./support/refusals.ts";

keepLogs();

// Applied once; every later file finds them there. Nothing is reset: each test makes its own account.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// The bundle of a deployment has it in itself; here a call would have to fetch it, and calls share no fetching.
await loadProtocol();

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
