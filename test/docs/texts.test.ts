import { describe, expect, it } from "vitest";
import { buildBackoffice, buildContract, buildSandbox, buildUploads } from "../../src/docs/built.ts";
import { V1_TEXTS } from "../../src/docs/texts.ts";
import { BACKOFFICE_DOCS } from "../../src/documentation/backoffice/all.ts";
import { PLAYGROUND_DOCS } from "../../src/documentation/sandbox.ts";
import type { EnglishText } from "../../src/documentation/text.ts";
import { UPLOAD_DOCS } from "../../src/documentation/uploads.ts";
import { ID_PREFIXES } from "../../src/lib/id.ts";
import { LANGUAGES } from "../../src/lib/language.ts";

/** Every text of the contract, by its name. */
const texts = (): [string, EnglishText][] => [
  ...[...V1_TEXTS.operations].flatMap(([name, { summary, description }]): [string, EnglishText][] => [
    [`${name} summary`, summary],
    [`${name} description`, description],
  ]),
  ...[...V1_TEXTS.schemas, ...V1_TEXTS.params].flatMap(([name, members]) =>
    Object.entries(members).map(([member, text]): [string, EnglishText] => [`${name}.${member}`, text]),
  ),
];

describe("the texts of the contract", () => {
  it.each(LANGUAGES)("describe in %s every operation, parameter, schema and member", (language) => {
    const where = "say it in src/documentation/<resource>.ts, in both languages";
    expect(buildContract(language).missing.map((name) => `${name}: ${where}`)).toEqual([]);
  });

  it("describe the operations of the back office too, in English", () => {
    const where = "say it in src/documentation/backoffice/<resource>.ts";
    expect(buildBackoffice().missing.map((name) => `${name}: ${where}`)).toEqual([]);
  });

  it.each(LANGUAGES)("describe in %s the sandbox's operations too", (language) => {
    const where = "say it in src/documentation/sandbox.ts, in both languages";
    expect(buildSandbox(language).missing.map((name) => `${name}: ${where}`)).toEqual([]);
  });

  it.each(LANGUAGES)("describe in %s the operations of uploads too", (language) => {
    const { missing, unused } = buildUploads(language);
    const own = [...Object.keys(UPLOAD_DOCS.operations), ...Object.keys(UPLOAD_DOCS.schemas)];
    expect([...missing, ...unused.filter((name) => own.includes(name.split(".")[0]!))]).toEqual([]);
  });

  it("describe nothing that does not exist", () => {
    expect(buildContract("en").unused).toEqual([]);
    const { operations, schemas } = PLAYGROUND_DOCS;
    const ofSandbox = [...Object.keys(operations), ...Object.keys(schemas)];
    const unused = buildSandbox("en").unused.map((name) => name.split(".")[0]!);
    expect(unused.filter((name) => ofSandbox.includes(name))).toEqual([]);
    const own = new Set(
      BACKOFFICE_DOCS.flatMap(({ operations, schemas }) => [
        ...Object.keys(operations),
        ...Object.keys(schemas),
      ]),
    );
    expect(buildBackoffice().unused.filter((name) => own.has(name.split(".")[0]!))).toEqual([]);
  });

  it("exist in both languages, with descriptions in full sentences", () => {
    const empty = texts().filter(([, text]) =>
      LANGUAGES.some((language) => (text[language] ?? "").trim() === ""),
    );
    expect(empty.map(([name]) => name)).toEqual([]);
    const same = texts().filter(([name, text]) => name.endsWith("description") && text["pt-BR"] === text.en);
    expect(same.map(([name]) => name)).toEqual([]);
  });

  it.each(LANGUAGES)("give ids in %s the form of real ids", (language) => {
    const documents = [buildContract(language), buildBackoffice()];
    const ids = JSON.stringify(documents).matchAll(/(\w+[-_])0123456789abcdef(?![0-9a-f])/g);
    const unknown = [...ids].filter(([, prefix]) => !Object.values<string>(ID_PREFIXES).includes(prefix!));
    expect(unknown.map(([id]) => id)).toEqual([]);
  });

  it("are reported when they are missing", () => {
    const [name] = V1_TEXTS.operations.keys();
    const operations = new Map([...V1_TEXTS.operations].slice(1));
    expect(buildContract("en", { texts: { ...V1_TEXTS, operations } }).missing).toContain(name);
  });
});
