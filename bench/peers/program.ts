import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const START_MS = 60_000;
const POLL_MS = 50;
const END_MS = 5_000;
/** More than the output of any installation step. */
const MAX_OUTPUT = 64 * 1_024 * 1_024;

type Environment = Readonly<Record<string, string>>;

interface Place {
  readonly cwd: string;
  readonly env?: Environment;
}

const environment = (own: Environment = {}) => ({ ...process.env, ...own });

/** A program's reported version; null if there is none. */
export const versionOf = (program: string, argument: string): string | null => {
  const { status, stdout } = spawnSync(program, [argument], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

/** Runs a program to its end. @throws with its output if it fails */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { cwd, env }: Place,
): Promise<void> => {
  await promisify(execFile)(program, args, { cwd, env: environment(env), maxBuffer: MAX_OUTPUT });
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), END_MS);
  await ended;
  clearTimeout(late);
};

const answers = async (url: URL): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

export interface Server {
  readonly pid: number | null;
  stop(): Promise<void>;
}

/** Starts a server and waits for its first answer; it ends with this process at the latest. */
export const startServer = async (
  program: string,
  args: readonly string[],
  { cwd, env }: Place,
  health: URL,
): Promise<Server> => {
  const child = spawn(program, args, { cwd, env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
  process.once("exit", () => child.kill("SIGKILL"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-2_000);
    });
  const end = Date.now() + START_MS;
  while (!(await answers(health))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`${program} does not answer:\n${printed}`);
    await pause(POLL_MS);
  }
  return { pid: child.pid ?? null, stop: () => stop(child) };
};

/** The programs that build and install the peers. */
const TOOLS = { go: "version", npm: "--version" } as const;

/** @returns those missing on this machine */
export const missingTools = (): string[] =>
  Object.entries(TOOLS).flatMap(([program, argument]) =>
    versionOf(program, argument) === null ? [program] : [],
  );
