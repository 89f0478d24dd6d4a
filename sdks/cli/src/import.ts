import { writeFileSync } from "node:fs";
import type { RowFault, RowRemark } from "../../../src/intake/sheets/line.ts";
import type { Maps } from "../../../src/intake/sheets/maps.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { placesReadAs, type Refused, refusalsOf, remarksOf } from "../../../src/intake/sheets/refusals.ts";
import { faultText } from "../../../src/intake/sheets/sentences.ts";
import { csvLine } from "../../../src/intake/sheets/write.ts";
import { ApiError, type RealEstateClient } from "../../typescript/real-estate-account.ts";
import { ask } from "./ask.ts";
import { barOf } from "./bar.ts";
import type { Context } from "./context.ts";
import { type Changed, printPreview, refusedBy } from "./print.ts";
import { Progress } from "./progress.ts";
import { contentOf, mapsFor, readFile, refuseStops } from "./sheet.ts";
import { EXIT, type ExitCode, exitOf, Stop } from "./stop.ts";
import { clientsWith, type Job, PROPERTIES, type Table, type Written } from "./table.ts";
import { TEXTS, type Text } from "./texts.ts";

/** How many calls run at a time. */
const CONCURRENCY = 4;

/** Works on the jobs, a few at a time; the first error ends it all. */
async function runConcurrently(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const left = [...jobs].reverse();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    while (failures.length === 0) {
      const job = left.pop();
      if (!job) return;
      await work(job).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failures.length > 0) throw failures[0];
}

interface Asked {
  readonly "dry-run"?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly partial?: boolean | undefined;
  readonly report?: string | undefined;
  readonly consent?: boolean | undefined;
  readonly map?: readonly string[] | undefined;
  readonly sheet?: string | undefined;
}

/** What a property lacks for Radar. A dry run fetches no photos, so a row with photos counts as having a cover. */
const lackingIn = ({ input }: Job, { pending, labels }: Written["data"]["radar"]): readonly string[] =>
  labels.filter((_, at) => pending[at] !== "COVER_PHOTO_MISSING" || !("photos" in input));

class Import {
  readonly outcomes: Record<string, number> = {};
  readonly refused: Refused[];
  readonly #remarks: RowRemark[];
  readonly #changed: Changed[] = [];
  readonly #lacking = new Map<string, number>();
  readonly #ctx: Context;
  readonly #client: RealEstateClient;
  readonly #sheet: ReadSheet;
  readonly #table: Table;

  constructor(ctx: Context, client: RealEstateClient, table: Table, sheet: ReadSheet) {
    this.#ctx = ctx;
    this.#client = client;
    this.#table = table;
    this.#sheet = sheet;
    this.#remarks = [...sheet.remarks];
    this.refused = sheet.faults.map((fault) => this.#refusedBy(fault));
  }

  #refusedBy(fault: RowFault): Refused {
    return refusedBy(fault, faultText(fault, this.#ctx.language));
  }

  /** Compares the rows with the account, and collects remarks and refusals. @returns the rows to send */
  async resolve(): Promise<Job[]> {
    const { lines } = this.#sheet;
    const resolved = await this.#table.resolve(this.#client, lines);
    return lines.flatMap((source, at) => {
      const { input, faults, remarks, ...rest } = resolved[at]!;
      this.refused.push(...faults.map((fault) => this.#refusedBy(fault)));
      this.#remarks.push(...remarks);
      return input === null ? [] : [{ ...rest, faults, remarks, source, input }];
    });
  }

  /** @returns the jobs that a write would accept */
  async try(jobs: readonly Job[]): Promise<Job[]> {
    const accepted: Job[] = [];
    await this.#each(jobs, TEXTS.trying, async (job) => {
      const { result, data } = await this.#table.write(this.#client, job, { dryRun: true });
      for (const label of lackingIn(job, data.radar))
        this.#lacking.set(label, (this.#lacking.get(label) ?? 0) + 1);
      this.#remarks.push(...remarksOf(job.source, result, this.#ctx.language));
      this.#remarks.push(...placesReadAs(job.source, data));
      const { line, ref } = job.source;
      if (job.isKnown && result.changes.length > 0)
        this.#changed.push({ line, ref, changes: result.changes });
      accepted.push(job);
    });
    this.#changed.sort((one, other) => one.line - other.line);
    return accepted.sort((one, other) => one.source.line - other.source.line);
  }

  preview(jobs: readonly Job[]): void {
    const known = new Set(this.#sheet.faults.map(({ line, heading, code }) => `${line} ${heading} ${code}`));
    const refused = this.refused.filter(({ line, column, code }) => !known.has(`${line} ${column} ${code}`));
    printPreview(this.#ctx, {
      fields: this.#table.fields,
      sheet: this.#sheet,
      jobs,
      refused,
      remarks: this.#remarks,
      changed: this.#changed,
      lacking: this.#lacking,
    });
  }

  /** Stops at the first refusal unless `isPartial`; some refusals, such as a plan's limit, happen only here. */
  async write(jobs: readonly Job[], progress: Progress, isPartial: boolean): Promise<void> {
    const before = this.refused.length;
    await this.#each(jobs, TEXTS.writing, async (job) => {
      if (!isPartial && this.refused.length > before) return;
      const { line } = job.source;
      const sent = progress.sending(job);
      const { result } = await this.#table.write(this.#client, sent, {
        idempotencyKey: progress.keyOf(line),
      });
      this.outcomes[result.outcome] = (this.outcomes[result.outcome] ?? 0) + 1;
      progress.note(line);
    });
  }

  async #each(jobs: readonly Job[], text: Text, work: (job: Job) => Promise<unknown>): Promise<void> {
    const step = barOf(this.#ctx, text, jobs.length);
    await runConcurrently(jobs, async (job) => {
      await work(job).catch((error: unknown) => {
        if (!(error instanceof ApiError) || exitOf(error) !== EXIT.refused) throw error;
        const { code, title, detail = title, invalidParams } = error;
        const said = { code, detail, invalidParams };
        this.refused.push(...refusalsOf(this.#sheet.columns, job.source, said, this.#ctx.language));
      });
      step();
    });
  }

  /** Prints each refusal as a line of JSON if asked to, and writes all of them to a file if one is named. */
  report(file: string | undefined): void {
    const rows = this.refused.sort((one, other) => one.line - other.line);
    if (this.#ctx.isJson) for (const row of rows) this.#ctx.result("", { ...row, outcome: "REFUSED" });
    if (rows.some(({ code }) => code === "consent_required" || code === "no_consent"))
      this.#ctx.note(TEXTS.consent);
    if (file === undefined) return;
    const header = this.#ctx.text(TEXTS.reportHeader).split(";");
    const lines = [
      header,
      ...rows.map(({ line, ref, column, value, reason, code }) => [
        String(line),
        ref,
        column,
        value,
        reason,
        code,
      ]),
    ];
    // Excel recognizes UTF-8 by the byte order mark.
    writeFileSync(file, `\uFEFF${lines.map((cells) => csvLine(cells)).join("")}`, { mode: 0o600 });
  }
}

const isConfirmed = async (ctx: Context, { yes }: Asked): Promise<boolean> => {
  if (yes) return true;
  if (!process.stdin.isTTY) return false;
  return /^[sy]/i.test(await ask(ctx.text(TEXTS.confirm)));
};

interface Writing {
  readonly progress: Progress;
  readonly work: Import;
  readonly accepted: readonly Job[];
  readonly asked: Asked;
}

const refusedLines = ({ refused }: Import): number => new Set(refused.map(({ line }) => line)).size;

async function writeAll(ctx: Context, { progress, work, accepted, asked }: Writing): Promise<ExitCode> {
  const isPartial = asked.partial ?? false;
  const tried = work.refused.length;
  try {
    await work.write(accepted, progress, isPartial);
  } catch (error) {
    ctx.note(TEXTS.interrupted);
    throw error;
  }
  const refused = refusedLines(work);
  if (isPartial || refused === 0) progress.end();
  else ctx.note(TEXTS.stopped);
  work.report(asked.report);
  for (const { line, ref, column, reason } of work.refused.slice(tried))
    ctx.note(TEXTS.refusedRow, { line, ref, column, reason });
  const said = Object.entries(work.outcomes).map(([outcome, count]) => `${outcome} ${count}`);
  const line = ctx.text(TEXTS.imported, { counts: [...said, `REFUSED ${refused}`].join(", ") });
  ctx.result(line, { dryRun: false, ...work.outcomes, REFUSED: refused });
  return refused > 0 ? EXIT.refused : EXIT.done;
}

/** Warns of maps for headings that the sheet does not have. */
const warnOfUnusedMaps = (ctx: Context, { columns }: ReadSheet, maps: Maps): void => {
  const all = columns.map(({ heading }) => heading);
  const known = new Set(all.filter((heading) => maps.columnOf(heading, all) !== undefined));
  const unused = Object.keys(maps.saved.columns).filter(
    (heading) => ![...known].some((one) => one.toLowerCase() === heading.toLowerCase()),
  );
  if (unused.length > 0) ctx.note(TEXTS.unusedMaps, { columns: unused.join(", ") });
};

/** Tries the rows and shows the preview, before a person decides. */
async function tryAndPreview(ctx: Context, work: Import, progress: Progress) {
  const jobs = await work.resolve();
  const left = jobs.filter(({ source }) => !progress.done.has(source.line));
  if (progress.done.size > 0) ctx.note(TEXTS.resumed, { done: progress.done.size });
  const accepted = await work.try(left);
  work.preview(jobs);
  const counts = { accepted: accepted.length, refused: refusedLines(work) };
  ctx.result(ctx.text(TEXTS.tried, counts), { dryRun: true, ...counts });
  return { accepted, refused: counts.refused };
}

/** Reads the sheet. @returns it, with the inputs that distinguish this import from others */
async function readAsked(ctx: Context, { fields }: Table, file: string, asked: Asked) {
  const content = contentOf(file);
  const maps = mapsFor(file, asked.map ?? [], fields);
  const sheet = await readFile(fields, content, maps, asked.sheet);
  warnOfUnusedMaps(ctx, sheet, maps);
  refuseStops(sheet);
  return { sheet, contents: [content, JSON.stringify(maps.saved), asked.sheet ?? ""] };
}

/** Imports the rows of a sheet: tries every row before it writes one. */
async function importRows(
  ctx: Context,
  table: Table,
  file: string | undefined,
  asked: Asked,
): Promise<ExitCode> {
  if (file === undefined) throw new Stop(EXIT.usage, TEXTS.noFile);
  const { sheet, contents } = await readAsked(ctx, table, file, asked);
  const client = ctx.client();
  const { data } = await client.me.get();
  const progress = Progress.open(file, contents, data.account.id);
  const work = new Import(ctx, client, table, sheet);
  const { accepted, refused } = await tryAndPreview(ctx, work, progress);
  if (asked["dry-run"] || accepted.length === 0 || (refused > 0 && !asked.partial)) {
    work.report(asked.report);
    if (refused > 0 && !asked["dry-run"]) ctx.note(TEXTS.nothingWritten);
    if (accepted.length === 0 && refused === 0) progress.end();
    return refused > 0 ? EXIT.refused : EXIT.done;
  }
  if (!(await isConfirmed(ctx, asked))) {
    work.report(asked.report);
    ctx.note(TEXTS.notConfirmed);
    if (refused > 0) return EXIT.refused;
    return process.stdin.isTTY ? EXIT.done : EXIT.usage;
  }
  progress.begin();
  return writeAll(ctx, { progress, work, accepted, asked });
}

export const importProperties = (ctx: Context, file: string | undefined, asked: Asked): Promise<ExitCode> =>
  importRows(ctx, PROPERTIES, file, asked);

export const importLeads = (ctx: Context, file: string | undefined, asked: Asked): Promise<ExitCode> =>
  importRows(ctx, clientsWith(asked.consent ?? false), file, asked);
