import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Says which lines of an import were written, so that the same command goes on after an interruption. */
export class Progress {
  readonly done: ReadonlySet<number>;
  readonly #file: string;
  readonly #run: string;

  private constructor(file: string, run: string, done: ReadonlySet<number>) {
    this.#file = file;
    this.#run = run;
    this.done = done;
  }

  /** Goes on only with the same content for the same account. */
  static open(sheet: string, content: Uint8Array, account: string): Progress {
    const file = `${sheet}.progress`;
    const digest = createHash("sha256").update(account).update("\n").update(content).digest("hex");
    const [head = "", ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    // A line that was cut says another number.
    lines.pop();
    const [kept, run = ""] = head.split(" ");
    if (kept === digest && run !== "")
      return new Progress(file, run, new Set(lines.filter(Boolean).map(Number)));
    const begun = randomUUID();
    writeFileSync(file, `${digest} ${begun}\n`, { mode: 0o600 });
    return new Progress(file, begun, new Set());
  }

  /** The same for a line of this run, so that no interruption writes it twice; another for another run. */
  keyOf(line: number): string {
    return `import-${this.#run}-${line}`;
  }

  note(line: number): void {
    appendFileSync(this.#file, `${line}\n`);
  }

  end(): void {
    rmSync(this.#file, { force: true });
  }
}
