import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { occupantOf } from "../local/port.ts";
import { parentOf, statOf } from "../local/process-stat.ts";
import { ROOT } from "../local/settings.ts";
import { endTree } from "../local/wrangler.ts";
import { until } from "./until.ts";

const READY = /The service is ready\.[\s\S]*Ctrl\+C|Ready on http/;
/** A machine may be slow; a service that has died ends the wait at once. */
const READY_MS = 600_000;
/** To end all processes; they get ten seconds before they are ended by force, which none may need. */
const END_MS = 8_000;

/** What ends a run: its exit code, or the signal it died of. */
export type End = number | NodeJS.Signals;

/** Who is between the caller and the service. */
export type Launcher = "npm" | "node" | "wrangler";

export interface Place {
  readonly port: number;
  readonly state: string;
}

/** Windows ends processes, and asks none to. */
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

  constructor(launcher: Launcher, { port, state }: Place) {
    const [command, ...args] = COMMANDS[launcher];
    const folder = launcher === "wrangler" ? "--persist-to" : "--state";
    this.#port = port;
    this.#child = spawn(command, [...args, "--port", String(port), folder, state], {
      cwd: ROOT,
      // By itself, as a terminal has it: Ctrl+C goes to the whole group.
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

  /** How the process that was started has ended, once it has. */
  get end(): End | undefined {
    return this.#end;
  }

  /** Waits until the service says that it is ready. */
  async ready(): Promise<this> {
    await this.says(READY);
    return this;
  }

  /** Waits until the output matches. @throws when the service ends before */
  async says(words: RegExp): Promise<void> {
    await this.#untilOutput((output) => words.test(output), String(words));
  }

  /** Its processes, where they can be told (on Linux): itself first. */
  tree(): number[] {
    const all = this.#child.pid === undefined ? [] : [this.#child.pid];
    const pids = processes();
    for (const pid of all) all.push(...pids.filter((other) => parentOf(other) === pid));
    for (const pid of all) this.#known.add(pid);
    return all;
  }

  /** The process whose command line holds these words. */
  process(...words: readonly string[]): number {
    const found = this.tree().find((pid) => words.every((word) => commandLine(pid).includes(word)));
    if (found === undefined) throw new Error(`No process ${words.join(" ")} among those of the service.`);
    return found;
  }

  /** Ctrl+C in the terminal that it was started in. */
  interrupt(): void {
    this.tree();
    process.kill(-this.#child.pid!, "SIGINT");
  }

  /** Sends a signal to the process that was started. */
  signal(name: NodeJS.Signals): void {
    this.tree();
    if (HAS_SIGNALS) this.#child.kill(name);
    else endTree(this.#child);
  }

  /** Waits for the end of the process that was started and of all others. @throws when one is left, or somebody listens */
  gone(): Promise<End> {
    const ended = until("the end of all processes", END_MS, async () => {
      const rests = [...this.#known].some(isAlive) || (await occupantOf(this.#port)) !== "nobody";
      return rests ? undefined : this.#end;
    });
    return this.#told(ended);
  }

  /** Ends whatever is left, by force. */
  destroy(): void {
    this.tree();
    for (const pid of [...this.#known].filter(isAlive)) process.kill(pid, "SIGKILL");
    this.signal("SIGKILL");
  }

  async #untilOutput(isRight: (output: string) => boolean, what: string): Promise<void> {
    const hasEnded = () => this.#end !== undefined;
    await this.#told(until(what, READY_MS, () => isRight(this.#output) || hasEnded()));
    if (!isRight(this.#output)) await this.#told(Promise.reject(new Error(`It ended with ${this.#end}`)));
  }

  /** Adds to a failure what the service has printed, and which of its processes are left. */
  async #told<T>(work: Promise<T>): Promise<T> {
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
