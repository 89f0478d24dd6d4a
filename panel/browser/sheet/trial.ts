import { remarkGroups } from "../../../src/intake/sheets/preview.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { type Refused, refusalsOf, refusedGroups, remarksOf } from "../../../src/intake/sheets/refusals.ts";
import type { Account, Job } from "./account.ts";
import { el, section } from "./dom.ts";
import { groupText, shortened, t } from "./preview.ts";
import { type Ended, tryRows } from "./run.ts";
import { language, TEXTS } from "./texts.ts";

/** The service's refusals, with the sheet's headings in place of the names of fields. */
export const refusedIn = ({ columns }: ReadSheet, ended: readonly Ended[]): Refused[] =>
  ended
    .filter(({ result }) => result.outcome === "REJECTED")
    .flatMap(({ job, result: { code, detail, invalidParams } }) =>
      refusalsOf(
        columns,
        job.source,
        { code: code ?? "", detail: detail ?? code ?? "", invalidParams },
        language(),
      ),
    );

/** Asks the service whether it would accept each row, and shows the answers as they come. */
export class Trial {
  readonly element = el("div");
  tried: readonly Ended[] = [];
  readonly #stop = new AbortController();
  readonly #account: Account;
  readonly #sheet: ReadSheet;
  readonly #jobs: readonly Job[];

  constructor(account: Account, sheet: ReadSheet, jobs: readonly Job[]) {
    this.#account = account;
    this.#sheet = sheet;
    this.#jobs = jobs;
  }

  /** @param changed called whenever the set of accepted rows may have changed */
  async begin(consent: boolean, changed: () => void): Promise<void> {
    if (this.#jobs.length === 0) return;
    this.#show();
    const tell = (tried: readonly Ended[]): void => {
      this.tried = tried;
      this.#show();
      changed();
    };
    await tryRows(this.#account.client, this.#jobs, consent, { signal: this.#stop.signal, tell }).catch(
      (error: unknown) =>
        this.element.append(
          el("p", { class: "notice bad" }, t(TEXTS.trialEnded, { why: (error as Error).message })),
        ),
    );
  }

  /** Stops the trial, because the import begins or the choices have changed. */
  end(): void {
    this.#stop.abort();
  }

  /** The rows that have not been refused so far. */
  accepted(): readonly Job[] {
    const rejected = new Set(
      this.tried.filter(({ result }) => result.outcome === "REJECTED").map(({ job }) => job),
    );
    return this.#jobs.filter((job) => !rejected.has(job));
  }

  #show(): void {
    const total = this.#jobs.length;
    const done = this.tried.length;
    const refused = refusedGroups(refusedIn(this.#sheet, this.tried)).map(groupText);
    const remarks = this.tried.flatMap(({ job, result }) =>
      result.result ? remarksOf(job.source, result.result, language()) : [],
    );
    const groups = remarkGroups(remarks, language()).map(groupText);
    const state =
      done < total
        ? [
            el("progress", { max: String(total), value: String(done) }),
            el("p", { role: "status" }, t(TEXTS.trying, { done, total })),
          ]
        : [el("p", { role: "status" }, t(TEXTS.tried, { count: this.accepted().length }))];
    this.element.replaceChildren(
      section(t(TEXTS.trial), ...state),
      ...(refused.length > 0 ? [section(t(TEXTS.wouldRefuse), shortened(refused))] : []),
      ...(groups.length > 0 ? [section(t(TEXTS.serviceRemarks), shortened(groups))] : []),
    );
  }
}
