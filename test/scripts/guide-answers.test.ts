import { describe, expect, it } from "vitest";
import {
  faultsOfAnswer,
  faultsOfHttp,
  faultsOfLines,
  isLikeShown,
  parseShown,
} from "../../scripts/guides/answers.ts";
import { framed, goFile } from "../../scripts/guides/frame.ts";
import { readGuide, shownAfter } from "../../scripts/guides/guide.ts";

const faults = (shown: string, found: unknown) => faultsOfAnswer(parseShown(shown), found);

describe("an answer shown in a guide", () => {
  it.each([
    ["an id", "prop-9x2k4m7d", "prop-0a1b2c3d4e"],
    ["a time", "2026-03-10T12:00:00Z", "2027-01-02T03:04:05.678Z"],
    ["a part", "https://...", "https://example.com"],
    ["a uuid", "5f0c4a52-6c1e-4f0b-9d1a-3b8f7e2a1c90", "00000000-0000-4000-8000-000000000000"],
  ])("matches another one: %s", (_, shown, found) => {
    expect(isLikeShown(shown, found)).toBe(true);
  });

  it.each([
    ["an id of another kind", "prop-9x2k4m7d", "lead-9x2k4m7d"],
    ["a text", "CREATED", "UPDATED"],
    ["no time", "2026-03-10T12:00:00Z", "yesterday"],
    ["a text that a pattern would take", "a.c", "abc"],
  ])("does not match %s", (_, shown, found) => {
    expect(isLikeShown(shown, found)).toBe(false);
  });

  it.each<[string, string, unknown]>([
    ["further members", '{ "a": 1, ... }', { a: 1, b: 2 }],
    ["further items", "[1, ...]", [1, 2, 3]],
    ["any value", '{ "a": "..." }', { a: { b: 1 } }],
    ["any object", '{ "a": {...} }', { a: { b: 1 } }],
    ["a text that has dots", '{ "a": "x..." }', { a: "xyz" }],
  ])("may leave out %s", (_, shown, found) => {
    expect(faults(shown, found)).toEqual([]);
  });

  it.each<[string, string, unknown]>([
    ["another value", '{ "a": 1, ... }', { a: 2 }],
    ["a member that is not shown", '{ "a": 1 }', { a: 1, b: 2 }],
    ["a member that is missing", '{ "a": null, ... }', {}],
    ["an item more", "[1]", [1, 2]],
    ["an item less", "[1, 2, ...]", [1]],
    ["an object for a list", "[...]", {}],
  ])("reports %s", (_, shown, found) => {
    expect(faults(shown, found)).toHaveLength(1);
  });

  it("as printed lines may omit some lines, but has no others", () => {
    expect(faultsOfLines("a\n...\nd\n", "a\nb\nc\nd\n")).toEqual([]);
    expect(faultsOfLines("a\n", "b\n")).toHaveLength(1);
    expect(faultsOfLines("a\n", "a\nb\n")).toHaveLength(1);
    expect(faultsOfLines("a\nb\n", "a\n")).toHaveLength(1);
  });

  it("of status, headers and body is checked", () => {
    const found = 'HTTP/1.1 404 Not Found\r\nX-A: 1\r\nX-B: 2\r\n\r\n{"code":"not_found"}';
    expect(faultsOfHttp('HTTP/1.1 404 Not Found\nx-b: 2\n\n{ "code": "not_found" }\n', found)).toEqual([]);
    expect(faultsOfHttp('HTTP/1.1 400 Bad Request\nX-B: 3\n\n{ "code": "gone" }\n', found)).toHaveLength(3);
  });
});

const PAGE = `---
title: A
---

<!-- frame -->
<!-- tabs -->
\`\`\`bash
one
\`\`\`

\`\`\`go
two
\`\`\`
<!-- /tabs -->

Then

\`\`\`json
{}
\`\`\`

\`\`\`text
printed
\`\`\`

<!-- not run: why -->
\`\`\`bash
three
\`\`\`
`;

describe("the blocks of a guide", () => {
  const guide = readGuide("a", PAGE);
  const [bash, go, , , last] = guide.blocks;

  it("are found with their line and mark", () => {
    expect(guide.blocks.map(({ mark }) => mark)).toEqual(["frame", "frame", null, null, "not run: why"]);
    expect(PAGE.split("\n")[bash!.line - 1]).toBe("one");
  });

  it("are followed by their output", () => {
    expect(shownAfter(guide, bash!, ["json"])?.code).toBe("{}\n");
    expect(shownAfter(guide, go!, ["text"])?.code).toBe("printed\n");
    expect(shownAfter(guide, last!, ["json", "text"])).toBeUndefined();
  });

  it("are put into their language's frame, with their imports", () => {
    const code = "package main\n\nfunc main() {\n\t// Os outros guias começam aqui:\n\tif a {\n\t}\n}\n";
    const text = goFile(
      framed({ language: "go", code, line: 1, mark: "frame" }, 'fmt.Println("x")'),
      "other",
    );
    expect(text).toContain('import (\n\t"fmt"\n)');
    expect(text).toMatch(/func other\(\) \{\n\t_, _ = ctx, client\nfmt.Println\("x"\)\n\t?\}/);
  });
});
