import { readFileSync, writeFileSync } from "node:fs";
import {
  ApiError,
  type LeadInput,
  type PropertyInput,
  type RealEstateClient,
} from "../../typescript/real-estate-account.ts";
import { ask } from "./ask.ts";
import { COLUMNS } from "./columns.ts";
import type { Context } from "./context.ts";
import { csvLine, decoded, rowsOf } from "./csv.ts";
import { LEAD_COLUMNS } from "./lead-columns.ts";
import { Progress } from "./progress.ts";
import { type Column, columnOf, recordOf, type SheetRecord } from "./record.ts";
import { EXIT, type ExitCode, exitOf, Stop } from "./stop.ts";
import { TEXTS, type Text } from "./texts.ts";

interface Line extends Pick<SheetRecord, "ref" | "input"> {
  readonly line: number;
}

type Options = { readonly dryRun: true } | { readonly idempotencyKey: string };

/** What an accepted row comes to, with what is not stored as it was sent. */
interface Written {
  readonly result: {
    readonly outcome: string;
    readonly warnings: readonly { readonly name: string; readonly code: string; readonly label: string }[];
    /** JSON Pointers: a known client's own values, which differ. */
    readonly kept?: readonly string[];
  };
}

/** What the rows of a sheet are. */
interface Table {
  readonly columns: readonly Column[];
  write(client: RealEstateClient, line: Line, options: Options): Promise<Written>;
}

const PROPERTIES: Table = {
  columns: COLUMNS,
  write: ({ properties }, { ref, input }, options) =>
    properties.putByRef(ref, input as PropertyInput, options),
};

/** @param consent what `--consent` declares for all rows; a column of the sheet says it for each */
const leadsWith = (consent: boolean): Table => ({
  columns: LEAD_COLUMNS,
  write: ({ leads }, { ref, input }, options) =>
    leads.putByRef(ref, { ...(consent && { consentGiven: true }), ...input } as LeadInput, options),
});

interface Refused {
  readonly line: number;
  readonly ref: string;
  readonly column: string;
  readonly code: string;
  readonly reason: string;
}

interface Sheet {
  readonly table: Table;
  readonly lines: readonly Line[];
  readonly refused: readonly Refused[];
  /** The heading of a field. */
  readonly headings: ReadonlyMap<string, string>;
}

/** Calls under way at a time. */
const AT_ONCE = 4;

const contentOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Stop(EXIT.usage, TEXTS.unreadable, { file, cause: (error as NodeJS.ErrnoException).code });
  }
};

const NOT_A_NUMBER = ["not_a_number", TEXTS.notNumber] as const;
const UNREAD: Readonly<Record<string, readonly [string, Text]>> = { yes: ["not_yes_or_no", TEXTS.notYes] };

/** What the file alone shows. @throws Stop if it is no sheet with codes */
function sheetOf(ctx: Context, table: Table, content: Buffer): Sheet {
  // Zipped: a workbook.
  if (content.subarray(0, 2).toString() === "PK") throw new Stop(EXIT.usage, TEXTS.notCsv);
  const [header, ...rows] = rowsOf(decoded(content));
  if (!header || rows.length === 0) throw new Stop(EXIT.usage, TEXTS.noRows);
  const columns = header.cells.map((cell) => columnOf(table.columns, cell));
  const headings = new Map(columns.map((known, at) => [known?.field ?? "", header.cells[at] ?? ""]));
  if (!headings.has("externalRef")) throw new Stop(EXIT.usage, TEXTS.noRef);
  const ignored = header.cells.filter((cell, at) => cell !== "" && !columns[at]);
  if (ignored.length > 0) ctx.note(TEXTS.ignored, { columns: ignored.join(", ") });

  const lines: Line[] = [];
  const refused: Refused[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const { ref, input, unread } = recordOf(columns, cells);
    const refuse = (field: string, code: string, text: Text, values = {}): void => {
      refused.push({ line, ref, column: headings.get(field) ?? "", code, reason: ctx.text(text, values) });
    };
    const first = seen.get(ref);
    if (ref === "") refuse("externalRef", "required", TEXTS.missingRef);
    else if (first !== undefined) refuse("externalRef", "duplicate", TEXTS.repeatedRef, { line: first });
    for (const { field, value, kind } of unread) {
      const [code, text] = UNREAD[kind] ?? NOT_A_NUMBER;
      refuse(field, code, text, { value });
    }
    if (ref !== "" && first === undefined && unread.length === 0) lines.push({ line, ref, input });
    if (!seen.has(ref)) seen.set(ref, line);
  }
  return { table, lines, refused, headings };
}

/** Every fault of a refused line, under the heading of its column. */
const refusals = ({ line, ref }: Line, error: ApiError, headings: Sheet["headings"]): Refused[] => {
  const { code, title, detail, invalidParams } = error;
  if (invalidParams.length === 0) return [{ line, ref, column: "", code, reason: detail ?? title }];
  return invalidParams.map((one) => {
    const field = (one.pointer ?? `/${one.name}`).slice(1);
    const [outer = ""] = field.split("/");
    const column = headings.get(field) ?? headings.get(outer) ?? field;
    const meant = one.didYouMean === undefined ? "" : ` (${one.didYouMean}?)`;
    return { line, ref, column, code: one.code, reason: `${one.reason}${meant}` };
  });
};

/** Does the work of each line, some at once; a failure that is no refusal ends it all. */
async function inTurns(lines: readonly Line[], work: (line: Line) => Promise<void>): Promise<void> {
  const left = [...lines].reverse();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    while (failures.length === 0) {
      const line = left.pop();
      if (!line) return;
      await work(line).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}

const WIDTH = 30;

/** A bar on a terminal; nothing in a log. */
const barOf = (ctx: Context, text: Text, total: number): (() => void) => {
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY) return;
    const full = "#".repeat(Math.round((done / total) * WIDTH)).padEnd(WIDTH, ".");
    process.stderr.write(`\r${ctx.text(text)} [${full}] ${done}/${total}${done === total ? "\n" : ""}`);
  };
};

class Import {
  readonly outcomes: Record<string, number> = {};
  readonly refused: Refused[];
  readonly #ctx: Context;
  readonly #client: RealEstateClient;
  readonly #sheet: Sheet;

  constructor(ctx: Context, client: RealEstateClient, sheet: Sheet) {
    this.#ctx = ctx;
    this.#client = client;
    this.#sheet = sheet;
    this.refused = [...sheet.refused];
  }

  /** @returns the lines that a write would accept */
  async try(): Promise<Line[]> {
    const accepted: Line[] = [];
    const { table, lines } = this.#sheet;
    await this.#each(lines, TEXTS.trying, async (line) => {
      this.#tell(line, await table.write(this.#client, line, { dryRun: true }));
      accepted.push(line);
    });
    return accepted.sort((left, right) => left.line - right.line);
  }

  /** Ends at the first refusal unless the others are to be written too: a plan's limit shows only here. */
  async write(lines: readonly Line[], progress: Progress, isPartial: boolean): Promise<void> {
    const before = this.refused.length;
    await this.#each(lines, TEXTS.writing, async (row) => {
      if (!isPartial && this.refused.length > before) return;
      const idempotencyKey = progress.keyOf(row.line);
      const { result } = await this.#sheet.table.write(this.#client, row, { idempotencyKey });
      this.outcomes[result.outcome] = (this.outcomes[result.outcome] ?? 0) + 1;
      progress.note(row.line);
    });
  }

  /** What an accepted row has that will not be stored as it is, before anything is written. */
  #tell({ line, ref }: Line, { result: { warnings, kept = [] } }: Written): void {
    const { headings } = this.#sheet;
    const told = [
      ...warnings.map(({ name, code, label }) => ({ field: name, code, reason: label })),
      ...kept.map((pointer) => ({
        field: pointer.slice(1),
        code: "kept",
        reason: this.#ctx.text(TEXTS.kept),
      })),
    ];
    for (const { field, code, reason } of told) {
      const [outer = ""] = field.split(/[.[/]/);
      const column = headings.get(field) ?? headings.get(outer) ?? field;
      const row = { line, ref, column, code, reason };
      this.#ctx.result(this.#ctx.text(TEXTS.refusedRow, row), { ...row, outcome: "REMARKED" });
    }
  }

  async #each(lines: readonly Line[], text: Text, work: (line: Line) => Promise<unknown>): Promise<void> {
    const step = barOf(this.#ctx, text, lines.length);
    await inTurns(lines, async (line) => {
      await work(line).catch((error: unknown) => {
        if (!(error instanceof ApiError) || exitOf(error) !== EXIT.refused) throw error;
        this.refused.push(...refusals(line, error, this.#sheet.headings));
      });
      step();
    });
  }

  report(file: string | undefined): void {
    const rows = this.refused.sort((left, right) => left.line - right.line);
    for (const row of rows) {
      const column = row.column === "" ? row.code : row.column;
      this.#ctx.result(this.#ctx.text(TEXTS.refusedRow, { ...row, column }), { ...row, outcome: "REFUSED" });
    }
    if (rows.some(({ code, column }) => code === "consent_required" || column === "consentGiven"))
      this.#ctx.note(TEXTS.consent);
    if (file === undefined) return;
    const lines = rows.map(({ line, ref, column, code, reason }) =>
      csvLine([String(line), ref, column, code, reason]),
    );
    // With a mark by which Excel knows UTF-8.
    writeFileSync(
      file,
      `\uFEFF${csvLine(["line", "externalRef", "column", "code", "reason"])}${lines.join("")}`,
    );
  }
}

interface Asked {
  readonly "dry-run"?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly partial?: boolean | undefined;
  readonly report?: string | undefined;
  readonly consent?: boolean | undefined;
}

const isConfirmed = async (ctx: Context, { yes }: Asked): Promise<boolean> => {
  if (yes) return true;
  if (!process.stdin.isTTY) return false;
  return /^[sy]/i.test(await ask(ctx.text(TEXTS.confirm)));
};

interface Writing {
  readonly file: string;
  readonly content: Buffer;
  readonly client: RealEstateClient;
  readonly work: Import;
  readonly accepted: readonly Line[];
  readonly asked: Asked;
}

async function writeAll(ctx: Context, writing: Writing): Promise<ExitCode> {
  const { file, content, client, work, accepted, asked } = writing;
  const isPartial = asked.partial ?? false;
  const { data } = await client.me.get();
  const progress = Progress.open(file, content, data.account.id);
  if (progress.done.size > 0) ctx.note(TEXTS.resumed, { done: progress.done.size });
  const left = accepted.filter(({ line }) => !progress.done.has(line));
  try {
    await work.write(left, progress, isPartial);
  } catch (error) {
    ctx.note(TEXTS.interrupted);
    throw error;
  }
  const refused = new Set(work.refused.map(({ line }) => line)).size;
  if (isPartial || refused === 0) progress.end();
  else ctx.note(TEXTS.stopped);
  work.report(asked.report);
  const said = Object.entries(work.outcomes).map(([outcome, count]) => `${outcome} ${count}`);
  const line = ctx.text(TEXTS.imported, { counts: [...said, `REFUSED ${refused}`].join(", ") });
  ctx.result(line, { dryRun: false, ...work.outcomes, REFUSED: refused });
  return refused > 0 ? EXIT.refused : EXIT.done;
}

/** Tries every line before it writes one. */
async function importRows(
  ctx: Context,
  table: Table,
  file: string | undefined,
  asked: Asked,
): Promise<ExitCode> {
  if (file === undefined) throw new Stop(EXIT.usage, TEXTS.noFile);
  const content = contentOf(file);
  const client = ctx.client();
  const work = new Import(ctx, client, sheetOf(ctx, table, content));
  const accepted = await work.try();
  const refusedLines = new Set(work.refused.map(({ line }) => line)).size;
  const counts = { accepted: accepted.length, refused: refusedLines };
  ctx.result(ctx.text(TEXTS.tried, counts), { dryRun: true, ...counts });
  const isHalf = refusedLines > 0;
  if (asked["dry-run"] || accepted.length === 0 || (isHalf && !asked.partial)) {
    work.report(asked.report);
    if (isHalf && !asked["dry-run"]) ctx.note(TEXTS.nothingWritten);
    return isHalf ? EXIT.refused : EXIT.done;
  }
  if (!(await isConfirmed(ctx, asked))) {
    work.report(asked.report);
    ctx.note(TEXTS.notConfirmed);
    if (isHalf) return EXIT.refused;
    return process.stdin.isTTY ? EXIT.done : EXIT.usage;
  }
  return writeAll(ctx, { file, content, client, work, accepted, asked });
}

export const importProperties = (ctx: Context, file: string | undefined, asked: Asked): Promise<ExitCode> =>
  importRows(ctx, PROPERTIES, file, asked);

export const importLeads = (ctx: Context, file: string | undefined, asked: Asked): Promise<ExitCode> =>
  importRows(ctx, leadsWith(asked.consent ?? false), file, asked);
