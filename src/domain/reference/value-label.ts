import type { Language } from "../../lib/language.ts";
import { type LabelList, labelOf } from "../../vocabulary/labels.ts";

export interface ValueLabel {
  readonly value: string;
  readonly label: string;
}

/** The values of a list in its order, each with its label. */
export const labeled = (list: LabelList, values: readonly string[], language: Language): ValueLabel[] =>
  values.map((value) => ({ value, label: labelOf(list, value, language) }));
