import { Marked, Renderer, type Token, type Tokens } from "marked";
import { diagramOf } from "./diagram.ts";
import { highlighted, nameOfLanguage, TAB_NAMES } from "./highlight.ts";
import { escaped, html, raw, slugFor } from "./markup.ts";
import { addressOf, type Language } from "./page.ts";

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  /** The words between this heading and the next. */
  readonly words: string;
}

interface Place {
  readonly path: string;
  readonly language: Language;
}

/** The target of a page's link, in the page's language; other hosts are unchanged. */
export const resolveLink = (href: string, { path, language }: Place): string => {
  if (/^([a-z]+:|#)/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href, `https://host.invalid/docs${path}`);
  const isPage = pathname === "/docs" || pathname.startsWith("/docs/");
  return isPage && search === ""
    ? `${addressOf(pathname.slice("/docs".length), language)}${hash}`
    : `${pathname}${search}${hash}`;
};

const codeOf = ({ text, lang = "" }: Tokens.Code): { name: string; markup: string } => {
  const language = lang.split(/\s/)[0]!;
  const markup = `<pre tabindex="0"><code>${highlighted(text, language)}</code></pre>`;
  return { name: nameOfLanguage(language, text), markup };
};

/** One block, or the same code in several languages, of which a reader sees one at a time. */
const blockOf = (codes: readonly Tokens.Code[]): string => {
  const parts = codes.map(codeOf).map(
    ({ name, markup }) => html`<div class="code" data-name="${name}">
<p class="caption">${name}</p>
${raw(markup)}
</div>`,
  );
  return parts.length === 1 ? `${parts[0]}\n` : `<div class="codes">\n${parts.join("\n")}\n</div>\n`;
};

const nameIn = ({ lang = "", text }: Tokens.Code): string => nameOfLanguage(lang.split(/\s/)[0]!, text);

const isDiagram = (token: Token): boolean => token.type === "code" && token.lang === "mermaid";

/** Whether a block repeats the previous ones in a further language. */
const joins = (codes: readonly Tokens.Code[], code: Tokens.Code): boolean =>
  [...codes, code].every((one) => TAB_NAMES.includes(nameIn(one))) &&
  codes.every((one) => nameIn(one) !== nameIn(code));

/** Blocks of code without text between them belong together. */
const inBlocks = (tokens: readonly Token[]): (Token | Tokens.Code[])[] => {
  const blocks: (Token | Tokens.Code[])[] = [];
  for (const token of tokens) {
    const last = blocks.at(-1);
    if (token.type === "space") continue;
    if (token.type !== "code" || isDiagram(token)) blocks.push(token);
    else if (Array.isArray(last) && joins(last, token as Tokens.Code)) last.push(token as Tokens.Code);
    else blocks.push([token as Tokens.Code]);
  }
  return blocks;
};

/** Ids are unique: a repeated one gets a number. */
const uniqueIds = () => {
  const given = new Map<string, number>();
  return (text: string): string => {
    const id = slugFor(text) || "s";
    const times = (given.get(id) ?? 0) + 1;
    given.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
};

const markedFor = (place: Place, idFor: (text: string) => string) => {
  const diagramIdFor = uniqueIds();
  return new Marked({
    gfm: true,
    renderer: {
      code: (token) => (isDiagram(token) ? diagramOf(token.text, diagramIdFor("diagram")) : blockOf([token])),
      html: ({ text }) => escaped(text),
      heading({ tokens, depth, text }) {
        const id = idFor(text);
        const words = this.parser.parseInline(tokens);
        return `<h${depth} id="${id}"><a href="#${id}">${words}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(resolveLink(href, place))}">${this.parser.parseInline(tokens)}</a>`;
      },
      // All pictures have one size, so that nothing moves when one arrives.
      image({ href, text }) {
        return `<img src="${escaped(href)}" alt="${escaped(text)}" width="1280" height="800" loading="lazy" />`;
      },
      // A wide table scrolls by itself, also by keyboard.
      table(token) {
        const table = Renderer.prototype.table.call(this, token).replaceAll("<th>", '<th scope="col">');
        return `<div class="scroll" tabindex="0">${table}</div>\n`;
      },
    },
  });
};

const plain = (token: Token): string =>
  "tokens" in token && token.tokens
    ? token.tokens.map(plain).join("")
    : token.type === "html" || !("text" in token)
      ? ""
      : String(token.text);

const wordsOf = (token: Token): string => {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .flat()
      .flatMap(({ tokens }) => tokens.map(plain))
      .join(" ");
  }
  if (token.type === "list") return (token as Tokens.List).items.map(plain).join(" ");
  return token.type === "code" ? "" : plain(token);
};

const headingsIn = (tokens: readonly Token[]): Heading[] => {
  const idFor = uniqueIds();
  const headings: { depth: number; id: string; text: string; words: string }[] = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      headings.push({ depth, id: idFor(text), text: plain(token), words: "" });
    } else if (headings.length > 0) {
      headings.at(-1)!.words += ` ${wordsOf(token)}`;
    }
  }
  return headings;
};

/** The markup of a page's text, and its sections. */
export const render = (
  markdown: string,
  place: Place,
): { readonly html: string; readonly headings: readonly Heading[] } => {
  const marked = markedFor(place, uniqueIds());
  const tokens = marked.lexer(markdown);
  const markup = inBlocks(tokens).map((block) =>
    Array.isArray(block) ? blockOf(block) : marked.parser(Object.assign([block], { links: tokens.links })),
  );
  return { html: markup.join(""), headings: headingsIn(tokens) };
};

/** The words before the first heading, the page's subject. */
export const openingOf = (markdown: string): string => {
  const tokens = new Marked().lexer(markdown);
  const end = tokens.findIndex(({ type }) => type === "heading");
  return tokens
    .slice(0, end < 0 ? undefined : end)
    .map(wordsOf)
    .join(" ")
    .trim();
};
