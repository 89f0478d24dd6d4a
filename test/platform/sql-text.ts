const STRING = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*/g;

/** A statement's text without quotes and comments. */
const withoutStrings = (text: string): string =>
  text.replace(STRING, (quoted) => (quoted[0] === "-" ? " " : "''"));

/** The name before a bracket, and the word before that: it is a function unless it is an INSERT's table. */
const CALLED = /(\w+)?\s*\b([A-Za-z_]\w*)$/;
const NAME_CHARS = 80;

const isCall = (before: string): boolean => {
  const [, previous, name] = CALLED.exec(before) ?? [];
  return name !== undefined && previous?.toUpperCase() !== "INTO";
};

/** The largest number of arguments of any function in a statement. */
export const maxArguments = (text: string): number => {
  const bare = withoutStrings(text);
  const open: { isCall: boolean; commas: number }[] = [];
  let most = 0;
  for (const { 0: sign, index } of bare.matchAll(/[(),]/g)) {
    const inner = open.at(-1);
    if (sign === "(")
      open.push({ isCall: isCall(bare.slice(Math.max(0, index - NAME_CHARS), index)), commas: 0 });
    else if (sign === ",") {
      if (inner) inner.commas += 1;
    } else if (open.pop()?.isCall) most = Math.max(most, inner!.commas + 1);
  }
  return most;
};

const PATTERN = /\b(?:LIKE|GLOB)\s+(?:\?(\d*)|'((?:[^']|'')*)')/gi;

/** The bytes of each LIKE or GLOB pattern in a statement that is a literal or a single parameter. */
export const patternBytes = (text: string, params: readonly unknown[]): number[] =>
  [...text.matchAll(PATTERN)].map(([, number, literal]) => {
    if (literal !== undefined) return bytesOf(literal);
    return number ? bytesOf(params[Number(number) - 1]) : 0;
  });

/** The bytes of a value as it is sent to D1. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === "string") return new TextEncoder().encode(value).length;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return 8;
};
