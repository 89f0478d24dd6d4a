import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { ReportedResponse, Task } from "../vectors/vector.ts";
import type { Command } from "./execute.ts";

const ANSWER_MS = 30_000;

export type Outcome = {
  readonly responses?: readonly ReportedResponse[];
  readonly told?: readonly string[];
} & (
  | { readonly answer: unknown; readonly error?: undefined }
  | { readonly error: Readonly<Record<string, unknown>>; readonly answer?: undefined }
);

/** An SDK in its own runtime: reads one task per line, and answers each with a line. */
export class Agent {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  #last = 0;
  /** The outcome once the process has ended. */
  #end: Outcome | undefined;

  constructor({ run: [program, ...args], cwd, env }: Command) {
    const child = spawn(program, args, {
      cwd,
      // A client made from the environment finds nothing.
      env: { ...process.env, REAL_ESTATE_URL: "", REAL_ESTATE_KEY: "", ...env },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#process = child;
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { id, ...outcome } = JSON.parse(line) as Outcome & { id: number };
      this.#waiting.get(id)?.(outcome);
      this.#waiting.delete(id);
    });
    const end = (why: unknown) => {
      this.#end = { error: { class: "Agent", why: `It ended: ${why}` } };
      for (const answer of this.#waiting.values()) answer(this.#end);
      this.#waiting.clear();
    };
    child.once("exit", end);
    child.once("error", end);
  }

  /** One at a time. */
  async perform(task: Task & { readonly client: Readonly<Record<string, unknown>> }): Promise<Outcome> {
    if (this.#end) return this.#end;
    const id = ++this.#last;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(
      () => resolve({ error: { class: "Agent", why: "no answer in time" } }),
      ANSWER_MS,
    );
    this.#waiting.set(id, (outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
    this.#process.stdin?.write(`${JSON.stringify({ id, ...task })}\n`);
    return await promise;
  }

  close(): void {
    this.#process.stdin?.end();
    this.#process.kill();
  }
}
