import { describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { backofficeErrorsOf } from "../../src/backoffice/errors-of.ts";
import { errorsOf } from "../../src/contract/errors-of.ts";
import { COMMON_ERRORS, ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import { CONFIRMATION_ERRORS } from "../../src/errors/confirmation-errors.ts";
import { FAULTS } from "../../src/errors/faults.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { isService } from "./source.ts";
import { SOURCES } from "./sources.ts";

/** Codes of rules 6.3 that no route answers yet. Whoever adds a code's first route removes it from here. */
const LATER: readonly ErrorCode[] = [];

const codes = Object.keys(ERRORS) as ErrorCode[];
const answered = new Set<ErrorCode>([
  ...COMMON_ERRORS,
  ...(Object.keys(CONFIRMATION_ERRORS) as ErrorCode[]),
  ...ENDPOINTS.flatMap(errorsOf),
  ...BACKOFFICE_ENDPOINTS.flatMap(backofficeErrorsOf),
]);

describe("the error catalog", () => {
  it("has no code that nothing answers", () => {
    expect(codes.filter((code) => !answered.has(code) && !LATER.includes(code))).toEqual([]);
  });

  it("expects no code that a route already answers", () => {
    expect(
      LATER.filter((code) => answered.has(code)),
      "remove these from LATER",
    ).toEqual([]);
  });

  it("gives every code a page of its own", () => {
    const slugs = codes.map(slugOf);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it("says everything in both languages and differently", () => {
    const silent = codes.filter((code) => {
      const { title, remedy } = ERRORS[code];
      return [title, remedy].some(
        (text) => text.en.length < 5 || text["pt-BR"].length < 5 || text.en === text["pt-BR"],
      );
    });
    expect(silent).toEqual([]);
  });

  it("calls only answers of 408, 409, 429 and 5xx retryable", () => {
    const odd = codes.filter((code) => {
      const entry = ERRORS[code];
      return "retryable" in entry && !([408, 409].includes(entry.status) || entry.status >= 429);
    });
    expect(odd).toEqual([]);
  });
});

const service = SOURCES.filter(isService);
const faultCodes = Object.keys(FAULTS);

describe("the words of invalidParams", () => {
  it("are all used somewhere", () => {
    const others = service.filter(({ path }) => path !== "src/errors/faults.ts");
    const unused = faultCodes.filter(
      (code) => !others.some(({ uncommented }) => uncommented.includes(`"${code}"`)),
    );
    expect(unused, "remove these from FAULTS").toEqual([]);
  });

  // A schema names its fault as a plain string, which the compiler does not check.
  it("include each one that a schema uses", () => {
    const used = service.flatMap(({ path, uncommented }) =>
      [...uncommented.matchAll(/params: \{\s*fault: "(\w+)"|\bfault\("[\w.]*", "(\w+)"/g)].map(
        ([, param, call]) => [path, param ?? call ?? ""] as const,
      ),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter(([, code]) => !faultCodes.includes(code))).toEqual([]);
  });

  it("fill every blank of their sentences in both languages", () => {
    const blanks = (text: string): string[] => text.match(/\{\w+\}/g)?.sort() ?? [];
    const differing = Object.entries(FAULTS).filter(
      ([, text]) => JSON.stringify(blanks(text.en)) !== JSON.stringify(blanks(text["pt-BR"])),
    );
    expect(differing).toEqual([]);
  });
});
