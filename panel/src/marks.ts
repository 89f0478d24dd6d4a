/*
 * What the API says of a field does not know what the page calls it. A mark stands in its place until the page is
 * drawn, and then gives way to the label that the field has there.
 */

const START = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";

/** @param otherwise where the page has no such field */
export const markOf = (pointer: string, otherwise = ""): string =>
  `${START}${pointer}${MIDDLE}${otherwise}${END}`;

const MARK = new RegExp(
  `${START}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}(: (\\p{L})(?=[\\p{Ll}\\s]))?`,
  "gu",
);

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

/** Of the field itself, or of the nearest that holds it: an item of a list has none of its own. */
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
  if (!html.includes(START)) return html;
  const labels = labelsIn(html);
  return html.replace(
    MARK,
    (_, pointer: string, otherwise: string, sentence: string | undefined, first = "") => {
      const found = nearest(labels, pointer);
      if (sentence === undefined) return found ? `“${found[1]}”` : otherwise;
      return found ? `<a href="#${found[0]}">${found[1]}</a>: ${first.toLowerCase()}` : first;
    },
  );
};
