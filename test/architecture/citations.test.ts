import { describe, expect, it } from "vitest";
import { sourceOf } from "./source.ts";
import { SOURCES, type Text, textsOf } from "./sources.ts";

const HERE = "test/architecture/citations.test.ts";
/** The files of the rules, one for each chapter. */
const CHAPTER = /^docs\/rules\/\d\d-/;
const CONTENTS = "docs/rules/README.md";
const MAX_LINE_CHARS = 120;

const modules = import.meta.glob<string>(
  [
    "../../*.md",
    "../../{docs,sdks,src,durable-objects,queues,scripts,bench,test}/**/*.md",
    "../../migrations/*.{sql,md}",
  ],
  { query: "?raw", import: "default", eager: true },
);

const DOCUMENTS = textsOf(modules);

/** Every file that may cite, except this one, which contains wrong citations. */
const TEXTS: readonly Text[] = [...SOURCES, ...DOCUMENTS].filter(({ path }) => path !== HERE);

const CHAPTERS = DOCUMENTS.filter(({ path }) => CHAPTER.test(path)).toSorted((one, other) =>
  one.path < other.path ? -1 : 1,
);
const rulesText = CHAPTERS.map(({ text }) => text).join("\n");

const placeOf = ({ path, text }: Text, index: number): string =>
  `${path}:${text.slice(0, index).split("\n").length}`;

const HEADING = /^# (?:(\d+)\. \S)?/;
/** A rule begins a paragraph or an item of a list. */
const RULE = /^(?:- )?\*\*(\d+)\.(\d+)\*\* \S/;
const NUMBER = /\*\*\d+\.\d+\*\*/g;

const numberingFaults = (text: string): string[] => {
  const faults: string[] = [];
  let chapter = 0;
  let rule = 0;
  for (const [at, line] of text.split("\n").entries()) {
    const heading = HEADING.exec(line);
    const found = RULE.exec(line);
    if (heading) {
      if (Number(heading[1]) !== chapter + 1) faults.push(`line ${at + 1} is not chapter ${chapter + 1}`);
      [chapter, rule] = [chapter + 1, 0];
    }
    if (found) {
      rule += 1;
      if (found[1] !== `${chapter}` || found[2] !== `${rule}`)
        faults.push(`line ${at + 1} is not rule ${chapter}.${rule}`);
    }
    const numbers = line.match(NUMBER)?.length ?? 0;
    if (numbers > (found ? 1 : 0)) faults.push(`line ${at + 1} has a number within a rule`);
  }
  return faults;
};

const rulesOf = (text: string): ReadonlySet<string> =>
  new Set(
    text.split("\n").flatMap((line) => {
      const [, chapter, rule] = RULE.exec(line) ?? [];
      return chapter === undefined ? [] : [`${chapter}.${rule}`];
    }),
  );

const known = rulesOf(rulesText);

/** White space, including the comment marks of the next line. */
const GAP = String.raw`(?:\s*\n[ \t]*(?:\*|\/\/|--)?\s*|[ \t]+)`;
/** "rules 4.2", "rules 4.2 and 4.4", "rules 4.2, 4.3 and 10.1". */
const CITATION = new RegExp(
  String.raw`\brules?${GAP}\d+\.\d+(?:(?:,|,?${GAP}(?:and|or|to))${GAP}\d+\.\d+)*(?![.\d]*\d)`,
  "gi",
);
/** Every attempt to cite, well-formed or not. */
const ATTEMPT = new RegExp(String.raw`\brules?${GAP}(?:§\s*)?\d`, "gi");

const citationFaults = (source: Text): string[] => {
  const { text } = source;
  const citations = [...text.matchAll(CITATION)];
  const read = new Set(citations.map(({ index }) => index));
  return [
    ...citations.flatMap(({ 0: citation, index }) =>
      (citation.match(/\d+\.\d+/g) ?? [])
        .filter((rule) => !known.has(rule))
        .map((rule) => `${placeOf(source, index)} cites rule ${rule}, which is not there`),
    ),
    ...[...text.matchAll(ATTEMPT)]
      .filter(({ index }) => !read.has(index))
      .map(({ index }) => `${placeOf(source, index)} has a citation that cannot be read`),
  ];
};

describe("the rules", () => {
  it("are numbered by chapter, each once and without a gap", async ({ annotate }) => {
    await annotate(`${known.size} rules`);
    expect(known.size).toBeGreaterThan(300);
    expect(numberingFaults(rulesText)).toEqual([]);
  });

  it("have a table of contents that names each chapter", () => {
    const contents = DOCUMENTS.find(({ path }) => path === CONTENTS)!.text;
    const titles = CHAPTERS.map(({ path, text }) => {
      const [, number, title] = /^# (\d+)\. (.+)/.exec(text) ?? [];
      return `${number}. [${title}](${path.replace("docs/rules/", "")})`;
    });
    expect(contents.split("\n").filter((line) => /^\d+\. /.test(line))).toEqual(titles);
  });

  it("fit the width of a page, except for tables", () => {
    const long = rulesText.split("\n").filter((line) => line.length > MAX_LINE_CHARS);
    expect(long.filter((line) => !line.startsWith("|"))).toEqual([]);
  });

  it.each([
    ["a missing rule", "# 1. A\n\n**1.1** a\n\n**1.3** b", "line 5 is not rule 1.2"],
    ["a repeated rule", "# 1. A\n\n- **1.1** a\n- **1.1** b", "line 4 is not rule 1.2"],
    ["a rule of another chapter", "# 1. A\n\n**2.1** a", "line 3 is not rule 1.1"],
    ["a missing chapter", "# 2. A", "line 1 is not chapter 1"],
    ["a chapter without a number", "# A", "line 1 is not chapter 1"],
    ["a number within a rule", "# 1. A\n\n**1.1** a **1.2** b", "line 3 has a number within a rule"],
  ])("would be wrongly numbered with %s", (_, text, fault) => {
    expect(numberingFaults(text)).toEqual([fault]);
  });
});

describe("a citation", () => {
  it("names an existing rule", () => {
    expect(TEXTS.flatMap(citationFaults)).toEqual([]);
  });

  it("may name several rules and span two lines", () => {
    const text = "/** As rules 4.1,\n * 4.2 and 4.3 say; then rules\n * 5.1 (rules 1.1), rules 1.2. */";
    expect(text.match(CITATION)).toHaveLength(4);
    expect(citationFaults({ path: "src/x.ts", text })).toEqual([]);
  });

  it.each([
    ["an unknown rule", "// (rules 4.99)", "src/x.ts:1 cites rule 4.99, which is not there"],
    [
      "an unknown second rule",
      "// a\n// rules 4.1,\n// 99.1",
      "src/x.ts:2 cites rule 99.1, which is not there",
    ],
    ["an unknown chapter", "-- rule 0.1", "src/x.ts:1 cites rule 0.1, which is not there"],
    ["no rule of a chapter", "// rules 4", "src/x.ts:1 has a citation that cannot be read"],
    ["a sign before the number", "// rules §4.1", "src/x.ts:1 has a citation that cannot be read"],
    ["a third number", "// rules 4.1.2", "src/x.ts:1 has a citation that cannot be read"],
  ])("would be noticed with %s", (_, text, fault) => {
    expect(citationFaults({ path: "src/x.ts", text })).toEqual([fault]);
  });
});

const isSource = (path: string): boolean => path.endsWith(".ts");

/** Only the comments, each on its line: what differs between the text and its copy with comments blanked out. */
const commentsOf = ({ path, text }: Text): string => {
  if (!isSource(path)) return text;
  const code = sourceOf(path, text).uncommented.split("");
  return text.replace(/[^\n]/g, (char, index: number) => (code[index] === char ? " " : char));
};

/** Names under which documents outside the repository are cited. */
const FOREIGN = /\bspecifications?\b|\bspec\/|\bapi-v1\b/gi;
/** Planning notes, and sections without the name of a public standard. */
const NOTES = /\((?:spec|design|style|domain facts)[,)]|(?<!\b(?:RFC \d+|CSP \d) )§/gi;

const foreignDocuments = (source: Text): string[] =>
  [...source.text.matchAll(FOREIGN), ...commentsOf(source).matchAll(NOTES)].map(
    ({ 0: found, index }) => `${placeOf(source, index)} cites ${found}, which is not in the repository`,
  );

const MARKDOWN = /(?<![\w*}])(?:\.{0,2}\/)?[\w-][\w./-]*\.md\b/g;

/** A path of the repository in a comment. */
const SOURCE = /(?<![\w/.])(?:src|durable-objects|queues|scripts|bench|test)\/[\w./-]+\.ts\b/g;

const sources = new Set([...SOURCES.map(({ path }) => path), "test/architecture/sources.ts"]);

const documents = new Set(DOCUMENTS.map(({ path }) => path));

/** Paths of documents start at the repository's root or at the citing file. */
const isThere = (from: string, name: string): boolean =>
  documents.has(name) || documents.has(new URL(name, `file:///${from}`).pathname.slice(1));

const lostDocuments = (source: Text): string[] =>
  [
    ...[...commentsOf(source).matchAll(MARKDOWN)].filter(([name]) => !isThere(source.path, name)),
    ...(isSource(source.path) ? commentsOf(source).matchAll(SOURCE) : []).filter(
      ([name]) => !sources.has(name),
    ),
  ].map(({ 0: name, index }) => `${placeOf(source, index)} cites ${name}, which is not there`);

describe("a document", () => {
  it("that is cited is part of the repository", () => {
    expect(TEXTS.flatMap((source) => [...foreignDocuments(source), ...lostDocuments(source)])).toEqual([]);
  });

  it.each([
    ["a heading", '/** Kept a day (specification, "Limits"). */'],
    ["a path", "// see spec/api.txt"],
    ["the place of its notes", '// First match wins (design, "Layout").'],
    ["a section of no RFC", "// see §6"],
    ["a file that is not there", "// docs/nowhere.md"],
    ["a file and a number", "// network.md D14"],
    ["a source that is not there", "/* as src/nowhere.ts does */"],
  ])("outside the repository would be noticed if cited by %s", (_, text) => {
    const source = { path: "src/x.ts", text };
    expect([...foreignDocuments(source), ...lostDocuments(source)]).not.toEqual([]);
  });

  it("in the repository may be cited, as may an RFC", () => {
    const text = '// RFC 9110 §13.1, SECURITY.md, docs/adr/0013-speed-is-a-ratio.md\ncall(key, "Accept");';
    const source = { path: "src/x.ts", text };
    expect([...foreignDocuments(source), ...lostDocuments(source)]).toEqual([]);
  });
});
