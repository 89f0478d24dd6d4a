import type { Row } from "../../../src/intake/sheets/cell.ts";
import { changesOf } from "../../../src/intake/sheets/changes.ts";
import type { Column } from "../../../src/intake/sheets/columns.ts";
import type { RowFault, RowRemark } from "../../../src/intake/sheets/line.ts";
import {
  changeText,
  cutText,
  faultGroups,
  type Group,
  nameOf,
  remarkGroups,
  shownText,
} from "../../../src/intake/sheets/preview.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import {
  fill,
  maybeText,
  NOT_TAKEN_SENTENCES,
  STOP_SENTENCES,
} from "../../../src/intake/sheets/sentences.ts";
import type { Stop } from "../../../src/intake/sheets/stops.ts";
import { PROPERTY_TYPES } from "../../../src/vocabulary/value-lists.ts";
import type { Account, Job } from "./account.ts";
import { el, list, section, select, table } from "./dom.ts";
import { language, TEXTS } from "./texts.ts";

const SHOWN_ROWS = 3;
const SHOWN_ITEMS = 30;

export const t = (
  text: (typeof TEXTS)[keyof typeof TEXTS],
  values: Readonly<Record<string, unknown>> = {},
): string => fill(text, language(), values);

/** Applies what the person chooses on the page. */
export interface Decide {
  sheet(name: string): void;
  column(heading: string, field: string): void;
  value(text: string, meaning: string): void;
}

const STATES = ["ACTIVE", "INACTIVE", "SOLD", "RENTED"] as const;

/** The first items of a list, and the number of the others. */
export const shortened = (items: readonly string[]): HTMLElement => {
  const more = items.length - SHOWN_ITEMS;
  return list([...items.slice(0, SHOWN_ITEMS), ...(more > 0 ? [t(TEXTS.more, { count: more })] : [])]);
};

export const groupText = ({ heading, value, reason, lines }: Group): string =>
  `${[heading, value === "" ? "" : `“${value}”`].filter(Boolean).join(" ")} ${reason}: ${lines.length} ${t(TEXTS.rows)} (${lines.slice(0, 8).join(", ")}${lines.length > 8 ? ", …" : ""})`;

const columnRow = (account: Account, decide: Decide, one: Column, example: string) => {
  const name = one.heading === "" ? t(TEXTS.noHeading) : one.heading;
  const choices = [
    { value: "", title: t(TEXTS.noField) },
    ...account.fields.map(({ name: value, title }) => ({ value, title: title[language()] })),
  ];
  const chosen = select(name, choices, one.field?.name ?? "", (field) => decide.column(one.heading, field));
  const why = one.notTaken ? NOT_TAKEN_SENTENCES[one.notTaken][language()] : "";
  return [
    name,
    why === "" ? chosen : el("div", {}, chosen, el("p", { class: "hint" }, why)),
    cutText(example),
  ];
};

/** The columns, each with a choice of the field that it becomes. */
export const columnsPart = (
  account: Account,
  decide: Decide,
  sheet: ReadSheet,
  exampleOf: (at: number) => string,
): HTMLElement =>
  section(
    t(TEXTS.columns),
    table(
      [t(TEXTS.column), t(TEXTS.becomes), t(TEXTS.example)],
      sheet.columns.map((one) => columnRow(account, decide, one, exampleOf(one.at))),
    ),
  );

const meaningsPart = (
  title: string,
  values: readonly string[],
  meanings: readonly string[],
  decide: Decide,
): HTMLElement => {
  const choices = [
    { value: "", title: t(TEXTS.askState) },
    ...meanings.map((value) => ({ value, title: value })),
  ];
  return section(
    title,
    table(
      [],
      values.map((text) => [
        text,
        select(text, choices, "", (meaning) => meaning !== "" && decide.value(text, meaning)),
      ]),
    ),
  );
};

/** The choice of the sheet to read, for a file with several. */
export const sheetsPart = (decide: Decide, rows: readonly Row[]): HTMLElement[] => {
  const others = rows.flatMap(({ otherSheet }) => otherSheet ?? []);
  const read = rows.find(({ sheet }) => sheet !== undefined)?.sheet ?? "";
  if (others.length === 0) return [];
  const choices = [
    { value: read, title: read },
    ...others.map(({ name, rows: count }) => ({
      value: name,
      title: `${name} (${count} ${t(TEXTS.rows)})`,
    })),
  ];
  const chosen = select(t(TEXTS.sheet), choices, read, (name) => decide.sheet(name));
  return [section(t(TEXTS.sheet), chosen)];
};

const stopText = (stop: Stop): string[] => {
  if (stop.code === "repeated_columns")
    return stop.repeated.map(({ field, headings }) =>
      fill(STOP_SENTENCES[stop.code], language(), {
        field: field.title[language()],
        headings: headings.join(", "),
        how: t(TEXTS.columns),
      }),
    );
  if (stop.code === "unknown_states") return [];
  const [headings, maybe] =
    "headings" in stop
      ? [stop.headings.join(", "), "candidates" in stop ? maybeText(stop.candidates, language()) : ""]
      : ["", ""];
  return [fill(STOP_SENTENCES[stop.code], language(), { headings, maybe, how: t(TEXTS.columns) })];
};

/** What the person must decide before anything can be imported. */
export const stopsPart = (decide: Decide, { stops, faults }: ReadSheet): HTMLElement[] => {
  const texts = stops.flatMap(stopText);
  const states = stops.flatMap((stop) =>
    stop.code === "unknown_states" ? stop.states.map(({ value }) => value) : [],
  );
  const types = [...new Set(faults.filter(({ code }) => code === "not_a_type").map(({ value }) => value))];
  return [
    ...(texts.length > 0 ? [el("div", { class: "notice bad", role: "alert" }, list(texts))] : []),
    ...(states.length > 0 ? [meaningsPart(t(TEXTS.states), states, STATES, decide)] : []),
    ...(types.length > 0 ? [meaningsPart(t(TEXTS.types), types, PROPERTY_TYPES, decide)] : []),
  ];
};

/** The first rows as understood, the changes, the refusals, and what is not stored as written. */
export const rowsPart = (
  account: Account,
  jobs: readonly Job[],
  faults: readonly RowFault[],
  remarks: readonly RowRemark[],
): HTMLElement[] => {
  const changed = jobs.flatMap((job) => {
    const changes = job.input && job.stored ? changesOf(job, job.stored) : [];
    return changes.length === 0 ? [] : [changeText(account.fields, job.source.ref, changes, language())];
  });
  const refused = faultGroups(faults, language()).map(groupText);
  const groups = remarkGroups(remarks, language()).map(groupText);
  return [
    section(
      t(TEXTS.understood),
      ...jobs
        .slice(0, SHOWN_ROWS)
        .flatMap(({ source }) => [
          el("h3", {}, t(TEXTS.row, { line: source.line, ref: nameOf(source) })),
          list(source.shown.map((one) => shownText(one))),
        ]),
    ),
    ...(changed.length > 0 ? [section(t(TEXTS.changes, { count: changed.length }), shortened(changed))] : []),
    ...(refused.length > 0 ? [section(t(TEXTS.refusals), shortened(refused))] : []),
    ...(groups.length > 0 ? [section(t(TEXTS.remarks), shortened(groups))] : []),
  ];
};
