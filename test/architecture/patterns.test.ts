import { describe, expect, it } from "vitest";
import { slowText } from "./patterns/hostile.ts";
import { literalsOf, type Pattern } from "./patterns/literals.ts";
import { isService, places, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";

const service = SOURCES.filter(isService);
const patterns = service.flatMap(literalsOf);

const nameOf = ({ path, source, flags }: Pattern): string => `${path} /${source}/${flags}`;

/** Patterns that are slow on hostile text, and why no such text reaches them. */
const BOUNDED: Readonly<Record<string, string>> = {
  "src/domain/feeds/reading/encoding.ts /<\\?xml[^>]*encoding\\s*=\\s*[\"']([\\w.:-]+)[\"']/i":
    "it reads only the first 1,024 bytes of a feed",
};

const walked = patterns
  .map((pattern) => [nameOf(pattern), pattern] as const)
  .filter(([name]) => !(name in BOUNDED));

/** Patterns built at run time, which a search of the sources cannot find, and why they are linear. */
const BUILT: Readonly<Record<string, string>> = {
  "src/intake/mojibake.ts": "two characters, none of them repeated",
  "src/lib/creci.ts": "parts of six characters at the most with single spaces between them",
};

describe("the patterns of the service", () => {
  it.each(walked)("cost no more than linear time: %s", (_, pattern) => {
    expect(slowText(pattern), "a text whose cost grows faster than its length").toBeNull();
  });

  it.each(Object.keys(BOUNDED))("are excused only while they are slow: %s", (name) => {
    expect(slowText(patterns.find((pattern) => nameOf(pattern) === name)!)).not.toBeNull();
  });

  it("are literals, except for the listed ones", () => {
    const building = service.filter((source) => places(source, /\bRegExp\(/).length > 0);
    expect(building.map(({ path }) => path)).toEqual(Object.keys(BUILT).sort());
  });
});

describe("a pattern", () => {
  it.each([
    [/\s+$/, true],
    [/<[^>]*>/g, true],
    [/^\s*(image)?\s*$/i, true],
    [/^(a+)+$/, true],
    [/^\d+\s*-?\s*(?:reais)?\s*$/, true],
    [/^(?:a|a)*b/, true],
    [/a.*b.*c/, true],
    [/<[^<>]*>/g, false],
    [/^\s*(image)?/i, false],
    [/^(?:ab)+$/, false],
    [/\s+/g, false],
    [/^[a-z]{1,60}\.?$/u, false],
    [/^[^,]*, ?(.*)/s, false],
  ])("%s is found to be slow: %j", (pattern, isSlow) => {
    expect(slowText(pattern) !== null).toBe(isSlow);
  });

  it.each([
    ["const a = /b[/]c/gi;", ["b[/]c"]],
    ["return /a/.test(b) && !/c/u.test(d);", ["a", "c"]],
    ["const a = b / c / d;", []],
    ["const a = (b) / c / d[0] / e;", []],
    ["// /a/\n/* /b/ */ const c = '/d/';", []],
    [`const a = \`/b/\${c.replace(/d'"/g, \`\${e / 2}\`)}/f/\`; g(/h/);`, ["d'\"", "h"]],
    [`const a = /['\`"]/; const b = \`\${/c/}\`;`, ["['`\"]", "c"]],
  ])("is found in %s", (text, found) => {
    expect(literalsOf(sourceOf("src/x.ts", text)).map(({ source }) => source)).toEqual(found);
  });
});
