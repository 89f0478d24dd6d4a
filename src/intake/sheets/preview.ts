import type { Language } from "../../lib/language.ts";
import { oneLine } from "../../lib/text.ts";
import type { RowFault, RowRemark } from "./line.ts";
import { fill, FAULT_SENTENCES, REMARK_SENTENCES } from "./sentences.ts";
import type { CellFault, CellRemark } from "./told.ts";

/** One value of one column that many rows have, and what is said of it. */
export interface Group {
  readonly heading: string;
  readonly value: string;
  readonly code: CellFault | CellRemark;
  readonly reason: string;
  readonly lines: readonly number[];
}

/** The value does not matter there: only how many rows it concerns. */
const BY_COLUMN: ReadonlySet<string> = new Set(["not_used", "required", "fewer_photos"]);
const MAX_SHOWN_CHARS = 60;

export const cutText = (text: string): string =>
  oneLine(text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text);

const or = { "pt-BR": " ou ", en: " or " } as const;

export const reasonOfFault = (fault: RowFault, language: Language): string =>
  fill(FAULT_SENTENCES[fault.code], language, {
    first: fault.first,
    readings: fault.readings?.join(or[language]),
    accepted: (fault.accepted ?? []).length > 0 ? fault.accepted?.join(", ") : "–",
  });

export const reasonOfRemark = (remark: RowRemark, language: Language): string =>
  fill(REMARK_SENTENCES[remark.code], language, { about: cutText(remark.about) });

interface Told {
  readonly line: number;
  readonly heading: string;
  readonly value: string;
  readonly code: CellFault | CellRemark;
  readonly reason: string;
}

const grouped = (told: readonly Told[]): Group[] => {
  const shownOf = ({ code, value }: Told): string => (BY_COLUMN.has(code) ? "" : cutText(value));
  return [...Map.groupBy(told, (one) => JSON.stringify([one.heading, one.code, shownOf(one), one.reason]))]
    .map(([, same]) => {
      const [first] = same;
      const { heading, code, reason } = first!;
      return { heading, value: shownOf(first!), code, reason, lines: same.map(({ line }) => line) };
    })
    .sort((one, other) => other.lines.length - one.lines.length || one.lines[0]! - other.lines[0]!);
};

/** Refusals by value, most rows first. */
export const faultGroups = (faults: readonly RowFault[], language: Language): Group[] =>
  grouped(faults.map((fault) => ({ ...fault, reason: reasonOfFault(fault, language) })));

/** Remarks by value, most rows first. */
export const remarkGroups = (remarks: readonly RowRemark[], language: Language): Group[] =>
  grouped(remarks.map((remark) => ({ ...remark, reason: reasonOfRemark(remark, language) })));
