import { renderMermaidSVG } from "beautiful-mermaid";
import { escaped, html, raw } from "./markup.ts";

/** What Mermaid calls a diagram's title and its description for readers who do not see it. */
const ACCESSIBLE = /^\s*(accTitle|accDescr)\s*:\s*(.+)$/;

/** @throws if the diagram has no title or no description */
const readSource = (
  text: string,
): { readonly accTitle: string; readonly accDescr: string; readonly lines: readonly string[] } => {
  const named: Record<string, string> = {};
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = ACCESSIBLE.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else named[name] = value!.trim();
  }
  const { accTitle, accDescr } = named;
  if (accTitle === undefined || accDescr === undefined)
    throw new Error(`The diagram lacks accTitle or accDescr: ${text.split("\n")[0]}`);
  return { accTitle, accDescr, lines };
};

/** The page's style sheet sets colors and typeface instead, so that they follow its theme and its policy. */
const withoutStyle = (svg: string): string =>
  svg.replace(/<style>[\s\S]*?<\/style>\s*/, "").replace(/(<svg[^>]*?) style="[^"]*"/, "$1");

/** Makes the ids of a diagram's arrowheads unique, because a page may have several diagrams. */
const withOwnIds = (svg: string, name: string): string =>
  svg.replace(/ id="([^"]+)"/g, ` id="${name}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);

const withDescription = (svg: string, description: string): string =>
  svg.replace("<svg ", `<svg role="img" aria-label="${escaped(description)}" `);

/**
 * The picture of a block of Mermaid, drawn when the site is built.
 * @param name distinguishes it among the diagrams of its page
 */
export const diagramOf = (text: string, name: string): string => {
  const { accTitle, accDescr, lines } = readSource(text);
  const svg = withDescription(withOwnIds(withoutStyle(renderMermaidSVG(lines.join("\n"))), name), accDescr);
  return html`<figure class="diagram">
<div class="scroll" tabindex="0">${raw(svg)}</div>
<figcaption>${accTitle}</figcaption>
</figure>
`.toString();
};
