/** A path from the root, for a path relative to a file. */
export const resolve = (from: string, to: string): string => new URL(to, `file:///${from}`).pathname.slice(1);

const COMMENTS_AND_STRINGS =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g;

/** Keeps line breaks, so that findings keep their line numbers. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The text with comments blanked out, strings kept. */
  readonly uncommented: string;
  /** The text with comments and strings blanked out. */
  readonly code: string;
}

export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  uncommented: text.replace(COMMENTS_AND_STRINGS, (part) => (part.startsWith("/") ? blank(part) : part)),
  code: text.replace(COMMENTS_AND_STRINGS, blank),
});

export const isTest = ({ path }: Source): boolean => /^(panel\/)?test\//.test(path);

/** Whether a source belongs to the dashboard's Worker. */
export const isPanel = ({ path }: Source): boolean => path.startsWith("panel/src/");

/** Whether a source runs in production. */
export const isService = ({ path }: Source): boolean => /^(src|durable-objects|queues)\//.test(path);

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** The paths and packages that a source imports. */
export const importsOf = ({ path, uncommented }: Source): string[] =>
  [...uncommented.matchAll(IMPORT)].map(([, to]) => (to!.startsWith(".") ? resolve(path, to!) : to!));

/** `path:line` of each match in a source's code, or in another view of it. */
export const places = (
  source: Source,
  pattern: RegExp,
  view: "code" | "uncommented" | "text" = "code",
): string[] =>
  source[view]
    .split("\n")
    .flatMap((line, at) =>
      pattern.test(line) ? [`${source.path}:${at + 1} ${source.text.split("\n")[at]!.trim()}`] : [],
    );

export const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((left, right) => left - right)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? 0;
