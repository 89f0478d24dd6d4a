import { describe, expect, it } from "vitest";
import { functionsOf } from "./functions.ts";
import { isService, isTest, quantile, type Source, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";

/**
 * The SDKs in `sdks/` are generated, one long file each: neither they nor their templates count, but the generators do.
 *
 * The budgets are slightly above the present values: functions 8 / 20 with one of 64, comments 9.6 %. Split what
 * exceeds a budget. Lower a budget when the code has shrunk, and raise it only with a reason. Files have only a maximum
 * length: a budget for their median would shape the code by its measure.
 */
const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 66;
const FUNCTION_LINES = { median: 9, p90: 22 };
const COMMENT_SHARE = { least: 0.06, most: 0.097 };

/** Whether a source contains the contract's texts in two languages, whose length says nothing about the code. */
const areTexts = ({ path }: Source): boolean => /^src\/documentation\/(?!schemas\/)/.test(path);

const service = SOURCES.filter(isService);
const codeFiles = service.filter((source) => !areTexts(source));
const tests = SOURCES.filter(isTest);
const scripts = SOURCES.filter(({ path }) => /^(scripts|bench)\//.test(path));

const linesOf = ({ text }: Source): number => text.trimEnd().split("\n").length;

/** Lines that are neither blank nor comment. */
const codeLinesOf = ({ uncommented }: Source): number =>
  uncommented.split("\n").filter((line) => line.trim() !== "").length;

const commentLinesOf = ({ text, uncommented }: Source): number => {
  const left = uncommented.split("\n");
  return text.split("\n").filter((line, at) => line.trim() !== "" && left[at]!.trim() === "").length;
};

const total = (sources: readonly Source[], measure: (source: Source) => number): number =>
  sources.reduce((sum, source) => sum + measure(source), 0);

describe("files", () => {
  it("have at most 400 lines, tests included", () => {
    const long = SOURCES.filter((source) => linesOf(source) > MAX_FILE_LINES);
    expect(long.map((source) => `${source.path} has ${linesOf(source)} lines: split it by theme`)).toEqual(
      [],
    );
  });

  it("of the service have their median and p90 annotated", async ({ annotate }) => {
    const sizes = codeFiles.map(linesOf);
    const figures = { files: sizes.length, median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9) };
    await annotate(`service files: ${JSON.stringify(figures)}; scripts: ${scripts.length}`);
    expect(figures.files).toBeGreaterThan(0);
  });

  it("have no dumping-ground names", () => {
    const dumps = SOURCES.filter(({ path }) =>
      /\/(utils?|helpers?|types|common|misc|shared)\.ts$/.test(path),
    );
    expect(dumps.map(({ path }) => path)).toEqual([]);
  });
});

describe("functions", () => {
  it("of the service keep their median, p90 and longest", async ({ annotate }) => {
    const functions = service.flatMap(functionsOf);
    const sizes = functions.map(({ lines }) => lines);
    const [longest] = functions.sort((left, right) => right.lines - left.lines);
    const figures = { functions: sizes.length, median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9) };
    await annotate(`service functions: ${JSON.stringify({ ...figures, longest })}`);
    expect(longest?.lines, longest?.place).toBeLessThanOrEqual(MAX_FUNCTION_LINES);
    expect(figures.median).toBeLessThanOrEqual(FUNCTION_LINES.median);
    expect(figures.p90).toBeLessThanOrEqual(FUNCTION_LINES.p90);
  });

  it("are measured from signature to closing brace", () => {
    const text = [
      "export const a = (): void => {",
      "  if (true) {",
      "    b();",
      "  }",
      "};",
      "class C {",
      "  async #m(",
      "    one: string,",
      "  ): Promise<void> {",
      "    d();",
      "  }",
      "}",
    ].join("\n");
    expect(functionsOf(sourceOf("src/x.ts", text))).toEqual([
      { place: "src/x.ts:1", lines: 5 },
      { place: "src/x.ts:7", lines: 5 },
    ]);
  });
});

describe("proportions", () => {
  it("of tests to code are annotated, and of comments kept", async ({ annotate }) => {
    const code = total(codeFiles, codeLinesOf);
    const ratio = total(tests, codeLinesOf) / code;
    const comments = total(codeFiles, commentLinesOf) / (code + total(codeFiles, commentLinesOf));
    await annotate(`test : code ${ratio.toFixed(2)}; comments ${(comments * 100).toFixed(1)} %`);
    expect(comments).toBeGreaterThanOrEqual(COMMENT_SHARE.least);
    expect(comments).toBeLessThanOrEqual(COMMENT_SHARE.most);
  });
});
