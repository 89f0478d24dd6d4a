import { html } from "hono/html";
import type { Language } from "../../lib/language.ts";
import type { ErrorInfo } from "../error-info.ts";
import type { CalledOperation } from "../operation.ts";
import { type Markup, page } from "./layout.ts";

const TEXT = {
  "pt-BR": {
    title: "Códigos de erro",
    columns: ["HTTP", "code", "Significado"],
    status: "Status HTTP",
    remedy: "O que fazer",
    routes: "Onde pode ocorrer",
    anyRoute: "Em qualquer rota.",
    nowhere: "Em nenhuma rota por enquanto.",
    retryable: "Vale repetir a mesma chamada depois dos segundos de Retry-After.",
    lasting: "Repetir a mesma chamada só adianta depois de resolvida a causa.",
  },
  en: {
    title: "Error codes",
    columns: ["HTTP", "code", "Meaning"],
    status: "HTTP status",
    remedy: "What to do",
    routes: "Where it may occur",
    anyRoute: "On any route.",
    nowhere: "On no route for now.",
    retryable: "The same call is worth repeating after the seconds in Retry-After.",
    lasting: "Repeating the same call only helps once the cause is gone.",
  },
} as const;

/** Every code, with a link to its page. */
export const errorIndexPage = (language: Language, errors: readonly ErrorInfo[]): Markup => {
  const text = TEXT[language];
  const rows = errors.map(
    ({ slug, status, code, title }) => html`
<tr><td>${status}</td><td><a href="/docs/erros/${slug}?lang=${language}"><code>${code}</code></a></td><td>${title}</td></tr>`,
  );
  return page(
    language,
    text.title,
    html`
<h1>${text.title}</h1>
<div class="scroll"><table>
<thead><tr>${text.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`,
  );
};

const whereItOccurs = (
  language: Language,
  error: ErrorInfo,
  operations: readonly CalledOperation[],
): Markup => {
  const { anyRoute, nowhere } = TEXT[language];
  if (error.common) return html`<p>${anyRoute}</p>`;
  const routes = operations.filter(({ errors }) => errors.includes(error.code));
  if (routes.length === operations.length) return html`<p>${anyRoute}</p>`;
  if (routes.length === 0) return html`<p>${nowhere}</p>`;
  return html`<ul>${routes.map(({ method, path }) => html`<li><code>${method.toUpperCase()} ${path}</code></li>`)}</ul>`;
};

/** What one code means and what its caller does about it. */
export const errorPage = (
  language: Language,
  error: ErrorInfo,
  operations: readonly CalledOperation[],
): Markup => {
  const text = TEXT[language];
  return page(
    language,
    `${error.code}: ${error.title}`,
    html`
<h1>${error.title}</h1>
<dl><dt>code</dt><dd><code>${error.code}</code></dd><dt>${text.status}</dt><dd>${error.status}</dd>
<dt>type</dt><dd><code>${error.type}</code></dd></dl>
<h2>${text.remedy}</h2>
<p>${error.remedy}</p>
<p class="soft">${error.retryable ? text.retryable : text.lasting}</p>
<h2>${text.routes}</h2>
${whereItOccurs(language, error, operations)}
<p><a href="/docs/erros?lang=${language}">${text.title}</a></p>`,
  );
};
