import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { occupantOf } from "../local/port.ts";
import { parentOf, statOf } from "../local/process-stat.ts";
import { ROOT } from "../local/settings.ts";
import { endTree } from "../local/wrangler.ts";
import { until } from "./until.ts";

const READY = /The service is ready\.[\s\S]*Ctrl\+C|Ready on http/;
/** Generous for a slow machine; a dead service ends the wait at once. */
const READY_MS = 600_000;
/** The time to end all processes; after ten seconds they would be ended by force, which none may need. */
const END_MS = 8_000;

/** The end of a run: its exit code, or its signal. */
export type End = number | NodeJS.Signals;

/** The process between the caller and the service. */
export type Launcher = "npm" | "node" | "wrangler";

export interface Place {
  readonly port: number;
  readonly state: string;
  readonly databases?: number;
}

/** Windows ends processes without a signal. */
export const HAS_SIGNALS = process.platform !== "win32";

const DIRECTLY = [process.execPath, "scripts/start.ts"] as const;
const COMMANDS: Readonly<Record<Launcher, readonly [string, ...string[]]>> = {
  npm: HAS_SIGNALS ? ["npm", "start", "--"] : DIRECTLY,
  node: DIRECTLY,
  wrangler: ["npx", "wrangler", "dev"],
};

const isAlive = (pid: number): boolean => {
  const stat = statOf(pid);
  return stat !== null && stat.fields[0] !== "Z";
};

/** One start of the service. */
export class Run {
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #known = new Set<number>();
  #output = "";
  #end: End | undefined;

  constructor(launcher: Launcher, { port, state, databases }: Place) {
    const [command, ...args] = COMMANDS[launcher];
    const folder = launcher === "wrangler" ? "--persist-to" : "--state";
    this.#port = port;
    const further = databases === undefined ? [] : ["--databases", String(databases)];
    this.#child = spawn(command, [...args, "--port", String(port), folder, state, ...further], {
      cwd: ROOT,
      // In its own group, as in a terminal: Ctrl+C reaches the whole group.
      detached: launcher === "wrangler",
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on("data", (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    this.#child.once("exit", (code, signal) => {
      this.#end = code ?? signal!;
    });
  }

  get output(): string {
    return this.#output;
  }

  /** The end of the started process. */
  get end(): End | undefined {
    return this.#end;
  }

  /** Waits until the service reports that it is ready. */
  async ready(): Promise<this> {
    await this.says(READY);
    return this;
  }

  /** Waits until the output matches. @throws if the service ends first */
  async says(words: RegExp): Promise<void> {
    await this.#untilOutput((output) => words.test(output), String(words));
  }

  /** Its processes, if known (on Linux), itself first. */
  tree(): number[] {
    const all = this.#child.pid === undefined ? [] : [this.#child.pid];
    const pids = processes();
    for (const pid of all) all.push(...pids.filter((other) => parentOf(other) === pid));
    for (const pid of all) this.#known.add(pid);
    return all;
  }

  /** The process with these words in its command line. */
  process(...words: readonly string[]): number {
    const found = this.tree().find((pid) => words.every((word) => commandLine(pid).includes(word)));
    if (found === undefined) throw new Error(`The service has no process ${words.join(" ")}.`);
    return found;
  }

  /** Sends Ctrl+C as in its terminal. */
  interrupt(): void {
    this.tree();
    process.kill(-this.#child.pid!, "SIGINT");
  }

  /** Sends a signal to the started process. */
  signal(name: NodeJS.Signals): void {
    this.tree();
    if (HAS_SIGNALS) this.#child.kill(name);
    else endTree(this.#child);
  }

  /** Waits for the end of the started process and all others. @throws if one is left, or its port is in use */
  gone(): Promise<End> {
    const ended = until("the end of all processes", END_MS, async () => {
      const rests = [...this.#known].some(isAlive) || (await occupantOf(this.#port)) !== "nobody";
      return rests ? undefined : this.#end;
    });
    return this.#explained(ended);
  }

  /** Ends all remaining processes by force. */
  destroy(): void {
    this.tree();
    for (const pid of [...this.#known].filter(isAlive)) process.kill(pid, "SIGKILL");
    this.signal("SIGKILL");
  }

  async #untilOutput(isRight: (output: string) => boolean, what: string): Promise<void> {
    const hasEnded = () => this.#end !== undefined;
    await this.#explained(until(what, READY_MS, () => isRight(this.#output) || hasEnded()));
    if (!isRight(this.#output))
      await this.#explained(Promise.reject(new Error(`It ended with ${this.#end}`)));
  }

  /** Adds to a failure the service's output, and its remaining processes. */
  async #explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const left = [...this.#known].filter(isAlive).map(commandLine);
      throw new Error([(error as Error).message, ...left, this.#output].join("\n"));
    }
  }
}

function processes(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
