import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Job } from "./table.ts";

/** The part of a line that was sent. */
export type Sent = Pick<Job, "input" | "status">;

/** Records which lines of an import were sent and written, so that the same command continues after an interruption. */
export class Progress {
  readonly done: ReadonlySet<number>;
  /** What each line sent: after a lost answer exactly that must be sent again, or the idempotency key refuses it. */
  readonly #sent: ReadonlyMap<number, Sent>;
  readonly #file: string;
  readonly #run: string;
  readonly #head: string | null;

  /** @param head the first line of the file, for a run that has none yet */
  private constructor(file: string, run: string, lines: readonly string[], head: string | null = null) {
    this.#file = file;
    this.#head = head;
    this.#run = run;
    this.done = new Set(lines.filter((line) => /^\d+$/.test(line)).map(Number));
    this.#sent = new Map(
      lines
        .filter((line) => line.includes(" "))
        .map((line) => [Number.parseInt(line, 10), JSON.parse(line.slice(line.indexOf(" "))) as Sent]),
    );
  }

  /** Continues an earlier run only with the same sheet, the same maps and the same account. */
  static open(sheet: string, contents: readonly (Uint8Array | string)[], account: string): Progress {
    const file = `${sheet}.progress`;
    const hash = createHash("sha256").update(account);
    for (const content of contents) hash.update("\n").update(content);
    const digest = hash.digest("hex");
    const [head = "", ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    // The last line may have been cut, and would then be a wrong number.
    lines.pop();
    const [kept, run = ""] = head.split(" ");
    if (kept === digest && run !== "") return new Progress(file, run, lines);
    return new Progress(file, randomUUID(), [], `${digest} `);
  }

  /** Records the run before its first write. */
  begin(): void {
    if (this.#head !== null) writeFileSync(this.#file, `${this.#head}${this.#run}\n`, { mode: 0o600 });
  }

  /** The line's idempotency key: constant during a run, so that no interruption writes the line twice. */
  keyOf(line: number): string {
    return `import-${this.#run}-${line}`;
  }

  /** Records a row before it is sent. @returns the row as it was first sent, if an interruption left it open */
  sending(job: Job): Job {
    const { line } = job.source;
    const sent = this.#sent.get(line);
    if (sent) return { ...job, ...sent };
    const { input, status } = job;
    appendFileSync(this.#file, `${line} ${JSON.stringify({ input, status })}\n`);
    return job;
  }

  note(line: number): void {
    appendFileSync(this.#file, `${line}\n`);
  }

  end(): void {
    rmSync(this.#file, { force: true });
  }
}
