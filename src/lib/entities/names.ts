import packed from "./names.generated.json";

interface Entity {
  readonly codePoints: readonly number[];
  /** Whether it may lack its semicolon, as old names may: "&copy 2026". */
  readonly bare: boolean;
}

export type Names = ReadonlyMap<string, Entity>;

const RADIX = 36;
/** Precedes a name that may lack its semicolon. */
const BARE = "*";

/**
 * Reads HTML's names, a list that never changes (HTML standard, 13.5). Each group of names in it, ordered by code
 * points, has the distance from the code point before (if not 1), the second code point (if any), and the names.
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

/** The names of HTML, unpacked when they are first needed. */
export const htmlNames = (): Names => {
  html ??= unpack(packed);
  return html;
};

const XML: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

const xml: Names = new Map(
  Object.entries(XML).map(([name, text]) => [name, { codePoints: [text.codePointAt(0)!], bare: false }]),
);

export const xmlNames = (): Names => xml;
