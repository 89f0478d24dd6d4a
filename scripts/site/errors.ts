import { exampleOf } from "../../src/docs/problem-examples.ts";
import { type Contract, codesOf, type Listed, operationsOf } from "./contract.ts";
import { allErrors, type ErrorInfo } from "./error-info.ts";
import { type Language, type Page, PUBLIC_URL } from "./page.ts";
import { placeOfStatus } from "./status-codes.ts";
import { WORDS } from "./texts.ts";

const DOCS = `${PUBLIC_URL}/docs`;

const TEXT = {
  "pt-BR": {
    about: "Cada code de um problema, o status HTTP dele e o que fazer.",
    lead: "Um erro é `application/problem+json` (RFC 9457): `code` diz o que houve, `invalidParams` lista de uma vez tudo o que está errado na requisição, e `type` é o endereço da página do código.",
    head: "| HTTP | code | Significado |",
    remedy: "O que fazer",
    retryable: "Vale repetir a mesma chamada depois dos segundos de `Retry-After`.",
    lasting: "Repetir a mesma chamada só adianta depois de resolvida a causa.",
    example: "Exemplo",
    routes: "Onde pode ocorrer",
    anyRoute: "Em qualquer rota.",
    assistants: "Nas ferramentas de gravação dos [assistentes](/docs/guides/assistants).",
  },
  en: {
    about: "Every code of a problem, its HTTP status and what to do.",
    lead: "An error is `application/problem+json` (RFC 9457): `code` says what happened, `invalidParams` lists everything wrong with the request at once, and `type` is the address of the code's page.",
    head: "| HTTP | code | Meaning |",
    remedy: "What to do",
    retryable: "The same call is worth repeating after the seconds in `Retry-After`.",
    lasting: "Repeating the same call only helps once the cause is gone.",
    example: "Example",
    routes: "Where it may occur",
    anyRoute: "On any route.",
    assistants: "In the write tools of [assistants](/docs/guides/assistants).",
  },
} as const;

const whereItOccurs = (
  language: Language,
  error: ErrorInfo,
  operations: readonly Listed[],
  contract: Contract,
): string => {
  const { anyRoute, assistants } = TEXT[language];
  const found = operations.filter(({ operation }) => codesOf(operation, contract).includes(error.code));
  if (error.common || found.length === operations.length) return anyRoute;
  const lines = found.map(
    ({ method, path, operation, anchor }) =>
      `- [\`${method} ${path}\`](/docs/reference#${anchor}) ${operation.summary}`,
  );
  return lines.length === 0 ? assistants : lines.join("\n");
};

/** Whether to retry; for an internal error the remedy says so. */
const againText = ({ status, retryable }: ErrorInfo, language: Language): string => {
  const { retryable: again, lasting } = TEXT[language];
  if (retryable) return `${again}\n\n`;
  return status < 500 ? `${lasting}\n\n` : "";
};

const errorPage = (
  language: Language,
  error: ErrorInfo,
  operations: readonly Listed[],
  contract: Contract,
): Page => {
  const text = TEXT[language];
  const example = exampleOf(error.code, DOCS, language);
  return {
    path: `/erros/${error.slug}`,
    title: error.title,
    description: error.remedy,
    section: "reference",
    unlisted: true,
    json: { data: error },
    markdown: `\`${error.code}\` · [HTTP ${error.status}](/docs/status-codes#${placeOfStatus(error.status)})

## ${text.remedy}

${error.remedy}

${againText(error, language)}## ${text.example}

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`

## ${text.routes}

${whereItOccurs(language, error, operations, contract)}

[${WORDS[language].errors}](/docs/erros)
`,
  };
};

/** The list of the error codes, and a page for each. */
export const errorPages = (language: Language, contract: Contract): Page[] => {
  const text = TEXT[language];
  const errors = allErrors(language, DOCS);
  const operations = operationsOf(contract);
  const rows = errors.map(
    ({ status, code, slug, title }) => `| ${status} | [\`${code}\`](/docs/erros/${slug}) | ${title} |`,
  );
  const list: Page = {
    path: "/erros",
    title: WORDS[language].errors,
    description: text.about,
    section: "reference",
    markdown: `${text.lead}\n\n${text.head}\n|---|---|---|\n${rows.join("\n")}\n`,
    json: { data: errors },
  };
  return [list, ...errors.map((error) => errorPage(language, error, operations, contract))];
};
