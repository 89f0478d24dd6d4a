import { html } from "hono/html";
import type { ErrorCode } from "../../errors/catalogue.ts";
import type { Language } from "../../lib/language.ts";
import type { OpenApiDocument } from "../openapi.ts";
import { exampleOf } from "../problem-examples.ts";
import { HOME_TEXT } from "./home-text.ts";
import { type Markup, page } from "./layout.ts";

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly permission: string | null;
}

const SHOWN_ERROR: ErrorCode = "invalid_param";

/** The operations as the document has them, in its order. */
const operationsIn = (document: OpenApiDocument): Listed[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (["get", "put", "post", "patch", "delete"] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId = "", tags = [], summary = "" } = operation;
      const permission: string | null = operation["x-permission"] ?? null;
      return [{ method: method.toUpperCase(), path, operationId, tag: tags[0] ?? "", summary, permission }];
    }),
  );

const row = (operation: Listed, anyKey: string): Markup => html`
<tr id="${operation.operationId}"><td class="method">${operation.method}</td><td><code>${operation.path}</code></td>
<td>${operation.summary}</td><td class="soft">${operation.permission ?? anyKey}</td></tr>`;

const section = (tag: string, operations: readonly Listed[], language: Language): Markup => {
  const { columns, anyKey } = HOME_TEXT[language];
  return html`
<h3>${tag}</h3>
<div class="scroll"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${operations.map((operation) => row(operation, anyKey))}</tbody>
</table></div>`;
};

/** The first page: what the service is, how to call it, and every operation of the document. */
export const homePage = (
  language: Language,
  document: OpenApiDocument,
  addresses: { readonly baseUrl: string; readonly docsUrl: string },
): Markup => {
  const text = HOME_TEXT[language];
  const problem = JSON.stringify(exampleOf(SHOWN_ERROR, addresses.docsUrl, language), null, 2);
  const titles = new Map(document.tags.map(({ name, "x-displayName": title }) => [name, title]));
  const byTag = Map.groupBy(operationsIn(document), ({ tag }) => titles.get(tag) ?? tag);
  return page(
    language,
    text.title,
    html`
<h1>${text.title}</h1>
<p class="lead">${text.lead}</p>
<dl><dt>${text.baseUrl}</dt><dd><code>${addresses.baseUrl}</code></dd>
<dt>${text.contract}</dt><dd><a href="/docs/openapi.json?lang=${language}">/docs/openapi.json?lang=${language}</a></dd></dl>
<h2>${text.start}</h2>
<p>${text.startText}</p>
<pre><code>curl ${addresses.baseUrl}/me -H "Authorization: Bearer &lt;API_KEY&gt;"</code></pre>
<h2>${text.key}</h2>
<p>${text.keyText}</p>
<h2>${text.rules}</h2>
<ul>${text.rulesList.map((rule) => html`<li>${rule}</li>`)}</ul>
<h2>${text.errors}</h2>
<p>${text.errorsText} <a href="/docs/erros?lang=${language}">${text.errorsLink}</a></p>
<pre><code>${problem}</code></pre>
<h2>${text.operations}</h2>
${[...byTag].map(([tag, operations]) => section(tag, operations, language))}`,
  );
};
