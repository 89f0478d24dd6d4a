import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The hand-written part of an SDK. */
export const readTemplate = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../templates/${name}`, import.meta.url).href), "utf8");

/**
 * Replaces each comment line that contains only a mark by a text with the line's indent.
 * @throws if a mark remains, or is missing
 */
export const fill = (template: string, parts: Readonly<Record<string, string>>): string => {
  let text = template;
  for (const [mark, part] of Object.entries(parts)) {
    // Empty text leaves no gap.
    const line = new RegExp(`^([ \\t]*)(?://|#) ?@@${mark}${part === "" ? "\\n\\n*" : "$"}`, "gm");
    const filled = text
      .replace(line, (_, indent: string) => indented(part, indent))
      .replaceAll(`@@${mark}@@`, part);
    if (filled === text) throw new Error(`The template has no mark ${mark}`);
    text = filled;
  }
  const left = /@@\w+/.exec(text);
  if (left) throw new Error(`No text replaces ${left[0]}`);
  return text;
};

const indented = (part: string, indent: string): string =>
  part
    .split("\n")
    .map((line) => (line === "" ? line : indent + line))
    .join("\n");

/** Lines of at most this many characters, broken between words. */
export const wrapped = (text: string, width: number): string[] =>
  text.split("\n").flatMap((line) => {
    const lines = [""];
    for (const word of line.split(" ")) {
      const last = lines.at(-1)!;
      if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    }
    return lines;
  });
