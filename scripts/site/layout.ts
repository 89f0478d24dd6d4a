import type { Heading } from "./markdown.ts";
import { html, type Markup, raw } from "./markup.ts";
import { addressOf, type Language, MISSING_PATH, type Page, PUBLIC_URL } from "./page.ts";
import { languagesOf } from "./sitemap.ts";
import { WORDS } from "./texts.ts";

/** Addresses of every page's assets. */
export interface Loaded {
  readonly typeface: string;
  readonly styles: readonly string[];
  readonly theme: string;
  /** Modules that start once the page is loaded. */
  readonly modules: readonly string[];
  readonly icon: string;
  readonly search: string;
  /** Further scripts of a kind of page. */
  readonly more: readonly string[];
}

export interface Frame {
  readonly language: Language;
  /** All pages of the navigation, in its order. */
  readonly pages: readonly Page[];
  readonly loaded: Loaded;
}

const OTHER: Readonly<Record<Language, Language>> = { "pt-BR": "en", en: "pt-BR" };
const NAMES: Readonly<Record<Language, string>> = { "pt-BR": "Português", en: "English" };

/** The page's address in each language, for search engines. */
const addressesOf = (page: Page, language: Language): Markup[] =>
  page.path === MISSING_PATH
    ? []
    : [
        html`<link rel="canonical" href="${PUBLIC_URL}${addressOf(page.path, language)}">\n`,
        ...languagesOf(page).map(
          ([other, address]) => html`<link rel="alternate" hreflang="${other}" href="${address}">\n`,
        ),
      ];

const head = (page: Page, { language, loaded }: Frame): Markup => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · ${WORDS[language].brand}</title>
<meta name="description" content="${page.description}">
${addressesOf(page, language)}<link rel="icon" href="${loaded.icon}" type="image/svg+xml">
<link rel="preload" href="${loaded.typeface}" as="font" type="font/woff2" crossorigin>
${loaded.styles.map((address) => html`<link rel="stylesheet" href="${address}">\n`)}<link rel="alternate" type="text/markdown" href="${markdownOf(page, language)}">
<link rel="alternate" type="application/rss+xml" title="${WORDS[language].changelog}" href="${addressOf("/changelog.rss", language)}">
<script src="${loaded.theme}"></script>
${loaded.modules.map((address) => html`<script type="module" src="${address}"></script>\n`)}${loaded.more.map((address) => html`<script defer src="${address}"></script>\n`)}</head>`;

const markdownOf = ({ path }: Page, language: Language): string =>
  addressOf(`${path === "" ? "/index" : path}.md`, language);

const currentAttribute = (isCurrent: boolean): Markup => raw(isCurrent ? ' aria-current="page"' : "");

const TABS = ["guides", "reference", "sdk", "changes"] as const;

const tabs = (page: Page, { pages, language }: Frame): Markup[] =>
  TABS.flatMap((section) => {
    const first = pages.find((page) => page.section === section);
    if (!first) return [];
    const mark = currentAttribute(page.section === section);
    return [
      html`<a href="${addressOf(first.path, language)}"${mark}>${WORDS[language].sections[section]}</a>`,
    ];
  });

const menuButton = (word: string): Markup =>
  html`<button class="icon menu" type="button" aria-expanded="false" aria-controls="side"><span class="unseen">${word}</span><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14"/></svg></button>`;

const top = (page: Page, frame: Frame): Markup => {
  const { language } = frame;
  const words = WORDS[language];
  const other = OTHER[language];
  const bar = html`
${page.bare ? "" : menuButton(words.menu)}
<a class="brand" href="${addressOf("", language)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 11.2 12 4l9 7.2"/><path d="M6 9.5V20h12V9.5"/><path d="m10 12-2 2.5 2 2.5m4-5 2 2.5-2 2.5"/></svg><span>${words.brand}</span></a>
<nav class="tabs" aria-label="${words.documentation}">${tabs(page, frame)}</nav>
<button class="find" type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K /"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 4 4"/></svg><span>${words.search}</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<a class="language" href="${addressOf(page.path, other)}" hreflang="${other}" lang="${other}" title="${NAMES[other]}"><span class="unseen">${NAMES[other]}</span><span aria-hidden="true">${other === "en" ? "EN" : "PT"}</span></a>
<button class="icon theme" type="button" data-dark="${words.toDark}" data-light="${words.toLight}"><span class="unseen">${words.toDark}</span><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z"/></svg></button>`;
  // The reference's library draws its own banner.
  return page.bare
    ? html`<div class="top" role="region" aria-label="${words.brand}">\n${bar}\n</div>`
    : html`<header class="top">\n${bar}\n</header>`;
};

const side = (page: Page, { pages, language }: Frame): Markup => {
  const groups = [
    ...Map.groupBy(pages, ({ section, group }) => group ?? WORDS[language].sections[section]),
  ].map(
    ([title, own], at) => html`<p id="nav-${at}">${title}</p>
<ul aria-labelledby="nav-${at}">
${own.map((one) => html`<li><a href="${addressOf(one.path, language)}"${currentAttribute(one.path === page.path)}>${one.label ?? one.title}</a></li>\n`)}</ul>\n`,
  );
  return html`<nav id="side" class="side" aria-label="${WORDS[language].menu}">
${groups}</nav>`;
};

const contents = (headings: readonly Heading[], { language }: Frame): Markup => {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return html`<aside class="toc"></aside>`;
  const words = WORDS[language];
  return html`<aside class="toc"><nav aria-labelledby="toc"><p id="toc">${words.onThisPage}</p>
<ul>${shown.map(({ depth, id, text }) => html`<li class="d${depth}"><a href="#${id}">${text}</a></li>`)}</ul></nav></aside>`;
};

const pager = (page: Page, { pages, language }: Frame): Markup | "" => {
  const at = pages.findIndex(({ path }) => path === page.path);
  if (at < 0) return "";
  const words = WORDS[language];
  const link = (one: Page | undefined, rel: string, word: string): Markup | "" =>
    one
      ? html`<a class="${rel}" rel="${rel}" href="${addressOf(one.path, language)}"><span>${word}</span> ${one.title}</a>`
      : "";
  return html`<nav class="pager" aria-label="${words.previous}, ${words.next}">${link(pages[at - 1], "prev", words.previous)}${link(pages[at + 1], "next", words.next)}</nav>`;
};

const search = (language: Language): Markup => {
  const words = WORDS[language];
  return html`<dialog class="search" aria-label="${words.search}">
<div class="ask"><input type="search" role="combobox" aria-expanded="true" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false" aria-label="${words.searchHint}" placeholder="${words.searchHint}"><button class="close" type="button">${words.close}</button></div>
<ul id="found" role="listbox" aria-label="${words.searchFound}"></ul>
<p role="status" data-empty="${words.searchEmpty}" data-found="${words.searchFound}"></p>
</dialog>`;
};

const article = (page: Page, content: Markup, frame: Frame): Markup => {
  const { language } = frame;
  const words = WORDS[language];
  const foreign = page.foreign ? raw(` lang="${page.foreign}"`) : "";
  const title =
    page.html === undefined
      ? html`<p class="eyebrow">${words.sections[page.section]}</p>\n<h1>${page.title}</h1>\n`
      : "";
  return html`<main id="content" tabindex="-1">
<article${foreign}>
${title}${content}
</article>
${pager(page, frame)}
<footer><a href="${markdownOf(page, language)}">${words.asMarkdown}</a> <a href="${addressOf("/llms.txt", language)}">llms.txt</a> <a href="${addressOf("/openapi.json", language)}">OpenAPI 3.1</a> <a href="/status">${words.status}</a></footer>
</main>`;
};

/** A complete page with its content. */
export const layout = (page: Page, content: Markup, headings: readonly Heading[], frame: Frame): string => {
  const { language, loaded } = frame;
  const words = WORDS[language];
  const body = page.bare
    ? html`<div id="content" class="bare" tabindex="-1">${content}</div>`
    : html`<div class="frame">
${side(page, frame)}
${article(page, content, frame)}
${contents(headings, frame)}
</div>`;
  return `<!doctype html>
${html`<html lang="${language}">
${head(page, frame)}
<body data-search="${loaded.search}" data-copy="${words.copy}" data-copied="${words.copied}">
<a class="skip" href="#content">${words.skip}</a>
${top(page, frame)}
${body}
${search(language)}
</body>
</html>`}
`;
};
