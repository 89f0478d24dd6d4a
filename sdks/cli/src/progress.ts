import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Job } from "./table.ts";

/** What was sent of a line. */
export type Sent = Pick<Job, "input" | "status">;

/** Says which lines of an import were sent and written, so that the same command goes on after an interruption. */
export class Progress {
  readonly done: ReadonlySet<number>;
  /** A row that was written unseen would come to another call today, which its key refuses. */
  readonly #sent: ReadonlyMap<number, Sent>;
  readonly #file: string;
  readonly #run: string;
  readonly #head: string | null;

  /** @param head of a run that has no file yet */
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

  /** Goes on only with the same sheet, understood in the same way, for the same account. */
  static open(sheet: string, contents: readonly (Uint8Array | string)[], account: string): Progress {
    const file = `${sheet}.progress`;
    const hash = createHash("sha256").update(account);
    for (const content of contents) hash.update("\n").update(content);
    const digest = hash.digest("hex");
    const [head = "", ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    // A line that was cut says another number.
    lines.pop();
    const [kept, run = ""] = head.split(" ");
    if (kept === digest && run !== "") return new Progress(file, run, lines);
    return new Progress(file, randomUUID(), [], `${digest} `);
  }

  /** Notes the run before its first write. */
  begin(): void {
    if (this.#head !== null) writeFileSync(this.#file, `${this.#head}${this.#run}\n`, { mode: 0o600 });
  }

  /** The same for a line of this run, so that no interruption writes it twice; another for another run. */
  keyOf(line: number): string {
    return `import-${this.#run}-${line}`;
  }

  /** Notes a row before it is sent. @returns it as it was sent first, if an interruption left it open */
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
