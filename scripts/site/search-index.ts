import { type Contract, operationsOf } from "./contract.ts";
import { openingOf, render } from "./markdown.ts";
import { addressOf, type Language, type Page } from "./page.ts";
import { WORDS } from "./texts.ts";

/** Searchable entries, in one language. Names are short, because the browser loads all of it at once. */
interface Findable {
  /** Title. */
  readonly t: string;
  /** Its kind, or its parent. */
  readonly k: string;
  /** Address. */
  readonly u: string;
  /** Further search words. */
  readonly x: string;
}

const MAX_WORDS_CHARS = 700;

const shortened = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, MAX_WORDS_CHARS);

/** A page, and each of its sections with its words. */
const sectionsOf = (page: Page, language: Language): Findable[] => {
  const address = addressOf(page.path, language);
  const whole = { t: page.title, u: address };
  const kind = WORDS[language].sections[page.section];
  const about = shortened(`${page.description} ${openingOf(page.markdown)}`);
  const { headings } = render(page.markdown, { path: page.path, language });
  return [
    { ...whole, k: kind, x: about },
    ...headings.map(({ text, id, words }) => ({
      t: text,
      k: page.title,
      u: `${address}#${id}`,
      x: shortened(words),
    })),
  ];
};

const isError = ({ path }: Page): boolean => path.startsWith("/erros/");

/** All entries of a language's search: sections of pages, operations, error codes. */
export const searchIndex = (pages: readonly Page[], contract: Contract, language: Language): Findable[] => {
  const words = WORDS[language];
  const reference = addressOf("/reference", language);
  const errors = pages.filter(isError).map(({ path, title, markdown, description }) => ({
    ...{ t: title, k: words.error, u: addressOf(path, language) },
    x: shortened(`${/`(\w+)`/.exec(markdown)?.[1] ?? ""} ${description}`),
  }));
  const operations = operationsOf(contract).map(({ method, path, operation, anchor }) => ({
    ...{ t: operation.summary, k: `${method} ${path}`, u: `${reference}#${anchor}` },
    x: shortened(`${operation.operationId} ${operation.description}`),
  }));
  const whole = pages.filter(
    (page) => !isError(page) && page.path !== "/reference" && page.path !== "/changelog",
  );
  const rest = pages.filter(({ path }) => path === "/reference" || path === "/changelog");
  return [
    ...whole.flatMap((page) => sectionsOf(page, language)),
    ...rest.map(({ title, description, path, section }) => ({
      ...{ t: title, k: words.sections[section], u: addressOf(path, language), x: description },
    })),
    ...operations,
    ...errors,
  ];
};
