import type { Language } from "../../lib/language.ts";
import { oneLine } from "../../lib/text.ts";
import { amountText, areaText } from "./amounts.ts";
import type { Change } from "./changes.ts";
import type { Field } from "./field.ts";
import type { Line, RowFault, RowRemark, Shown } from "./line.ts";
import { MARKET } from "./property-fields.ts";
import type { CellFault, CellRemark } from "./reported.ts";
import { faultText, fill, REMARK_SENTENCES } from "./sentences.ts";

/** A value of a column that many rows share, and what is reported about it. */
export interface Group {
  readonly heading: string;
  readonly value: string;
  readonly code: CellFault | CellRemark;
  readonly reason: string;
  readonly lines: readonly number[];
}

/** Reasons where the value does not matter, only the number of rows. */
const BY_COLUMN: ReadonlySet<string> = new Set(["not_used", "required", "fewer_photos"]);
const MAX_SHOWN_CHARS = 60;

export const cutText = (text: string): string =>
  oneLine(text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text);

export const reasonOfRemark = (remark: RowRemark, language: Language): string =>
  fill(REMARK_SENTENCES[remark.code], language, { about: cutText(remark.about) });

interface ReportedCell {
  readonly line: number;
  readonly heading: string;
  readonly value: string;
  readonly code: CellFault | CellRemark;
  readonly reason: string;
}

const grouped = (cells: readonly ReportedCell[]): Group[] => {
  const shownOf = ({ code, value }: ReportedCell): string => (BY_COLUMN.has(code) ? "" : cutText(value));
  return [...Map.groupBy(cells, (one) => JSON.stringify([one.heading, one.code, shownOf(one), one.reason]))]
    .map(([, same]) => {
      const [first] = same;
      const { heading, code, reason } = first!;
      return { heading, value: shownOf(first!), code, reason, lines: same.map(({ line }) => line) };
    })
    .sort((one, other) => other.lines.length - one.lines.length || one.lines[0]! - other.lines[0]!);
};

/** Refusals by value, most rows first. */
export const faultGroups = (faults: readonly RowFault[], language: Language): Group[] =>
  grouped(faults.map((fault) => ({ ...fault, reason: faultText(fault, language) })));

/** Remarks by value, most rows first. */
export const remarkGroups = (remarks: readonly RowRemark[], language: Language): Group[] =>
  grouped(remarks.map((remark) => ({ ...remark, reason: reasonOfRemark(remark, language) })));

const valueText = (value: unknown, kind: string | undefined): string => {
  if (typeof value === "number")
    return kind === "amount" ? amountText(value) : kind === "area" ? areaText(value) : String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(one, kind)).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .filter((one) => one !== undefined && String(one) !== "")
      .map((one) => valueText(one, kind))
      .join(", ");
  return String(value);
};

/** The code of a row, or the name of a client without one. */
export const nameOf = ({ ref, input }: Line): string => ref || cutText(String(input.name ?? "–"));

/** "Vagas: "2" → 2" */
export const shownText = ({ column, text, value }: Shown): string =>
  `${column.heading}: "${cutText(text)}" → ${cutText(valueText(value, column.field?.kind))}`;

/** The parts of an address that people know. */
const PARTS = ["neighborhood", "city", "state", "street", "number", "complement"] as const;

/** Splits a change of address into the parts that differ. */
const partsOf = ({ field, from, to }: Change): Change[] => {
  if (field !== "address") return [{ field, from, to }];
  const before = (from ?? {}) as Readonly<Record<string, unknown>>;
  const after = (to ?? {}) as Readonly<Record<string, unknown>>;
  return PARTS.filter((part) => before[part] !== after[part]).map((part) => ({
    field: `address/${part}`,
    from: before[part],
    to: after[part],
  }));
};

/** What changes for a known code, in words. */
export const changeText = (
  fields: readonly Field[],
  ref: string,
  changes: readonly Change[],
  language: Language,
): string => {
  const texts = changes.flatMap(partsOf).map(({ field, from, to }) => {
    const known = fields.find(({ name }) => name === (field === "status" ? MARKET : field));
    const [before, after] = [from, to].map((value) => cutText(valueText(value ?? "–", known?.kind)));
    return `${known?.title[language] ?? field} ${before} → ${after}`;
  });
  return `${ref}: ${texts.join("; ")}`;
};
