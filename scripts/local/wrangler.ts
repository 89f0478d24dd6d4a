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

/** Nothing is sent anywhere, looked up or written outside the project. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

const isWindows = process.platform === "win32";

/**
 * Starts a program of Node. It leads a process group of its own, so that Ctrl+C reaches only us and we end the whole
 * tree, in order; whatever way this process or the program ends, the tree does not outlive it.
 */
function startProgram(args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, ["--import", LIFELINE, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
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

export const startWrangler = (args: readonly string[]) => startProgram([WRANGLER, ...args]);

/** Runs a Wrangler command to its end. @returns what it printed */
export const runWrangler = (args: readonly string[]): Promise<string> => runProgram([WRANGLER, ...args]);

/** Runs a program of Node and its processes to their end, or until the signal aborts. @returns what it printed */
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

/** Ends a process tree: gently at first, by force when that takes too long. */
export async function stopTree(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  signal(child, "SIGTERM");
  const force = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(force);
}

/** Ends a process tree on Windows, which knows no other way. */
export function endTree(child: ChildProcess): void {
  if (hasEnded(child)) return;
  spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"], { windowsHide: true });
}

/** Signals the whole tree, which may have lost its head. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    endTree(child);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody is left, or it has not become the head of its group yet.
    child.kill(name);
  }
}
