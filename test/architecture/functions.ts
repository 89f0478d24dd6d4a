import type { Source } from "./source.ts";

interface FunctionSize {
  /** `path:line` of its first line. */
  readonly place: string;
  readonly lines: number;
}

/**
 * The end of a line that opens a function's body: an arrow, a declaration or a method. It is reliable because the
 * sources are formatted.
 */
const OPENS =
  /=>\s*\{$|^\s*(export\s+)?(async\s+)?function\b.*\{$|^\s+(static\s+|override\s+|async\s+|get\s+|set\s+)*#?\w+\([^)]*\)(:\s*[^=]+)?\s*\{$|^\s*\)(:\s*[^=]+)?\s*\{$/;
const CONTROL = /^\s*(\}\s*)?(if|else|for|while|switch|catch|try|do|finally)\b/;
/** Groups of tests are not functions. */
const GROUP = /^\s*(describe|it|test)\b|^\s*[\])}]+\(/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The first line of a signature that spans several lines. */
const startOf = (lines: readonly string[], at: number): number => {
  if (!lines[at]!.trimStart().startsWith(")")) return at;
  const indent = indentOf(lines[at]!);
  let start = at - 1;
  while (start > 0 && indentOf(lines[start]!) > indent) start -= 1;
  return start;
};

const endOf = (lines: readonly string[], at: number): number => {
  const indent = indentOf(lines[at]!);
  for (let end = at + 1; end < lines.length; end += 1) {
    if (lines[end] !== "" && indentOf(lines[end]!) <= indent && lines[end]!.trimStart().startsWith("}"))
      return end;
  }
  return lines.length - 1;
};

/** The functions of a source and their lengths in lines. */
export const functionsOf = ({ path, code }: Source): FunctionSize[] => {
  const lines = code.split("\n").map((line) => line.trimEnd());
  return lines.flatMap((line, at) => {
    if (!OPENS.test(line) || CONTROL.test(line)) return [];
    const start = startOf(lines, at);
    if (CONTROL.test(lines[start]!) || GROUP.test(lines[start]!)) return [];
    return [{ place: `${path}:${start + 1}`, lines: endOf(lines, at) - start + 1 }];
  });
};
