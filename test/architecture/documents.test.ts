import { describe, expect, it } from "vitest";
import { NAMED } from "../../scripts/checks.ts";
import { CONTRACT_VERSION } from "../../src/docs/documents.ts";
import { repositoryPath, type Text, textsOf } from "./sources.ts";

const modules = import.meta.glob<string>(
  ["../../*.md", "../../{docs,migrations,sdks,test}/**/*.md", "../../package.json"],
  { query: "?raw", import: "default", eager: true },
);

/** Paths of all files that a document may name. */
const PATHS: readonly string[] = Object.keys(
  import.meta.glob(
    [
      "../../*",
      "../../.ci/*",
      "../../{bench,docs,durable-objects,migrations,queues,scripts,sdks,src,test}/**/*",
      "../../.{gitignore,npmrc}",
    ],
    { query: "?raw", exhaustive: true },
  ),
)
  .map(repositoryPath)
  // A glob omits the file that it is in.
  .concat("test/architecture/documents.test.ts");

const TEXTS = textsOf(modules);
const DOCUMENTS = TEXTS.filter(({ path }) => path.endsWith(".md"));
const { scripts } = JSON.parse(TEXTS.find(({ path }) => path === "package.json")!.text) as {
  scripts: Readonly<Record<string, string>>;
};

const FOLDERS = "bench|docs|durable-objects|migrations|queues|scripts|sdks|src|test|\\.ci";
/** A path in backticks that begins with one of these folders: a file, a folder or a pattern. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[^\`\\s›:]*)[^\`]*\``, "g");
const SCRIPT = /\bnpm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g;
const NAMED_CHECK = /\bnpm run (?:--silent )?check (\w+)/g;

/** `<name>` and `*` match any name, `**` any folders, `{a,b}` either, `…` the rest. */
const patternOf = (name: string): RegExp => {
  const pattern = name
    .replace(/[.+()|[\]^$]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(${either.replaceAll(",", "|")})`)
    .replace(/<[^>]*>/g, "[^/]+")
    .replaceAll("**", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", ".*");
  return new RegExp(`^${pattern}${name.endsWith("/") ? "." : "(/.*)?$"}`);
};

const isThere = (name: string): boolean => {
  const pattern = patternOf(name);
  return PATHS.some((path) => pattern.test(path));
};

const lostPaths = (text: string): string[] =>
  [...text.matchAll(PATH)].map(([, name]) => name!).filter((name) => !isThere(name));

const lostScripts = (text: string): string[] => [
  ...[...text.matchAll(SCRIPT)].map(([, run, word]) => run ?? word!).filter((name) => !(name in scripts)),
  ...[...text.matchAll(NAMED_CHECK)].map(([, name]) => name!).filter((name) => !(name in NAMED)),
];

describe("the documents", () => {
  it.each(DOCUMENTS)("name only existing files and scripts: $path", ({ text }) => {
    expect({ paths: lostPaths(text), scripts: lostScripts(text) }).toEqual({ paths: [], scripts: [] });
  });

  it("name many files", () => {
    const named = DOCUMENTS.flatMap(({ text }) => [...text.matchAll(PATH)]);
    expect(named.length).toBeGreaterThan(150);
  });

  it.each([
    "`src/nowhere.ts`",
    "`test/nowhere/`",
    "`test/{domain,nowhere}/x.test.ts › a`",
    "`src/routes/<resource>/nowhere.ts`",
    "`docs/adr/99*.md`",
  ])("would be noticed with a path: %s", (text) => {
    expect(lostPaths(text)).toHaveLength(1);
  });

  it.each(["npm run nowhere", "see `npm run geo:nowhere`", "`npm run check nowhere`"])(
    "would be noticed with a script: %s",
    (text) => {
      expect(lostScripts(text)).toHaveLength(1);
    },
  );
});

const MAX_LINE_CHARS = 120;
/** Pages whose prose must fit a screen; a command to copy may be longer. */
const PAGES = /^([A-Z]+\.md|docs\/deploy\.md|(migrations|test)\/README\.md)$/;

describe("a page", () => {
  it("fits the width of a screen, except for tables and commands to copy", () => {
    const long = DOCUMENTS.filter(({ path }) => PAGES.test(path)).flatMap(({ path, text }) =>
      text
        .split("\n")
        .map((line, at) => ({ line, place: `${path}:${at + 1}` }))
        .filter(({ line }) => line.length > MAX_LINE_CHARS && !/^(\|| {4}curl )/.test(line)),
    );
    expect(long.map(({ place }) => place)).toEqual([]);
  });
});

describe("the changelog", () => {
  it("has the contract's version as its newest", () => {
    const { text } = DOCUMENTS.find(({ path }) => path === "CHANGELOG.md")!;
    expect(/^## (\d+\.\d+\.\d+)$/m.exec(text)?.[1]).toBe(CONTRACT_VERSION);
  });
});

const INDEX = DOCUMENTS.find(({ path }) => path === "docs/adr/README.md")!.text;
const DECISIONS = DOCUMENTS.filter(({ path }) => /^docs\/adr\/\d/.test(path));

const HEAD = /^# (\d+)\. (.+)\n\n((?:Accepted \d{4}-\d\d-\d\d|Superseded by \d{4}, \d{4}-\d\d-\d\d))\.\n\n\S/;
/** The last paragraph. */
const CONFIRMED = /\n\nConfirmed by (?:[^\n]|\n(?!\n))*\n$/;

const formFaults = ({ path, text }: Text, at: number): string[] => {
  const [, number, title, status = ""] = HEAD.exec(text) ?? [];
  const confirmed = CONFIRMED.exec(text)?.[0] ?? "";
  const [, later] = /^Superseded by (\d+)/.exec(status) ?? [];
  const row = `- ${number}. [${title}](${path.split("/").at(-1)})${later ? `, superseded by ${later}` : ""}\n`;
  const faults: readonly [boolean, string][] = [
    [number === `${at + 1}`, "does not begin with its number, title, status and date"],
    [path.startsWith(`docs/adr/${`${at + 1}`.padStart(4, "0")}-`), "is not numbered in its order"],
    [/`(test|\.ci)\/|`npm run /.test(confirmed), "does not end with what confirms it"],
    [INDEX.includes(row), `is not in docs/adr/README.md as: ${row.trim()}`],
  ];
  return faults.filter(([holds]) => !holds).map(([, fault]) => `${path} ${fault}`);
};

describe("the decision records", () => {
  it("have a number, a status, a date, a confirming test and a place in the index", () => {
    expect(DECISIONS.flatMap(formFaults)).toEqual([]);
  });

  it("are the only entries of the index", () => {
    expect(INDEX.match(/^- \d+\. /gm)).toHaveLength(DECISIONS.length);
  });

  it.each([
    ["without a date", "# 1. A\n\n**Decision.** B\n\nConfirmed by `test/x.test.ts`.\n"],
    ["without a test", "# 1. A\n\nAccepted 2026-11-21.\n\nB\n\nConfirmed by all of us.\n"],
  ])("would be noticed %s", (_, text) => {
    expect(formFaults({ path: "docs/adr/0001-a.md", text }, 0).length).toBeGreaterThan(1);
  });
});
