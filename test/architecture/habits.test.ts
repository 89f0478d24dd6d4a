import { describe, expect, it } from "vitest";
import { isPanel, isService, isTest, places, type Source, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";
import { titlesOf } from "./titles.ts";

const service = SOURCES.filter(isService);
const tests = SOURCES.filter((source) => isTest(source) && source.path.endsWith(".test.ts"));
/** All sources but this file, which contains what it forbids. */
const elsewhere = SOURCES.filter(({ path }) => path !== "test/architecture/habits.test.ts");

type Habit = [name: string, pattern: RegExp, where: readonly Source[], view?: "code" | "text"];

/** The main modules of the Workers. */
const ENTRIES = [
  "src/index.ts",
  "src/edge/router.ts",
  "src/local.ts",
  "src/backups/index.ts",
  "src/boards/index.ts",
  "src/objects/index.ts",
  "src/probe/index.ts",
];

const HABITS: Habit[] = [
  ["the type any", /(?<![\w.])any(?=\s*[,;)>\]|&=[]|$)/, elsewhere],
  ["switched-off checks", /@ts-(ignore|nocheck|expect-error)|biome-ignore/, elsewhere, "text"],
  [
    "export *",
    /\bexport \* from\b|\bexport \*\s+as\b|\bexport \*/,
    // This file replaces a whole library.
    elsewhere.filter(({ path }) => path !== "src/contract/wrapper-zod.ts"),
  ],
  ["default exports", /\bexport default\b/, service.filter(({ path }) => !ENTRIES.includes(path))],
  ["enums", /\b(const )?enum \w+ \{/, elsewhere],
  ["console", /\bconsole\b/, service.filter(({ path }) => path !== "src/lib/logger.ts")],
  ["marks of unfinished work", /\b(TODO|FIXME|XXX|HACK)\b/, elsewhere, "text"],
  ["silent catches", /catch\s*(\([^)]*\))?\s*\{\s*\}|\.catch\(\(\) => \{\}\)/, service],
  ["environment names in a switch", /case "(local|staging|production)":/, service, "text"],
  ["sleeps", /\bsetTimeout\(|\bscheduler\.wait\((?!0\))|\bsleep\(|\bsetInterval\(/, SOURCES.filter(isTest)],
  [
    "waits too short for a busy machine: test/support/eventually.ts",
    /\bvi\.wait(For|Until)\(|\bexpect\s*\.poll\(/,
    elsewhere.filter(({ path }) => !/^test\/(support\/eventually|smoke\/smoke\.test)\.ts$/.test(path)),
  ],
  [
    "request bodies read without src/lib/arriving-body.ts",
    /\b(req|request|raw)\.(text|json|formData|arrayBuffer|blob|bytes|parseBody|body)\b/,
    [...service, ...SOURCES.filter(isPanel)],
  ],
  ["tests skipped or run alone", /\b(describe|it|test)\.(only|skip|todo)\b/, tests],
];

describe("the sources", () => {
  it.each<Habit>(HABITS)("contain no %s", (_, pattern, where, view = "code") => {
    expect(where.flatMap((source) => places(source, pattern, view))).toEqual([]);
  });

  it.each([
    ["the type any", "const a: any = 1;"],
    ["the type any", "const a = b as any[];"],
    ["the type any", "type A = Map<string, any>;"],
    ["silent catches", "try { a(); } catch {}"],
    ["waits too short for a busy machine: test/support/eventually.ts", "await vi.waitFor(check);"],
    ["request bodies read without src/lib/arriving-body.ts", "const form = await c.req.formData();"],
    [
      "request bodies read without src/lib/arriving-body.ts",
      "for await (const piece of c.req.raw.body) size += piece.length;",
    ],
    ["sleeps", "await new Promise((done) => setTimeout(done, 10));"],
  ])("would be caught with %s: %s", (habit, text) => {
    const [, pattern] = HABITS.find(([name]) => name === habit)!;
    expect(places(sourceOf("src/x.ts", text), pattern)).toHaveLength(1);
  });
});

describe("the answers that tests read", () => {
  const FETCH = /\b(exports\.default|app)\.fetch\(/;

  /** Exceptions: three files about the agents' protocol, one about a photo's bytes, and two that read raw answers. */
  const ASIDE = [
    "panel/test/assistant.ts",
    "panel/test/browser.ts",
    "test/contract/personal-data.test.ts",
    "test/edge/relay.test.ts",
    "test/edge/router.test.ts",
    "test/mcp/http.test.ts",
    "test/routes/photos.test.ts",
  ];

  it("are all checked against the documents, with listed exceptions", () => {
    const fetching = SOURCES.filter(isTest).filter(({ uncommented }) => FETCH.test(uncommented));
    expect(fetching.length).toBeGreaterThan(5);
    const unread = fetching.filter(({ uncommented }) => !/\banswerOf\b/.test(uncommented));
    expect(unread.map(({ path }) => path).sort()).toEqual(ASIDE);
  });
});

describe("test titles", () => {
  it.each(tests.map((source) => [source.path, source] as const))("of %s are all different", (_, source) => {
    const titles = titlesOf(source);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it("are promises in the present tense", () => {
    const wishes = tests.flatMap((source) =>
      titlesOf(source).filter((title) => /\bshould\s+\w/i.test(title)),
    );
    expect(wishes).toEqual([]);
  });

  it("are found even in groups and tables", () => {
    const text = [
      'describe("a", () => {',
      '  it("b", () => {});',
      "  it.each([",
      "    [1],",
      '  ])("c %i", () => {});',
      '  it.each(TABLE)("d", () => {});',
      "});",
      'describe("e", () => {',
      '  it("b", () => {});',
      "});",
    ].join("\n");
    expect(titlesOf(sourceOf("test/x.test.ts", text))).toEqual(["a > b", "a > c %i", "a > d", "e > b"]);
  });
});
