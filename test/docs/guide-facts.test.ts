import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/domain/feeds/formats/index.ts";
import { SECOND_NAMES } from "../../src/domain/feeds/formats/second-names.ts";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import { TYPE_NAMES, typeOf } from "../../src/intake/property-types.ts";
import { LANGUAGES } from "../../src/lib/language.ts";
import {
  MAX_DESCRIPTION_CHARS,
  MAX_LOCATIONS,
  MAX_NOTE_CHARS,
  MAX_NOTES_CHARS,
  MAX_PHONES,
  MAX_PHOTOS,
  MAX_REF_CHARS,
  MAX_TITLE_CHARS,
  MAX_URL_CHARS,
} from "../../src/vocabulary/limits.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import { FILES } from "./guide-files.ts";

const textOf = (slug: string, language: string): string => FILES[`../../docs/guides/${slug}.${language}.md`]!;

/** The cells of every row of every table. */
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(2, -1)
        .split(" | ")
        .map((cell) => cell.replaceAll("`", "").trim()),
    );

const namesIn = (cell = ""): string[] => cell.split(", ").sort();

describe.each(LANGUAGES)("the guides, %s", (language) => {
  it("map exactly the elements that are read in each format", () => {
    const read = [...FORMATS.map(({ rows }) => rows), SECOND_NAMES].flatMap((rows) =>
      Object.values(rows).flatMap((row) => row.map(([at]) => at)),
    );
    const tables = textOf("feed-map", language).split("## VRSync")[1]!.split("| `APARTAMENTO`")[0]!;
    const listed = tables
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .flatMap((line) => [...(line.split(" | ")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    expect(listed.sort()).toEqual(read.sort());
  });

  it("name every type of a feed with its subtype", () => {
    const rows = rowsOf(textOf("feed-map", language)).filter(([type = ""]) => type in TYPE_NAMES);
    const listed = Object.fromEntries(rows.map(([type = "", names]) => [type, namesIn(names)]));
    const known = Object.entries(TYPE_NAMES).map(([type, names]) => [type, [...names].sort()]);
    expect(listed).toEqual(Object.fromEntries(known));
    for (const [type, names] of Object.entries(listed))
      expect(
        names.map((name) => typeOf(name, "")),
        type,
      ).toEqual(names.map(() => type));
  });

  it("show the limits that the code has", () => {
    const text = textOf("limits", language);
    const shown = [
      MAX_PHOTOS,
      MAX_PHONES,
      MAX_LOCATIONS,
      MAX_REF_CHARS,
      MAX_TITLE_CHARS,
      MAX_DESCRIPTION_CHARS,
      MAX_NOTES_CHARS,
      MAX_NOTE_CHARS,
      MAX_URL_CHARS,
    ].map((limit) => limit.toLocaleString(language));
    expect(shown.filter((limit) => !new RegExp(`(?<![\\d.,])${limit}(?![\\d])`).test(text))).toEqual([]);
  });

  it("name every permission", () => {
    const text = textOf("keys-and-permissions", language);
    expect(PERMISSIONS.filter((permission) => !text.includes(`\`${permission}\``))).toEqual([]);
  });

  it("say who can solve each 403, with a link to its page", () => {
    const text = textOf("keys-and-permissions", language);
    const refusals = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === 403);
    const links = refusals.map((code) => `[\`${code}\`](/docs/erros/${slugOf(code)})`);
    expect(links.filter((link) => !text.includes(link))).toEqual([]);
  });

  it("say for every status whether to retry", () => {
    const listed = rowsOf(textOf("errors", language)).flatMap(
      ([status = ""]) => status.match(/\d{3}/g) ?? [],
    );
    const statuses = new Set(Object.values(ERRORS).map(({ status }) => String(status)));
    expect([...new Set(listed)].sort()).toEqual([...statuses].sort());
  });
});

describe("the glossary", () => {
  it("has the same terms in both languages", () => {
    const rowsIn = (language: string) => rowsOf(textOf("glossary", language)).slice(1);
    const portuguese = rowsIn("pt-BR").map(([term, inEnglish]) => `${term}: ${inEnglish}`);
    const english = rowsIn("en").map(([term, inPortuguese]) => `${inPortuguese}: ${term}`);
    expect(english.sort()).toEqual(portuguese.sort());
    expect(new Set(portuguese).size).toBe(portuguese.length);
    expect(portuguese.length).toBeGreaterThan(30);
  });
});

describe("a link of a guide to an error", () => {
  it("leads to an existing page", () => {
    const slugs = (Object.keys(ERRORS) as ErrorCode[]).map(slugOf);
    const linked = Object.values(FILES).flatMap((text) =>
      [...text.matchAll(/\/docs\/erros\/([\w-]+)/g)].map(([, slug]) => slug!),
    );
    expect(linked.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
