import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export const LIMIT_MS = 120_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Run {
  readonly url: string;
  readonly key: string;
  readonly input?: string;
}

/** The installed command, as a person or a script has it. */
export class Cli {
  readonly folder: string;
  readonly #program: readonly [string, ...string[]];

  readonly #limitMs: number;

  constructor(folder: string, program: readonly [string, ...string[]], limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
    this.folder = folder;
    this.#program = program;
  }

  start(args: readonly string[], { url, key }: Run): ChildProcess {
    const [program, ...first] = this.#program;
    const own = { XDG_CONFIG_HOME: this.folder, REAL_ESTATE_URL: url, REAL_ESTATE_KEY: key };
    return spawn(program, [...first, ...args, "--lang", "en"], {
      cwd: this.folder,
      env: { ...process.env, ...own },
      stdio: ["pipe", "pipe", "pipe"],
    });
  }

  async run(args: readonly string[], run: Run): Promise<Ended> {
    const child = this.start(args, run);
    const ended = { out: "", err: "" };
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      ended.out += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      ended.err += text;
    });
    child.stdin?.end(run.input ?? "");
    const timer = setTimeout(() => child.kill(), this.#limitMs);
    const [code] = (await once(child, "close")) as [number | null];
    clearTimeout(timer);
    return { code, ...ended };
  }

  write(name: string, text: string | Uint8Array): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }
}

/** @param said words in its output */
export const faultsOf = (name: string, ended: Ended, code: number, ...said: readonly string[]): string[] => {
  const printed = ended.out + ended.err;
  const missing = said.filter((words) => !printed.includes(words));
  if (ended.code === code && missing.length === 0) return [];
  return [`${name}: exit ${ended.code}, not ${code}; missing ${JSON.stringify(missing)} in ${printed}`];
};
