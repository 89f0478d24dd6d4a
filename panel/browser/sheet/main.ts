import type { Row } from "../../../src/intake/sheets/cell.ts";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import type { RowFault } from "../../../src/intake/sheets/line.ts";
import { joined, Maps, type SavedMaps } from "../../../src/intake/sheets/maps.ts";
import { type ReadSheet, readRows, rowsFor } from "../../../src/intake/sheets/read-sheet.ts";
import { faultText, fill, UNREADABLE } from "../../../src/intake/sheets/sentences.ts";
import { csvLine } from "../../../src/intake/sheets/write.ts";
import { Account, type Job } from "./account.ts";
import { download, el } from "./dom.ts";
import { columnsPart, type Decide, rowsPart, stopsPart } from "./preview.ts";
import { type Ended, type Param, run } from "./run.ts";
import { language, TEXTS } from "./texts.ts";

const MOST_BYTES = 20_000_000;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const say = (
  text: (typeof TEXTS)[keyof typeof TEXTS],
  values: Readonly<Record<string, unknown>> = {},
): string => fill(text, language(), values);

const why = (error: unknown): string =>
  error instanceof UnreadableSheet
    ? fill(UNREADABLE[error.why], language(), { line: error.line })
    : (error as Error).message;

const paramText = ({ name, code, reason, allowed = [], suggestions = [] }: Param): string => {
  const said = code === "required" ? `${name} ${say(TEXTS.missing)}` : reason;
  const meant = [
    ...suggestions.map((one) => [one.neighborhood, `${one.name}/${one.uf}`].filter(Boolean).join(", ")),
    ...allowed,
  ];
  return meant.length === 0 ? said : `${said} (${meant.join("; ")})`;
};

const timeText = (seconds: number): string =>
  seconds < MINUTE_S
    ? `${Math.ceil(seconds)} s`
    : `${Math.floor(seconds / MINUTE_S)} min ${Math.round(seconds % MINUTE_S)} s`;

/** One sheet on the page, from the file to its result. */
class Upload {
  readonly #root: HTMLElement;
  readonly #account: Account;
  readonly #kept: string;
  #rows: readonly Row[] = [];
  #maps: SavedMaps;

  constructor(root: HTMLElement) {
    this.#root = root;
    const { base = "", kind = "" } = root.dataset;
    this.#account = new Account(base, kind === "clients");
    this.#kept = `sheet ${base}`;
    this.#maps = JSON.parse(localStorage.getItem(this.#kept) ?? '{"columns":{},"values":{}}') as SavedMaps;
  }

  begin(): void {
    const input = el("input", { type: "file", id: "sheet-file", accept: ".xlsx,.csv,.txt,.tsv" });
    const place = el("label", { class: "drop card", for: "sheet-file" }, say(TEXTS.choose), input);
    input.addEventListener("change", () => this.#take(input.files?.[0]));
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer?.files[0]);
    });
    this.#root.replaceChildren(place, this.#results);
  }

  readonly #results = el("div", { "aria-live": "polite" });

  #show(...children: readonly (Node | string)[]): void {
    this.#results.replaceChildren(...children);
  }

  async #take(file: File | undefined): Promise<void> {
    if (!file) return;
    await this.#guarded(async () => {
      this.#show(el("p", {}, say(TEXTS.reading)));
      if (file.size > MOST_BYTES) throw new Error(say(TEXTS.tooLarge));
      this.#rows = await rowsFor(this.#account.fields, new Uint8Array(await file.arrayBuffer()));
      await this.#preview();
    });
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#show(el("div", { class: "notice bad", role: "alert" }, say(TEXTS.failed, { why: why(error) }))),
    );
  }

  #decide(maps: Partial<SavedMaps>): void {
    this.#maps = joined(this.#maps, maps);
    localStorage.setItem(this.#kept, JSON.stringify(this.#maps));
    void this.#guarded(() => this.#preview());
  }

  readonly #decided: Decide = {
    column: (heading, field) => this.#decide({ columns: { [heading]: field } }),
    value: (text, meaning) => this.#decide({ values: { [text]: meaning } }),
  };

  async #preview(): Promise<void> {
    const account = this.#account;
    const sheet = readRows(account.fields, this.#rows, new Maps(this.#maps));
    const cellOf = (at: number): string =>
      this.#rows.find(({ line, cells }) => line > sheet.headerLine && (cells[at]?.text ?? "") !== "")?.cells[
        at
      ]?.text ?? "";
    const columns = columnsPart(account, this.#decided, sheet, cellOf);
    const stops = stopsPart(this.#decided, sheet);
    if (sheet.stops.length > 0) return this.#show(...stops, columns);
    this.#show(...stops, columns, el("p", {}, say(TEXTS.comparing)));
    const settled = await account.settle(sheet.lines);
    const jobs = settled.filter(({ input }) => input !== null);
    const faults = [...sheet.faults, ...settled.flatMap((one) => one.faults)];
    const remarks = [...sheet.remarks, ...settled.flatMap((one) => one.remarks)];
    this.#show(
      ...this.#starter(sheet, jobs, faults),
      ...stops,
      ...rowsPart(account, jobs, faults, remarks),
      columns,
    );
  }

  /** How many rows are ready, and the button that begins. */
  #starter(sheet: ReadSheet, jobs: readonly Job[], faults: readonly RowFault[]): HTMLElement[] {
    const refused = new Set(faults.map(({ line }) => line)).size;
    const told = el("p", {}, say(TEXTS.counts, { ready: jobs.length, refused }));
    const consent = el("input", { type: "checkbox", id: "sheet-consent" });
    const button = el("button", { type: "button", class: "main" }, say(TEXTS.start, { ready: jobs.length }));
    const asksConsent =
      this.#account.isClients && !sheet.columns.some(({ field }) => field?.name === "consentGiven");
    const allow = (): void => {
      button.disabled = jobs.length === 0 || (asksConsent && !consent.checked);
    };
    allow();
    consent.addEventListener("change", allow);
    button.addEventListener(
      "click",
      () => void this.#guarded(() => this.#run(sheet, jobs, faults, consent.checked)),
    );
    const label = el("label", { class: "row", for: "sheet-consent" }, consent, say(TEXTS.consent));
    const refusedLink = faults.length > 0 ? [this.#download(sheet, faults, [])] : [];
    return [
      el(
        "section",
        { class: "card" },
        told,
        ...(asksConsent ? [label] : []),
        el("p", { class: "row" }, button, ...refusedLink),
      ),
    ];
  }

  async #run(
    sheet: ReadSheet,
    jobs: readonly Job[],
    faults: readonly RowFault[],
    consent: boolean,
  ): Promise<void> {
    const bar = el("progress", { max: String(jobs.length), value: "0" });
    const text = el("p", { role: "status" });
    const leave = el("p", { class: "hint" });
    const began = performance.now();
    this.#show(el("section", { class: "card" }, bar, text, leave));
    const ended = await run(this.#account, jobs, consent, {
      handedOver: () => leave.replaceChildren(say(TEXTS.mayLeave)),
      progress: (done) => {
        bar.value = done;
        const rate = done / Math.max((performance.now() - began) / SECOND_MS, 1);
        const left = rate === 0 ? "…" : timeText((jobs.length - done) / rate);
        const shown = rate.toLocaleString(language(), { maximumFractionDigits: 1 });
        text.replaceChildren(say(TEXTS.running, { done, total: jobs.length, rate: shown, left }));
      },
    });
    this.#finish(sheet, ended, faults);
  }

  #finish(sheet: ReadSheet, ended: readonly Ended[], faults: readonly RowFault[]): void {
    const counted = Map.groupBy(ended, ({ result }) => result.outcome);
    const counts = [...counted].map(([outcome, all]) =>
      outcome in TEXTS ? say(TEXTS[outcome as "CREATED"], { count: all.length }) : `${outcome} ${all.length}`,
    );
    const rejected = ended.filter(({ result }) => result.outcome === "REJECTED");
    const done = el(
      "div",
      { class: "notice good", role: "status" },
      say(TEXTS.done, { counts: counts.join(", ") }),
    );
    const isWhole = rejected.length === 0 && faults.length === 0;
    this.#show(done, ...(isWhole ? [] : [el("p", {}, this.#download(sheet, faults, rejected))]));
  }

  /** The rows that were refused, as they stood, with their reasons: mended, they are the next sheet. */
  #download(sheet: ReadSheet, faults: readonly RowFault[], rejected: readonly Ended[]): HTMLElement {
    const reasons = new Map<number, string[]>();
    const add = (line: number, reason: string): unknown =>
      reasons.set(line, [...(reasons.get(line) ?? []), reason]);
    for (const fault of faults) add(fault.line, `${fault.heading}: ${faultText(fault, language())}`);
    for (const { job, result } of rejected) {
      const said = result.invalidParams.map(paramText);
      add(job.source.line, said.length > 0 ? said.join("; ") : (result.detail ?? result.code ?? ""));
    }
    const header = this.#rows.find(({ line }) => line === sheet.headerLine)?.cells ?? [];
    const own = this.#rows.filter(({ line }) => reasons.has(line));
    const width = Math.max(header.length, ...own.map(({ cells }) => cells.length));
    const textsOf = (cells: Row["cells"]): string[] =>
      Array.from({ length: width }, (_, at) => cells[at]?.text ?? "");
    const lines = [
      csvLine([...textsOf(header), say(TEXTS.reason)]),
      ...own.map(({ line, cells }) => csvLine([...textsOf(cells), (reasons.get(line) ?? []).join("; ")])),
    ];
    return download(say(TEXTS.refusedFile), `\ufeff${lines.join("")}`, say(TEXTS.download));
  }
}

/** Makes the page of a sheet work, once. */
export const start = (root: HTMLElement): void => {
  if (root.dataset.begun !== undefined) return;
  root.dataset.begun = "";
  new Upload(root).begin();
};
