import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { ROOT } from "./settings.ts";

const STOP_TIMEOUT_MS = 10_000;
const WRANGLER = join(
  dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
  "bin/wrangler.js",
);
const LIFELINE = new URL("lifeline.ts", import.meta.url).href;

/** No telemetry, no update check, and no file outside the project. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

const isWindows = process.platform === "win32";

/**
 * Starts a Node program. It leads its own process group, so that Ctrl+C reaches only this process, which then ends the
 * whole tree in order. The tree never outlives this process or the program.
 */
function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ["--import", LIFELINE, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
    windowsHide: true,
  });
  const end = () => signal(child, "SIGKILL");
  process.once("exit", end);
  child.once("exit", () => {
    end();
    process.off("exit", end);
  });
  return child;
}

export const startWrangler = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  startProgram([WRANGLER, ...args], env);

/** Runs a Wrangler command to its end. @returns its output */
export const runWrangler = (args: readonly string[]): Promise<string> => runProgram([WRANGLER, ...args]);

/** Runs a Node program and its processes to their end, or until the signal aborts. @returns its output */
export async function runProgram(args: readonly string[], stopping?: AbortSignal): Promise<string> {
  stopping?.throwIfAborted();
  const child = startProgram(args);
  const stop = () => stopTree(child);
  stopping?.addEventListener("abort", stop, { once: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, "close");
  stopping?.removeEventListener("abort", stop);
  stopping?.throwIfAborted();
  if (code !== 0) throw new Error(`${args.slice(0, 4).join(" ")} failed:\n${output}`);
  return output;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends a process tree: first gently, then by force. */
export async function stopTree(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  signal(child, "SIGTERM");
  const force = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(force);
}

/** Ends a process tree on Windows, which has no gentle way. */
export function endTree(child: ChildProcess): void {
  if (hasEnded(child)) return;
  spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"], { windowsHide: true });
}

/** Signals the whole tree, even if its leader has ended. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    endTree(child);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // No process is left, or the group does not exist yet.
    child.kill(name);
  }
}
