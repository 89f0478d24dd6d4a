import {
  type Answer,
  type Contract,
  type Listed,
  type Media,
  operationsOf,
  resolved,
  type Schema,
} from "./contract.ts";
import { html } from "./markup.ts";
import { addressOf, type Language, type Page } from "./page.ts";
import { WORDS } from "./texts.ts";

const TEXT = {
  "pt-BR": {
    about: "Todas as operações, com parâmetros, campos, exemplos, erros e código em seis linguagens.",
    loading: "Carregando a referência…",
    plain: "Sem JavaScript, leia a referência em Markdown:",
    refused:
      "Chamada não enviada: aqui só valem chaves do ambiente de testes, que começam por rea_test_. Use as outras só no seu servidor.",
    details: "Detalhes",
    parameters: "Parâmetros",
    body: "Corpo",
    answer: "Resposta",
    errors: "Erros",
    schemas: "Objetos",
    required: "obrigatório",
    or: "ou",
  },
  en: {
    about: "Every operation, with parameters, fields, examples, errors and code in six languages.",
    loading: "Loading the reference…",
    plain: "Without JavaScript, read the reference as Markdown:",
    refused:
      "Call not sent: only keys of the sandbox, which begin with rea_test_, are taken here. Use others on your server alone.",
    details: "Details",
    parameters: "Parameters",
    body: "Body",
    answer: "Answer",
    errors: "Errors",
    schemas: "Objects",
    required: "required",
    or: "or",
  },
} as const;

const oneLine = (text = ""): string => text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");

/** A type in a word or two: what a cell of a table has room for. */
const typeOf = (schema: Schema, language: Language): string => {
  const { $ref, type, items, format, anyOf, oneOf } = schema;
  if ($ref) return `[${$ref.split("/").at(-1)}](#${$ref.split("/").at(-1)!.toLowerCase()})`;
  const either = anyOf ?? oneOf;
  if (either) return either.map((one) => typeOf(one, language)).join(` ${TEXT[language].or} `);
  if (items) return `${typeOf(items, language)}[]`;
  const name = Array.isArray(type) ? type.join("\\|") : String(type ?? "any");
  return format ? `${name} (${format})` : name;
};

const fieldLine = (name: string, schema: Schema, isRequired: boolean, language: Language): string => {
  const values = schema.enum ?? schema["x-extensible-enum"] ?? schema.items?.enum ?? [];
  const listed =
    values.length > 0 && values.length <= 40 ? ` ${values.map((one) => `\`${one}\``).join(" ")}` : "";
  const needed = isRequired ? `, **${TEXT[language].required}**` : "";
  return `- \`${name}\`: ${typeOf(schema, language)}${needed}. ${oneLine(schema.description)}${listed}`;
};

const fieldsOf = ({ properties = {}, required = [] }: Schema, language: Language): string =>
  Object.entries(properties)
    .map(([name, schema]) => fieldLine(name, schema, required.includes(name), language))
    .join("\n");

const mediaText = (media: Media, language: Language): string => {
  const example =
    media.example === undefined ? "" : `\n\n\`\`\`json\n${JSON.stringify(media.example, null, 2)}\n\`\`\``;
  return `${typeOf(media.schema, language)}${example}`;
};

const answersText = (
  answers: Readonly<Record<string, Answer>>,
  contract: Contract,
  language: Language,
): string => {
  const { answer, errors } = TEXT[language];
  const known = Object.entries(answers).map(
    ([status, one]) => [status, resolved(one, "responses", contract)] as const,
  );
  const successes = known
    .filter(([status]) => Number(status) < 400)
    .map(([status, one]) => {
      const [media] = Object.values(one.content ?? {});
      return `${answer} ${status}: ${media ? mediaText(media, language) : ""}`;
    });
  const codes = known.flatMap(([, one]) => one["x-problem-codes"] ?? []);
  const links = codes.map((code) => `[\`${code}\`](/docs/erros/${code.toLowerCase().replaceAll("_", "-")})`);
  return [...successes, `${errors}: ${links.join(", ")}`].join("\n\n");
};

const operationText = (
  { method, path, operation }: Listed,
  contract: Contract,
  language: Language,
): string => {
  const { parameters, body } = TEXT[language];
  const { operationId, summary, description, requestBody, responses } = operation;
  const params = operation.parameters
    .map((one) => resolved(one, "parameters", contract))
    .map((one) =>
      fieldLine(
        one.name,
        { ...one.schema, ...(one.description && { description: one.description }) },
        one.required === true,
        language,
      ),
    );
  const [media] = Object.values(requestBody?.content ?? {});
  return [
    `### ${summary}`,
    `\`${method} /v1${path}\` · \`${operationId}\``,
    description,
    params.length > 0 ? `${parameters}:\n\n${params.join("\n")}` : "",
    media ? `${body}: ${mediaText(media, language)}` : "",
    answersText(responses, contract, language),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

/** All of the contract in words: every operation by its part, then every object. */
const markdownOf = (contract: Contract, language: Language): string => {
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0]);
  const parts = contract.tags.flatMap(({ name, description, "x-displayName": title }) => [
    `## ${title}`,
    description,
    ...(byTag.get(name) ?? []).map((one) => operationText(one, contract, language)),
  ]);
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${oneLine(schema.description)}\n\n${fieldsOf(schema, language)}`,
  );
  return [contract.info.description, ...parts, `## ${TEXT[language].schemas}`, ...schemas].join("\n\n");
};

/** The page that shows the contract; the library draws it in the reader's browser. */
export const referencePage = (language: Language, contract: Contract): Page => {
  const text = TEXT[language];
  const markdown = addressOf("/reference.md", language);
  const shown = html`<div id="reference" data-contract="${addressOf("/openapi.json", language)}" data-refused="${text.refused}" data-details="${text.details}"></div>
<p class="loading">${text.loading}</p>
<p id="refused" role="alert" hidden></p>
<noscript><p>${text.plain} <a href="${markdown}">${markdown}</a></p></noscript>`;
  return {
    path: "/reference",
    title: WORDS[language].reference,
    description: text.about,
    section: "reference",
    bare: true,
    html: shown.text,
    markdown: markdownOf(contract, language),
  };
};
