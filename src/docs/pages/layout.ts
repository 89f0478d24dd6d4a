import { html, raw } from "hono/html";
import type { Language } from "../../lib/language.ts";
import { STYLE } from "./style.ts";

/** Markup whose values are escaped already. */
export type Markup = ReturnType<typeof html>;

const NAMES: Readonly<Record<Language, string>> = { "pt-BR": "Português", en: "English" };
const OTHER: Readonly<Record<Language, Language>> = { "pt-BR": "en", en: "pt-BR" };

/** A whole page around its content. */
export const page = (language: Language, title: string, content: Markup): Markup => {
  const other = OTHER[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header><a href="/docs?lang=${language}">API v1</a><a href="?lang=${other}" hreflang="${other}" lang="${other}">${NAMES[other]}</a></header>
<main>
${content}
</main>
</body>
</html>`;
};
