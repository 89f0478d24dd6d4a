import {
  type Answer,
  type Contract,
  codesOf,
  type Listed,
  type Media,
  operationsOf,
  resolved,
  type Schema,
} from "./contract.ts";
import type { Language } from "./page.ts";

const TEXT = {
  "pt-BR": {
    parameters: "Parâmetros",
    body: "Corpo",
    answer: "Resposta",
    errors: "Erros",
    everywhere: "Erros de todas as operações",
    pages: "Cada código tem [uma página](/docs/erros). Abaixo, cada operação lista só os outros.",
    deliveries: "Entregas de webhook",
    delivered: "O que um webhook entrega, por tipo de evento, a quem registrou um endereço.",
    schemas: "Objetos",
    required: "obrigatório",
    or: "ou",
  },
  en: {
    parameters: "Parameters",
    body: "Body",
    answer: "Answer",
    errors: "Errors",
    everywhere: "Errors of every operation",
    pages: "Each code has [a page](/docs/erros). Below, each operation lists only the others.",
    deliveries: "Webhook deliveries",
    delivered: "What a webhook delivers, by event type, to whoever has registered an address.",
    schemas: "Objects",
    required: "required",
    or: "or",
  },
} as const;

const oneLine = (text = ""): string => text.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");

/** A type in a word or two, to fit a table's cell. */
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
    values.length > 0 && values.length <= 40 ? ` ${values.map((value) => `\`${value}\``).join(" ")}` : "";
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
): string[] => {
  const { answer } = TEXT[language];
  const known = Object.entries(answers).map(
    ([status, one]) => [status, resolved(one, "responses", contract)] as const,
  );
  return known
    .filter(([status]) => Number(status) < 400)
    .map(([status, one]) => {
      const [media] = Object.values(one.content ?? {});
      return `${answer} ${status}: ${media ? mediaText(media, language) : ""}`;
    });
};

const FENCES: Readonly<Record<string, string>> = { shell: "bash", typescript: "ts" };

const samplesText = ({ operation }: Listed): string[] =>
  operation["x-codeSamples"].map(
    ({ lang, label, source }) => `${label}:\n\n\`\`\`${FENCES[lang] ?? lang}\n${source.trimEnd()}\n\`\`\``,
  );

const codeList = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(", ");

const operationText = (
  one: Listed,
  contract: Contract,
  language: Language,
  everywhere: ReadonlySet<string>,
): string => {
  const { method, path, operation } = one;
  const { parameters, body, errors } = TEXT[language];
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
  const codes = codesOf(operation, contract).filter((code) => !everywhere.has(code));
  return [
    `### ${summary}`,
    `\`${method} /v1${path}\` · \`${operationId}\``,
    description,
    params.length > 0 ? `${parameters}:\n\n${params.join("\n")}` : "",
    media ? `${body}: ${mediaText(media, language)}` : "",
    ...answersText(responses, contract, language),
    codes.length > 0 ? `${errors}: ${codeList(codes)}` : "",
    ...samplesText(one),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
};

/** The codes that every operation may answer. */
const codesEverywhere = (contract: Contract): string[] => {
  const [first = [], ...others] = operationsOf(contract).map(({ operation }) => codesOf(operation, contract));
  return first.filter((code) => others.every((codes) => codes.includes(code)));
};

const deliveriesText = (contract: Contract, language: Language): string => {
  const rows = Object.entries(contract.webhooks).map(([type, { post }]) => {
    const [media] = Object.values(post.requestBody.content);
    return `- \`${type}\`: ${post.summary} ${typeOf(media!.schema, language)}`;
  });
  return `${TEXT[language].delivered}\n\n${rows.join("\n")}`;
};

/** The contract in Markdown: every operation by section, the webhooks' messages, then every object. */
export const referenceText = (contract: Contract, language: Language): string => {
  const text = TEXT[language];
  const everywhere = codesEverywhere(contract);
  const byTag = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0]);
  const parts = contract.tags.flatMap(({ name, description, "x-displayName": title }) => [
    `## ${title}`,
    description,
    ...(byTag.get(name) ?? []).map((one) => operationText(one, contract, language, new Set(everywhere))),
  ]);
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${oneLine(schema.description)}\n\n${fieldsOf(schema, language)}`,
  );
  return [
    contract.info.description,
    `${text.everywhere}: ${codeList(everywhere)}. ${text.pages}`,
    ...parts,
    `## ${text.deliveries}`,
    deliveriesText(contract, language),
    `## ${text.schemas}`,
    ...schemas,
  ].join("\n\n");
};
