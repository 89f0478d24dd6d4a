import type * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import type { Language } from "../lib/language.ts";
import { ANSWER_HEADERS, CALL_HEADERS, WEBHOOK_HEADERS } from "./headers.ts";
import { include, inputsOf, reference } from "./inputs.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { Operation } from "./operation.ts";
import { exampleOf } from "./problem-examples.ts";
import { byStatus, PROBLEM_HEADERS, problemResponse, statusName } from "./problem-responses.ts";
import { ref, refs } from "./references.ts";
import { nameOfAnswer, SchemaNames } from "./schema-names.ts";

/** What makes one document differ from the other. */
export interface DocumentOptions {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly serverUrl: string;
  readonly docsUrl: string;
  /** What the bearer token is. */
  readonly credential: string;
  /** Headers of every answer. */
  readonly answerHeaders: readonly string[];
  /** What receivers are sent, where events are sent at all. @param names keeps the named schemas */
  webhooks?(language: Language, names: SchemaNames): object;
  /** Named schemas that are told besides those of the operations. */
  readonly schemas: readonly z.ZodType[];
  /** Of what the service itself words: problems and events. */
  readonly language: Language;
}

/** An operation as a document holds it. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly "x-permission"?: string;
  readonly parameters: readonly Record<string, unknown>[];
  readonly requestBody?: Record<string, unknown>;
  readonly responses: Readonly<Record<string, Record<string, unknown>>>;
  readonly [member: string]: unknown;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly tags: readonly {
    readonly name: string;
    readonly "x-displayName"?: string;
    readonly description?: string;
  }[];
  readonly paths: Readonly<
    Record<string, Partial<Readonly<Record<Operation["method"], DocumentedOperation>>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: Readonly<Record<string, Record<string, unknown>>>;
    readonly parameters: Readonly<Record<string, Record<string, unknown>>>;
    readonly [section: string]: unknown;
  };
  readonly [member: string]: unknown;
}

/** A document in the making. */
interface Draft {
  readonly names: SchemaNames;
  readonly operations: readonly Operation[];
  /** Codes that every operation answers, by status: written once, as components. */
  readonly shared: ReadonlyMap<number, readonly ErrorCode[]>;
  readonly options: DocumentOptions;
}

const SECURITY_SCHEME = "bearer";
const SUCCESS: Readonly<Record<number, string>> = { 200: "Done.", 201: "Created.", 202: "Accepted." };

const successResponses = (
  { names, options }: Draft,
  { statuses, answers, response, operationId }: Operation,
) => {
  const answer = include(names, response, "output");
  const schema = reference(names, answer, nameOfAnswer(answer, operationId));
  const headers = [...options.answerHeaders, ...answers];
  const headersAt = (status: number): string[] =>
    // A 200 of a write changed what has its place already.
    status === 200 ? headers.filter((name) => name !== "Location") : headers;
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: SUCCESS[status],
        headers: refs("headers", headersAt(status)),
        content: { "application/json": { schema } },
      },
    ]),
  );
};

const errorResponses = ({ shared, options }: Draft, { errors }: Operation) =>
  Object.fromEntries(
    [...byStatus(errors)].map(([status, codes]) => [
      status,
      shared.get(status)?.length === codes.length
        ? ref("responses", statusName(status))
        : problemResponse(status, codes, options.answerHeaders, options.language),
    ]),
  );

const documented = (draft: Draft, operation: Operation): DocumentedOperation => {
  const { operationId, tag, summary, description, permission, sends } = operation;
  const { parameters, ...body } = inputsOf(draft.names, operation);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(permission && { "x-permission": permission }),
    parameters: [...sends.map((name) => ref("parameters", name)), ...parameters],
    ...body,
    responses: { ...successResponses(draft, operation), ...errorResponses(draft, operation) },
  };
};

const pathsOf = (draft: Draft): OpenApiDocument["paths"] => {
  const byPath = Map.groupBy(draft.operations, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method, documented(draft, operation)])),
    ]),
  );
};

const headersUsed = ({ operations, options }: Draft): string[] => [
  ...options.answerHeaders,
  ...operations.flatMap(({ answers }) => answers),
  ...PROBLEM_HEADERS,
];

/** The components that operations refer to by name; only those in use. */
const componentsOf = (draft: Draft) => {
  const { operations, shared, options, names } = draft;
  const sent = new Set([
    ...operations.flatMap(({ sends }) => sends),
    ...(options.webhooks ? WEBHOOK_HEADERS : []),
  ]);
  const codes = new Set(operations.flatMap(({ errors }) => errors));
  const exampleFor = (code: ErrorCode) => ({
    summary: ERRORS[code].title[options.language],
    value: exampleOf(code, options.docsUrl, options.language),
  });
  return {
    securitySchemes: {
      [SECURITY_SCHEME]: { type: "http", scheme: "bearer", description: options.credential },
    },
    headers: Object.fromEntries(headersUsed(draft).map((name) => [name, { ...ANSWER_HEADERS[name] }])),
    parameters: Object.fromEntries(
      [...sent].map((name) => [name, { name, in: "header", ...CALL_HEADERS[name] }]),
    ),
    responses: Object.fromEntries(
      [...shared].map(([status, codes]) => [
        statusName(status),
        problemResponse(status, codes, options.answerHeaders, options.language),
      ]),
    ),
    examples: Object.fromEntries([...codes].map((code) => [code, exampleFor(code)])),
    schemas: names.all(),
  };
};

const sharedCodes = (operations: readonly Operation[]): ErrorCode[] =>
  (operations[0]?.errors ?? []).filter((code) =>
    operations.every((operation) => operation.errors.includes(code)),
  );

/** The OpenAPI 3.1 document of some operations. */
export const buildDocument = (
  operations: readonly Operation[],
  options: DocumentOptions,
): OpenApiDocument => {
  const shared = byStatus(sharedCodes(operations));
  const draft: Draft = { names: new SchemaNames(), operations, shared, options };
  for (const schema of options.schemas) include(draft.names, schema, "output");
  const paths = pathsOf(draft);
  const { title, version, description, docsUrl, serverUrl } = options;
  return {
    openapi: "3.1.0",
    info: {
      ...{ title, version, description },
      contact: { name: title, url: docsUrl },
      license: { name: "Proprietary", url: docsUrl },
    },
    servers: [{ url: serverUrl }],
    security: [{ [SECURITY_SCHEME]: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    ...(options.webhooks && { webhooks: options.webhooks(options.language, draft.names) }),
    components: componentsOf(draft),
  };
};
