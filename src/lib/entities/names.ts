import packed from "./names.generated.json";

interface Entity {
  readonly codePoints: readonly number[];
  /** Old enough to be read without its semicolon: "&copy 2026". */
  readonly bare: boolean;
}

export type Names = ReadonlyMap<string, Entity>;

const RADIX = 36;
/** Before a name that may go without its semicolon. */
const BARE = "*";

/**
 * Reads the names of HTML, a list that never changes (HTML standard, 13.5), in the order of what they stand for: a step
 * from the code point before, if not the next one, a second code point if there is one, and the names.
 */
const unpack = (text: string): Names => {
  const names = new Map<string, Entity>();
  let first = 0;
  for (const group of text.split(";")) {
    const [points = "", written = ""] = group.split(":");
    const [step, second] = points.split("+");
    first += step ? Number.parseInt(step, RADIX) : 1;
    const codePoints = second ? [first, Number.parseInt(second, RADIX)] : [first];
    for (const name of written.split(" ")) {
      const bare = name.startsWith(BARE);
      names.set(bare ? name.slice(1) : name, { codePoints, bare });
    }
  }
  return names;
};

let html: Names | undefined;

/** The names of HTML, unpacked when the first text has one. */
export const htmlNames = (): Names => {
  html ??= unpack(packed);
  return html;
};

const XML: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

const xml: Names = new Map(
  Object.entries(XML).map(([name, text]) => [name, { codePoints: [text.codePointAt(0)!], bare: false }]),
);

export const xmlNames = (): Names => xml;
