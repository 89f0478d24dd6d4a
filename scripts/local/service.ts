import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { isHealthy } from "./port.ts";
import { HOST, type LocalSettings } from "./settings.ts";
import { hasEnded, runWrangler, startWrangler } from "./wrangler.ts";

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 150;

export async function applyMigrations(state: string, databases: readonly string[]): Promise<void> {
  for (const database of databases) {
    await runWrangler(["d1", "migrations", "apply", database, "--local", "--persist-to", state]);
  }
}

/** Starts the Worker in the local runtime. Only errors are shown, and nothing asks for a key press. */
export function startService(settings: LocalSettings): ChildProcess {
  const listen = ["--ip", HOST, "--port", String(settings.port), "--inspector-port", "0"];
  const quiet = ["--log-level", "error", "--show-interactive-dev-session=false"];
  const state = ["--persist-to", settings.state];
  return startWrangler(
    ["dev", ...listen, ...quiet, ...state, "--var", `PUBLIC_URL:${settings.url}`],
    "inherit",
  );
}

export async function untilHealthy(service: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (hasEnded(service)) throw new Error("The service ended before it was ready; the reason is above.");
    if (Date.now() > deadline)
      throw new Error(`The service was not ready after ${READY_TIMEOUT_MS / 1_000} s.`);
    await pause(POLL_MS);
  }
}
