import { html, type Markup } from "./markup.ts";
import { addressOf, LANGUAGES, type Language, type Page, PUBLIC_URL } from "./page.ts";

/** A page's whole address in each language. */
export const languagesOf = ({ path }: Page): readonly (readonly [language: Language, address: string])[] =>
  LANGUAGES.map((language) => [language, `${PUBLIC_URL}${addressOf(path, language)}`] as const);

const entryOf = (address: string, page: Page): Markup => html`<url>
<loc>${address}</loc>
${languagesOf(page).map(([language, other]) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${other}"/>\n`)}</url>
`;

/** Every page in both languages, for search engines (sitemaps.org). */
export const sitemapOf = (pages: readonly Page[]): string => `<?xml version="1.0" encoding="UTF-8"?>
${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => languagesOf(page).map(([, address]) => entryOf(address, page)))}</urlset>`}
`;

/** Robots may read only the documentation (RFC 9309). */
export const ROBOTS = `User-agent: *
Allow: /docs
Disallow: /

Sitemap: ${PUBLIC_URL}/docs/sitemap.xml
`;
