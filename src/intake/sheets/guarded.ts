/** The first characters of what a spreadsheet runs. */
const FORMULA = /^[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;
const MARKED_CODE = /^'(?=\d)/;
/** Texts that a spreadsheet would change: a number loses zeros, and a fraction becomes a date. */
const CHANGES =
  /^(?:[\d.,/:\s+-]+|\d+e\d+|true|false|verdadeiro|falso)$|^(?:[\d]+[-/ ]?[a-zç]{3,9}[-/ ]?\d*|[a-zç]{3,9}[-/ ]\d+)$/i;
/** A number that is shown as written. */
const PLAIN = /^[1-9]\d{0,9}$/;
const isChanged = (text: string): boolean => CHANGES.test(text) && !PLAIN.test(text);
const QUOTED = /^="((?:[^"]|"")*)"$/;

/** The text inside the guard that a person or a system puts around it: `="00456"`, `'=1+1`. */
export const unguarded = (text: string): string => {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return MARKED.test(text) ? text.slice(1) : text;
};

/** As `unguarded`; the apostrophe by which people keep a code's zeros is removed too. */
export const unguardedCode = (text: string): string => {
  const plain = unguarded(text);
  return plain === text ? text.replace(MARKED_CODE, "") : plain;
};

/** A text that a spreadsheet shows unchanged and does not run. */
export const guardedText = (text: string): string =>
  FORMULA.test(text) || MARKED.test(text) || QUOTED.test(text) ? `'${text}` : text;

const literal = (text: string): string => `="${text.replaceAll('"', '""')}"`;

/** As `guardedText`, for codes and phones, which keep their digits. */
export const guardedCode = (text: string): string => {
  const isRun = FORMULA.test(text) || MARKED.test(text) || text.startsWith("'");
  return isRun || isChanged(text) ? literal(text) : text;
};

/** The maximum length of a text in a formula (Excel: 255). */
const MAX_LITERAL_CHARS = 200;

/** As `guardedText`, for a title or a description, which may look like a date or a number to a spreadsheet. */
export const guardedProse = (text: string): string =>
  isChanged(text) && text.length <= MAX_LITERAL_CHARS ? literal(text) : guardedText(text);
