/*
 * A sentence about a fault does not know what the page calls the field. A mark stands for the field's label until the
 * whole page is drawn, and is then replaced by it. Marks begin with a random text: a page contains what people have
 * written, and nobody can write a mark.
 */

const START = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARK_CHARACTERS = /[\uE000-\uE002]/g;

interface LabelMarks {
  readonly start: string;
  readonly pattern: RegExp;
}

let drawn: LabelMarks | undefined;

/** Drawn once per isolate, at its first request: before that a Worker has no random values. */
const marks = (): LabelMarks => {
  if (drawn) return drawn;
  const start = START + crypto.randomUUID();
  const text = (end: string) => `([^${START}${end}<"]*)${end}`;
  const pattern = new RegExp(`${start}${text(MIDDLE)}${text(END)}(: (\\p{L})(?=[\\p{Ll}\\s]))?`, "gu");
  drawn = { start, pattern };
  return drawn;
};

/** @param fallback the text if the page has no such field */
export const labelMark = (pointer: string, fallback = ""): string =>
  `${marks().start}${pointer.replaceAll(MARK_CHARACTERS, "")}${MIDDLE}${fallback}${END}`;

/** The id of a field's control. */
export const fieldId = (pointer: string): string => `f${pointer.replaceAll("/", "-")}`;

const LABELS =
  /<label for="(f-[^"]*)"[^>]*>([^<]*)<|<div [^>]*id="(f-[^"]*)" data-label="([^"]*)"|<fieldset[^>]* id="(f-[^"]*)"[^>]*><legend[^>]*>([^<]*)<|<section[^>]* id="(f-[^"]*)"[^>]*><h2[^>]*>([^<]*)</g;

const labelsIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(LABELS)].map(([, ...found]) => {
      const [id = "", label = ""] = found.filter((part) => part !== undefined);
      return [id, label.trim()] as const;
    }),
  );

/** The label of the field, or of the nearest one that contains it: a list's items have none. */
const nearest = (
  labels: ReadonlyMap<string, string>,
  pointer: string,
): readonly [string, string] | undefined => {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const label = labels.get(fieldId(at));
    if (label) return [fieldId(at), label];
  }
  return undefined;
};

/** Replaces the page's marks by the labels of its fields; above a form the labels are links. */
export const withLabels = (html: string): string => {
  const { start, pattern } = marks();
  if (!html.includes(start)) return html;
  const labels = labelsIn(html);
  return html.replace(
    pattern,
    (_, pointer: string, fallback: string, sentence: string | undefined, first = "") => {
      const found = nearest(labels, pointer);
      if (sentence === undefined) return found ? `“${found[1]}”` : fallback;
      return found ? `<a href="#${found[0]}">${found[1]}</a>: ${first.toLowerCase()}` : first;
    },
  );
};
