import type { Row } from "../../../src/intake/sheets/cell.ts";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import type { RowFault } from "../../../src/intake/sheets/line.ts";
import { joinMaps, Maps, type SavedMaps } from "../../../src/intake/sheets/maps.ts";
import { type ReadSheet, readRows, rowsFor } from "../../../src/intake/sheets/read-sheet.ts";
import { faultText, fill, UNREADABLE } from "../../../src/intake/sheets/sentences.ts";
import { csvLine } from "../../../src/intake/sheets/write.ts";
import { Account } from "./account.ts";
import { download, el, list } from "./dom.ts";
import { Pending } from "./pending.ts";
import { columnsPart, type Decide, rowsPart, sheetsPart, stopsPart, t } from "./preview.ts";
import { type Ended, finish, run } from "./run.ts";
import { language, TEXTS } from "./texts.ts";
import { refusedIn, Trial } from "./trial.ts";

const MAX_BYTES = 20_000_000;
const SECOND_MS = 1_000;
const MINUTE_S = 60;

const reasonFor = (error: unknown): string =>
  error instanceof UnreadableSheet
    ? fill(UNREADABLE[error.why], language(), { line: error.line, sheets: error.sheets.join(", ") || "–" })
    : (error as Error).message;

const timeText = (seconds: number): string =>
  seconds < MINUTE_S
    ? `${Math.ceil(seconds)} s`
    : `${Math.floor(seconds / MINUTE_S)} min ${Math.round(seconds % MINUTE_S)} s`;

type IsLatest = () => boolean;

/** The import of one sheet, from choosing the file to the result. */
class Upload {
  readonly #root: HTMLElement;
  readonly #account: Account;
  readonly #storageKey: string;
  #bytes: Uint8Array = new Uint8Array();
  #rows: readonly Row[] = [];
  #maps: SavedMaps;

  constructor(root: HTMLElement) {
    this.#root = root;
    const { base = "", kind = "" } = root.dataset;
    this.#account = new Account(base, kind === "clients", t(TEXTS.signedOut));
    this.#storageKey = `sheet ${base}`;
    this.#maps = JSON.parse(
      localStorage.getItem(this.#storageKey) ?? '{"columns":{},"values":{}}',
    ) as SavedMaps;
  }

  begin(): void {
    const input = el("input", { type: "file", id: "sheet-file", accept: ".xlsx,.xls,.csv,.txt,.tsv" });
    const place = el("label", { class: "drop card", for: "sheet-file" }, t(TEXTS.choose), input);
    input.addEventListener("change", () => this.#take(input.files?.[0]));
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer?.files[0]);
    });
    this.#root.replaceChildren(place, this.#results);
    this.#offerToFinish();
  }

  /** Offers to set the statuses that a closed import left; a person decides, as they may have changed since. */
  #offerToFinish(): void {
    const pending = new Pending(this.#account.client);
    const { count } = pending;
    if (count === 0) return;
    const now = el("button", { type: "button", class: "main" }, t(TEXTS.finishStates));
    const never = el("button", { type: "button", class: "plain" }, t(TEXTS.forgetStates));
    now.addEventListener(
      "click",
      () =>
        void this.#guarded(async () => {
          this.#show(el("p", {}, t(TEXTS.reading)));
          const refused = await finish(this.#account.client);
          this.#show(
            el("div", { class: "notice good", role: "status" }, t(TEXTS.finished)),
            ...(refused.size > 0 ? [list([...new Set(refused.values())])] : []),
          );
        }),
    );
    never.addEventListener("click", () => {
      pending.clear();
      this.#show();
    });
    this.#show(
      el(
        "section",
        { class: "card" },
        el("p", {}, t(TEXTS.leftStates, { count })),
        el("p", { class: "row" }, now, never),
      ),
    );
  }

  #trial: Trial | undefined;
  readonly #results = el("div", { "aria-live": "polite" });

  #show(...children: readonly (Node | string)[]): void {
    this.#results.replaceChildren(...children);
  }

  async #take(file: File | undefined): Promise<void> {
    if (!file) return;
    await this.#runLatest(async (isLatest) => {
      this.#show(el("p", {}, t(TEXTS.reading)));
      if (file.size > MAX_BYTES) throw new Error(t(TEXTS.tooLarge));
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!isLatest()) return;
      this.#bytes = bytes;
      await this.#read(isLatest);
    });
  }

  async #read(isLatest: IsLatest, sheet?: string): Promise<void> {
    const rows = await rowsFor(this.#account.fields, this.#bytes, sheet);
    if (!isLatest()) return;
    this.#rows = rows;
    await this.#preview(isLatest);
  }

  #choices = 0;

  /** Does the work for a choice; a later choice makes its result, or its failure, irrelevant. */
  #runLatest(work: (isLatest: IsLatest) => Promise<void>): Promise<void> {
    this.#choices += 1;
    const own = this.#choices;
    const isLatest = (): boolean => own === this.#choices;
    return this.#guarded(() =>
      work(isLatest).catch((error: unknown) => {
        if (isLatest()) throw error;
      }),
    );
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#show(
        el("div", { class: "notice bad", role: "alert" }, t(TEXTS.failed, { why: reasonFor(error) })),
      ),
    );
  }

  #decide(maps: Partial<SavedMaps>): void {
    this.#maps = joinMaps(this.#maps, maps);
    localStorage.setItem(this.#storageKey, JSON.stringify(this.#maps));
    void this.#runLatest((isLatest) => this.#preview(isLatest));
  }

  readonly #decided: Decide = {
    sheet: (name) => void this.#runLatest((isLatest) => this.#read(isLatest, name)),
    column: (heading, field) => this.#decide({ columns: { [heading]: field } }),
    value: (text, meaning) => this.#decide({ values: { [text]: meaning } }),
  };

  async #preview(isLatest: IsLatest): Promise<void> {
    this.#trial?.end();
    const account = this.#account;
    const sheet = readRows(account.fields, this.#rows, new Maps(this.#maps));
    const cellOf = (at: number): string =>
      this.#rows.find(({ line, cells }) => line > sheet.headerLine && (cells[at]?.text ?? "") !== "")?.cells[
        at
      ]?.text ?? "";
    const columns = columnsPart(account, this.#decided, sheet, cellOf);
    const stops = [...sheetsPart(this.#decided, this.#rows), ...stopsPart(this.#decided, sheet)];
    if (sheet.stops.length > 0) return this.#show(...stops, columns);
    this.#show(...stops, columns, el("p", {}, t(TEXTS.comparing)));
    const settled = await account.resolve(sheet.lines);
    if (!isLatest()) return;
    const jobs = settled.filter(({ input }) => input !== null);
    const faults = [...sheet.faults, ...settled.flatMap((one) => one.faults)];
    const remarks = [...sheet.remarks, ...settled.flatMap((one) => one.remarks)];
    const trial = new Trial(account, sheet, jobs);
    this.#trial = trial;
    this.#show(
      ...this.#startPart(sheet, trial, faults),
      trial.element,
      ...stops,
      ...rowsPart(account, jobs, faults, remarks),
      columns,
    );
  }

  /** Shows how many rows are ready, with the button that imports them; meanwhile the service checks the rows. */
  #startPart(sheet: ReadSheet, trial: Trial, faults: readonly RowFault[]): HTMLElement[] {
    const refused = new Set(faults.map(({ line }) => line)).size;
    const summary = el("p");
    const consent = el("input", { type: "checkbox", id: "sheet-consent" });
    const button = el("button", { type: "button", class: "main" });
    const files = el("span");
    const asksConsent =
      this.#account.isClients && !sheet.columns.some(({ field }) => field?.name === "consentGiven");
    const refresh = (): void => {
      const ready = trial.accepted().length;
      const rejected = refusedIn(sheet, trial.tried);
      const left = new Set(rejected.map(({ line }) => line)).size;
      summary.replaceChildren(t(TEXTS.counts, { ready, refused: refused + left }));
      button.replaceChildren(t(TEXTS.start, { ready }));
      button.disabled = ready === 0 || (asksConsent && !consent.checked);
      const isWhole = faults.length + left === 0;
      files.replaceChildren(...(isWhole ? [] : [this.#download(sheet, faults, trial.tried)]));
    };
    const attempt = (): void => void trial.begin(consent.checked, refresh);
    refresh();
    // No personal data leaves the browser before somebody has confirmed the legal basis.
    if (asksConsent) consent.addEventListener("change", attempt, { once: true });
    else attempt();
    consent.addEventListener("change", refresh);
    button.addEventListener(
      "click",
      () => void this.#guarded(() => this.#run(sheet, trial, faults, consent.checked)),
    );
    const label = el("label", { class: "row", for: "sheet-consent" }, consent, t(TEXTS.consent));
    return [
      el(
        "section",
        { class: "card" },
        summary,
        ...(asksConsent ? [label] : []),
        el("p", { class: "row" }, button, files),
      ),
    ];
  }

  async #run(sheet: ReadSheet, trial: Trial, faults: readonly RowFault[], consent: boolean): Promise<void> {
    trial.end();
    const jobs = trial.accepted();
    const bar = el("progress", { max: String(jobs.length), value: "0" });
    const text = el("p", { role: "status" });
    const leave = el("p", { class: "hint" });
    const began = performance.now();
    this.#show(el("section", { class: "card" }, bar, text, leave));
    const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    const ended = await run(this.#account.client, jobs, consent, {
      handedOver: (isAll) => {
        leave.replaceChildren(t(isAll ? TEXTS.mayLeave : TEXTS.stay));
        if (isAll) window.removeEventListener("beforeunload", confirmLeaving);
      },
      progress: (done) => {
        bar.value = done;
        const rate = done / Math.max((performance.now() - began) / SECOND_MS, 1);
        const left = rate === 0 ? "…" : timeText((jobs.length - done) / rate);
        const shown = rate.toLocaleString(language(), { maximumFractionDigits: 1 });
        text.replaceChildren(t(TEXTS.running, { done, total: jobs.length, rate: shown, left }));
      },
    }).finally(() => window.removeEventListener("beforeunload", confirmLeaving));
    const rejected = trial.tried.filter(({ result }) => result.outcome === "REJECTED");
    this.#finish(sheet, [...ended, ...rejected], faults);
  }

  #finish(sheet: ReadSheet, ended: readonly Ended[], faults: readonly RowFault[]): void {
    const counted = Map.groupBy(ended, ({ result }) => result.outcome);
    const counts = [...counted].map(([outcome, all]) =>
      outcome in TEXTS ? t(TEXTS[outcome as "CREATED"], { count: all.length }) : `${outcome} ${all.length}`,
    );
    const done = el(
      "div",
      { class: "notice good", role: "status" },
      t(TEXTS.done, { counts: counts.join(", ") }),
    );
    const isWhole = !counted.has("REJECTED") && faults.length === 0;
    this.#show(done, ...(isWhole ? [] : [el("p", {}, this.#download(sheet, faults, ended))]));
  }

  /** Links to the refused rows with their reasons, as a sheet to be corrected and imported. */
  #download(sheet: ReadSheet, faults: readonly RowFault[], ended: readonly Ended[]): HTMLElement {
    const reasons = new Map<number, string[]>();
    const add = (line: number, reason: string): unknown =>
      reasons.set(line, [...(reasons.get(line) ?? []), reason]);
    for (const fault of faults) add(fault.line, `${fault.heading}: ${faultText(fault, language())}`);
    for (const { line, column, value, reason } of refusedIn(sheet, ended))
      add(line, [column, value === "" ? "" : `“${value}”`, reason].filter(Boolean).join(" "));
    const header = this.#rows.find(({ line }) => line === sheet.headerLine)?.cells ?? [];
    const own = this.#rows.filter(({ line }) => reasons.has(line));
    const width = own.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
    const textsOf = (cells: Row["cells"]): string[] =>
      Array.from({ length: width }, (_, at) => cells[at]?.text ?? "");
    const lines = [
      csvLine([...textsOf(header), t(TEXTS.reason)]),
      ...own.map(({ line, cells }) => csvLine([...textsOf(cells), (reasons.get(line) ?? []).join("; ")])),
    ];
    return download(t(TEXTS.refusedFile), `\ufeff${lines.join("")}`, t(TEXTS.download));
  }
}

/** Starts the import on its page; does nothing if it has started. */
export const start = (root: HTMLElement): void => {
  if (root.dataset.begun !== undefined) return;
  root.dataset.begun = "";
  new Upload(root).begin();
};
