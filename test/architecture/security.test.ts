import { describe, expect, it } from "vitest";
import { SOURCES } from "./sources.ts";
import { titlesOf } from "./titles.ts";

const FILES = import.meta.glob<string>("../../docs/security-claims.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const DOCUMENT = Object.values(FILES)[0]!;

/** `file › title`, in backticks; `file › group > title` where a file has the title twice. */
const REFERENCE = /`((?:panel\/)?test\/[\w./-]+\.test\.ts) › ([^`]+)`/g;

const known = new Map(SOURCES.map((source) => [source.path, source]));

const isThere = ([, path, title]: RegExpMatchArray): boolean => {
  const source = known.get(path!);
  const found = source === undefined ? [] : titlesOf(source);
  return found.filter((one) => one === title || one.endsWith(` > ${title}`)).length === 1;
};

/** Claims: the rows of tables, without their headings. */
const claimsIn = (text: string): string[] => {
  const lines = text.split("\n");
  return lines.filter(
    (line, at) =>
      line.startsWith("|") && !/^\|[-|]+\|$/.test(line) && !/^\|[-|]+\|$/.test(lines[at + 1] ?? ""),
  );
};

const faultsOf = (text: string): string[] => {
  const untested = claimsIn(text).filter((claim) => [...claim.matchAll(REFERENCE)].length === 0);
  const lost = [...text.matchAll(REFERENCE)].filter((reference) => !isThere(reference));
  const citations = text.match(/`(?:panel\/)?test\/[^`]*\.test\.ts ›/g) ?? [];
  const unread = citations.length - [...text.matchAll(REFERENCE)].length;
  return [
    ...untested.map((claim) => `no test holds: ${claim}`),
    ...lost.map(([reference]) => `is not there: ${reference}`),
    ...(unread > 0 ? [`${unread} references cannot be read`] : []),
  ];
};

describe("the security claims", () => {
  it("each cite existing tests", () => {
    expect(faultsOf(DOCUMENT)).toEqual([]);
  });

  it("are numerous, and in every table", async ({ annotate }) => {
    const references = new Set([...DOCUMENT.matchAll(REFERENCE)].map(([reference]) => reference));
    await annotate(`${claimsIn(DOCUMENT).length} claims, ${references.size} tests`);
    expect(claimsIn(DOCUMENT).length).toBeGreaterThan(50);
    expect(DOCUMENT.match(/^\|.*\| Test \|$/gm)).toHaveLength(DOCUMENT.match(/^\|[-|]+\|$/gm)!.length);
  });

  it.each([
    ["a claim without a test", "| Claim | Test |\n|---|---|\n| All is well | trust us |", "no test holds"],
    ["an unknown file", "| C | Test |\n|---|---|\n| a | `test/nowhere.test.ts › a > b` |", "is not there"],
    ["an unknown title", "See `test/env.test.ts › a production environment > sings`.", "is not there"],
  ])("would be noticed with %s", (_, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});
