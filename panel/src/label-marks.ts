/*
 * The API's words about a field do not know what the page calls the field. A mark stands in its place until the page is
 * drawn, and then gives way to the label that the field has there. It begins with what nobody else knows: a page holds
 * what people have written, and no text of theirs is a mark.
 */

const START = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const OWN = /[\uE000-\uE002]/g;

interface LabelMarks {
  readonly start: string;
  readonly pattern: RegExp;
}

let drawn: LabelMarks | undefined;

/** Per isolate; a Worker has nothing random before its first request. */
const marks = (): LabelMarks => {
  if (drawn) return drawn;
  const start = START + crypto.randomUUID();
  const text = (end: string) => `([^${START}${end}<"]*)${end}`;
  const pattern = new RegExp(`${start}${text(MIDDLE)}${text(END)}(: (\\p{L})(?=[\\p{Ll}\\s]))?`, "gu");
  drawn = { start, pattern };
  return drawn;
};

/** @param otherwise where the page has no such field */
export const labelMark = (pointer: string, otherwise = ""): string =>
  `${marks().start}${pointer.replaceAll(OWN, "")}${MIDDLE}${otherwise}${END}`;

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

/** The label of the field itself, or of the nearest one that holds it: an item of a list has none. */
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

/** A page whose marks have given way to the labels of its fields; above a form they lead to them. */
export const withLabels = (html: string): string => {
  const { start, pattern } = marks();
  if (!html.includes(start)) return html;
  const labels = labelsIn(html);
  return html.replace(
    pattern,
    (_, pointer: string, otherwise: string, sentence: string | undefined, first = "") => {
      const found = nearest(labels, pointer);
      if (sentence === undefined) return found ? `“${found[1]}”` : otherwise;
      return found ? `<a href="#${found[0]}">${found[1]}</a>: ${first.toLowerCase()}` : first;
    },
  );
};
