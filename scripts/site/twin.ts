import { resolveLink } from "./markdown.ts";
import { type Language, markdownAddressOf, type Page, PUBLIC_URL, SECTIONS } from "./page.ts";
import { WORDS } from "./texts.ts";

const FENCED = /^(```[\s\S]*?^```)/m;
const LINK = /\]\(([^)\s]+)\)/g;

/** A link's full address, because this text stands alone; of the Markdown, for a page that has it. */
const wholeAddress = (href: string, page: Page, language: Language): string => {
  const address = resolveLink(href, { path: page.path, language });
  if (/^([a-z]+:|#)/i.test(address)) return address;
  const { pathname, search, hash } = new URL(address, PUBLIC_URL);
  const isPage = pathname.startsWith("/docs") && !/\.\w+$/.test(pathname);
  return isPage
    ? `${markdownAddressOf(pathname.slice("/docs".length), language)}${pathname === "/docs/reference" ? "" : hash}`
    : `${PUBLIC_URL}${pathname}${search}${hash}`;
};

/** A page as Markdown that stands alone. */
export const twinOf = (page: Page, language: Language): string => {
  const text = page.markdown
    .split(FENCED)
    .map((part) =>
      part.startsWith("```")
        ? part
        : part.replace(LINK, (_, href: string) => `](${wholeAddress(href, page, language)})`),
    )
    .join("");
  return `# ${page.title}\n\n> ${page.description}\n\n${text.trim()}\n`;
};

/** An assistant's first page: every page with its address and a sentence (llmstxt.org). */
export const llmsText = (pages: readonly Page[], language: Language, about: string): string => {
  const words = WORDS[language];
  const line = ({ path, title, description }: Page): string =>
    `- [${title}](${markdownAddressOf(path, language)}): ${description}`;
  const groups = SECTIONS.map((section) => {
    const own = pages.filter((page) => page.section === section && !page.unlisted);
    return own.length === 0 ? "" : `## ${words.sections[section]}\n\n${own.map(line).join("\n")}\n`;
  });
  const optional = pages.filter(({ unlisted }) => unlisted).map(line);
  const full = `${PUBLIC_URL}/docs/llms-full.txt?lang=${language}`;
  const contract = `${PUBLIC_URL}/docs/openapi.json?lang=${language}`;
  return [
    `# ${words.brand}\n\n> ${about}\n\nOpenAPI 3.1: ${contract}\n\n${words.documentation}: ${full}\n`,
    ...groups.filter((group) => group !== ""),
    `## Optional\n\n${optional.join("\n")}\n`,
  ].join("\n");
};

/** Every page in one text. */
export const llmsFullText = (pages: readonly Page[], language: Language): string =>
  pages.map((page) => twinOf(page, language)).join("\n\n---\n\n");
