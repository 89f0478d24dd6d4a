import { describe, expect, it } from "vitest";
import { type Guide, readGuide } from "../../scripts/guides/guide.ts";
import { MODELS } from "../../src/intake/sheets/model.ts";
import { FILES } from "./guide-files.ts";

const NAME = /\/([a-z-]+)\.(pt-BR|en)\.md$/;
const KNOWN_PAGES = /^\/docs(\/(reference|sdk|erros|status-codes|changelog|collection)(\/[\w.-]+)?)?$/;

const guidesIn = (language: string): ReadonlyMap<string, Guide> =>
  new Map(
    Object.entries(FILES).flatMap(([path, text]) => {
      const [, slug = "", written] = NAME.exec(path) ?? [];
      return written === language ? [[slug, readGuide(slug, text)] as const] : [];
    }),
  );

const PORTUGUESE = guidesIn("pt-BR");
const ENGLISH = guidesIn("en");
const PAIRS = [...PORTUGUESE].map(([slug, pt]) => ({ slug, pt, en: ENGLISH.get(slug)! }));
const ALL = [...PORTUGUESE.values(), ...ENGLISH.values()];

const COMMENT = /(?<=^|\s)(\/\/|#) .*$/gm;

/** The words in a Mermaid diagram: title and description, labels of boxes and arrows, names of participants. */
const WORDS = /"[^"]*"|\|[^|]*\||(?<=: ).*$|(?<= as ).*$/gm;

/** A guide's code without comments, and its diagrams without words. */
const codeOf = ({ blocks }: Guide) =>
  blocks.map(({ language, code, mark }) => ({
    language,
    mark,
    code: language === "mermaid" ? code.replace(WORDS, "words") : code.replace(COMMENT, "comment"),
  }));

const linksIn = ({ text }: Guide): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);

const PICTURES = Object.keys(import.meta.glob("../../docs/guides/pictures/*.webp"));

/** Whether a picture exists, in both languages. */
const hasPicture = (link: string): boolean =>
  ["pt-BR", "en"].every((language) => PICTURES.includes(`../../docs/guides/${link}.${language}.webp`));

const isThere = (link: string): boolean =>
  (link.startsWith("pictures/") && hasPicture(link)) ||
  (link.startsWith("models/") && `${link.slice("models/".length)}.csv` in MODELS) ||
  /^(https:\/\/|cursor:|vscode:)/.test(link) ||
  KNOWN_PAGES.test(link.split("#")[0]!) ||
  PORTUGUESE.has(link);

describe("the guides", () => {
  it("exist in both languages", () => {
    expect([...ENGLISH.keys()].sort()).toEqual([...PORTUGUESE.keys()].sort());
    expect(PORTUGUESE.size).toBeGreaterThan(0);
  });

  it.each(PAIRS)("have the same headings and front matter in both: $slug", ({ pt, en }) => {
    const levels = ({ headings }: Guide) => headings.map((heading) => heading.split(" ")[0]);
    expect(levels(en)).toEqual(levels(pt));
    for (const { frontMatter } of [pt, en]) {
      expect(Object.keys(frontMatter).sort()).toEqual(["description", "order", "section", "title"]);
      expect(Object.values(frontMatter)).not.toContain("");
    }
    expect(en.frontMatter.order).toBe(pt.frontMatter.order);
  });

  it.each(PAIRS)(
    "have the same code and diagrams in both, except for comments and words: $slug",
    ({ pt, en }) => {
      expect(codeOf(en)).toEqual(codeOf(pt));
    },
  );

  it("each have their own place in the order", () => {
    const orders = [...PORTUGUESE.values()].map(({ frontMatter }) => Number(frontMatter.order));
    expect(new Set(orders).size).toBe(orders.length);
    expect(orders.every(Number.isInteger)).toBe(true);
  });

  it("link to existing pages", () => {
    expect(ALL.flatMap(linksIn).filter((link) => !isThere(link))).toEqual([]);
  });

  it("have text between a block and its output, except in tabs", () => {
    const touching = Object.entries(FILES).filter(([, text]) => /^```\n+```(json|http|text)$/m.test(text));
    expect(touching.map(([path]) => path)).toEqual([]);
  });

  it("give a reason if a block is not run", () => {
    const marks = ALL.flatMap(({ blocks }) => blocks.flatMap(({ mark }) => mark ?? []));
    expect(marks.filter((mark) => !/^(frame|receiver|not run: \S.+)$/.test(mark))).toEqual([]);
  });
});
