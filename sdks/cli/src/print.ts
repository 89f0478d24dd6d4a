import type { Column } from "../../../src/intake/sheets/columns.ts";
import type { Field } from "../../../src/intake/sheets/field.ts";
import type { RowFault, RowRemark } from "../../../src/intake/sheets/line.ts";
import {
  changeText,
  faultGroups,
  type Group,
  nameOf,
  remarkGroups,
  shownText,
} from "../../../src/intake/sheets/preview.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { type Refused, refusedGroups } from "../../../src/intake/sheets/refusals.ts";
import { NOT_TAKEN_SENTENCES } from "../../../src/intake/sheets/sentences.ts";
import type { Context } from "./context.ts";
import type { Job } from "./table.ts";
import { TEXTS } from "./texts.ts";

/** How many rows are shown as they were understood. */
const SHOWN_ROWS = 3;
const MAX_CHANGES = 20;
const MAX_LINES = 8;

export interface Changed {
  readonly line: number;
  readonly ref: string;
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

/** Everything that a person should see before anything is written. */
export interface Preview {
  readonly fields: readonly Field[];
  readonly sheet: ReadSheet;
  readonly jobs: readonly Job[];
  readonly refused: readonly Refused[];
  readonly remarks: readonly RowRemark[];
  readonly changed: readonly Changed[];
  /** For each thing that recommendations need, how many rows lack it. */
  readonly lacking: ReadonlyMap<string, number>;
}

const linesText = (ctx: Context, lines: readonly number[]): string => {
  const some = lines.slice(0, MAX_LINES).join(", ");
  return `${ctx.text(lines.length === 1 ? TEXTS.oneLine : TEXTS.manyLines, { count: lines.length })} (${some}${lines.length > MAX_LINES ? ", …" : ""})`;
};

const groupText = (ctx: Context, { heading, value, reason, lines }: Group): string => {
  const shown = [heading, value === "" ? "" : `"${value}"`].filter(Boolean).join(" ");
  return `  ${shown}${shown === "" ? "" : " "}${reason}: ${linesText(ctx, lines)}`;
};

const columnText = (ctx: Context, { heading, field, by, filled, notTaken }: Column): string => {
  const name = heading === "" ? ctx.text(TEXTS.noHeading) : heading;
  if (field) {
    const how = by === "content" ? ` (${ctx.text(TEXTS.byContent)})` : by === "map" ? " (--map)" : "";
    return `  ${name} → ${field.title[ctx.language]}${how}`;
  }
  const why = notTaken ? `: ${NOT_TAKEN_SENTENCES[notTaken][ctx.language]}` : "";
  return `  ${name} → ${ctx.text(TEXTS.noField)}${why} (${ctx.text(filled === 1 ? TEXTS.oneCell : TEXTS.cells, { count: filled })})`;
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines];

/** The preview as text: columns, the first rows as understood, changes, refusals by value, remarks, what is lacking. */
const textOf = (
  ctx: Context,
  { fields, sheet, jobs, refused, remarks, changed, lacking }: Preview,
): string => {
  const more = changed.length - MAX_CHANGES;
  return [
    ...section(
      ctx.text(TEXTS.columns, { line: sheet.headerLine }),
      sheet.columns.map((one) => columnText(ctx, one)),
    ),
    ...section(
      ctx.text(TEXTS.understood),
      jobs
        .slice(0, SHOWN_ROWS)
        .flatMap(({ source }) => [
          `  ${ctx.text(TEXTS.row, { line: source.line, ref: nameOf(source) })}`,
          ...source.shown.map((one) => `    ${shownText(one)}`),
        ]),
    ),
    ...section(
      ctx.text(TEXTS.changes, { count: changed.length }),
      changed
        .slice(0, MAX_CHANGES)
        .map(({ ref, changes }) => `  ${changeText(fields, ref, changes, ctx.language)}`),
    ),
    ...(more > 0 ? [`  ${ctx.text(TEXTS.more, { count: more })}`] : []),
    ...section(
      ctx.text(TEXTS.refusals),
      [...faultGroups(sheet.faults, ctx.language), ...refusedGroups(refused)].map((one) =>
        groupText(ctx, one),
      ),
    ),
    ...section(
      ctx.text(TEXTS.remarks),
      remarkGroups(remarks, ctx.language).map((one) => groupText(ctx, one)),
    ),
    ...section(
      ctx.text(TEXTS.lacking),
      [...lacking].map(([label, count]) => `  ${label}: ${count}`),
    ),
  ].join("\n");
};

const members = (ctx: Context, { sheet, jobs, refused, remarks, changed, lacking }: Preview) => ({
  preview: {
    headerLine: sheet.headerLine,
    rows: sheet.total,
    columns: sheet.columns.map(({ heading, field, by, filled, notTaken }) => ({
      heading,
      field: field?.name.replaceAll("/", ".") ?? null,
      by,
      filled,
      ...(notTaken && { notTaken }),
    })),
    understood: jobs.slice(0, SHOWN_ROWS).map(({ source, input, status }) => ({
      line: source.line,
      externalRef: source.ref || null,
      input,
      ...(status && { status }),
    })),
    changes: changed,
    refusals: [...faultGroups(sheet.faults, ctx.language), ...refusedGroups(refused)],
    remarks: remarkGroups(remarks, ctx.language),
    lacking: Object.fromEntries(lacking),
  },
});

export const printPreview = (ctx: Context, preview: Preview): void =>
  ctx.result(textOf(ctx, preview), members(ctx, preview));

/** A sheet's fault in the form of a refusal. */
export const refusedBy = (fault: RowFault, reason: string): Refused => ({
  line: fault.line,
  ref: fault.ref,
  column: fault.heading,
  value: fault.value,
  code: fault.code,
  reason,
});
