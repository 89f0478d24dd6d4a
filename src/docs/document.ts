import { OpenAPIHono } from "@hono/zod-openapi";
import { ERRORS, type ErrorCode } from "../errors/catalog.ts";
import type { Language } from "../lib/language.ts";
import { ANSWER_HEADERS, CALL_HEADERS, WEBHOOK_HEADERS } from "./headers.ts";
import { nameEnvelopes } from "./name-envelopes.ts";
import { openAnswers } from "./open-answers.ts";
import type { OpenApiDocument } from "./openapi.ts";
import type { Operation } from "./operations.ts";
import { placeExamples } from "./place-examples.ts";
import { exampleOf } from "./problem-examples.ts";
import { byStatus, PROBLEM_HEADERS, problemResponse, statusName } from "./problem-responses.ts";
import { Problem } from "./problem-schema.ts";
import { ref, refs } from "./references.ts";
import { sizeNumbers } from "./size-numbers.ts";
import { webhooksIn } from "./webhooks.ts";

export interface DocumentOptions {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly serverUrl: string;
  readonly docsUrl: string;
  readonly credential: string;
  readonly answerHeaders: readonly string[];
  readonly hasWebhooks: boolean;
  /** The language of what the service itself writes: problems and events. */
  readonly language: Language;
}

interface Draft {
  readonly operations: readonly Operation[];
  readonly shared: ReadonlyMap<number, readonly ErrorCode[]>;
  readonly options: DocumentOptions;
}

const SECURITY_SCHEME = "bearer";

const successResponses = ({ options }: Draft, { route, answers, response }: Operation) => {
  const headers = [...options.answerHeaders, ...answers];
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, declared]) => [
      status,
      {
        ...declared,
        // A write that answers 200 has changed an object whose address the caller knows.
        headers: refs(
          "headers",
          headers.filter((name) => status !== "200" || name !== "Location"),
        ),
        content: { "application/json": { schema: response } },
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

const documentedRoute = (draft: Draft, operation: Operation) => {
  const { route, permission, sends } = operation;
  return {
    ...route,
    ...(permission && { "x-permission": permission }),
    parameters: sends.map((name) => ref("parameters", name)),
    responses: { ...successResponses(draft, operation), ...errorResponses(draft, operation) },
  };
};

const headersUsed = ({ operations, options }: Draft): string[] => [
  ...options.answerHeaders,
  ...operations.flatMap(({ answers }) => answers),
  ...PROBLEM_HEADERS,
];

const componentsOf = (draft: Draft) => {
  const { operations, shared, options } = draft;
  const sent = new Set([
    ...operations.flatMap(({ sends }) => sends),
    ...(options.hasWebhooks ? WEBHOOK_HEADERS : []),
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
  };
};

const sharedCodes = (operations: readonly Operation[]): ErrorCode[] =>
  (operations[0]?.errors ?? []).filter((code) =>
    operations.every((operation) => operation.errors.includes(code)),
  );

const registerRoutes = (draft: Draft): OpenAPIHono => {
  const app = new OpenAPIHono();
  const { openAPIRegistry: registry } = app;
  registry.register("Problem", Problem);
  for (const [section, components] of Object.entries(componentsOf(draft)))
    for (const [name, component] of Object.entries(components))
      registry.registerComponent(section as "responses", name, component);
  for (const operation of draft.operations) registry.registerPath(documentedRoute(draft, operation));
  const { hasWebhooks, language } = draft.options;
  for (const webhook of hasWebhooks ? webhooksIn(language) : []) registry.registerWebhook(webhook);
  return app;
};

const headOf = (operations: readonly Operation[], options: DocumentOptions) => {
  const { title, version, description, docsUrl, serverUrl } = options;
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      description,
      contact: { name: title, url: docsUrl },
      license: { name: "Proprietary", url: docsUrl },
    },
    servers: [{ url: serverUrl }],
    security: [{ [SECURITY_SCHEME]: [] }],
    tags: [...new Set(operations.flatMap(({ route }) => route.tags))].map((name) => ({ name })),
  };
};

const PASSES = [nameEnvelopes, placeExamples, sizeNumbers, openAnswers];

export const buildDocument = (
  operations: readonly Operation[],
  options: DocumentOptions,
): OpenApiDocument => {
  const app = registerRoutes({ operations, shared: byStatus(sharedCodes(operations)), options });
  const made = app.getOpenAPI31Document(headOf(operations, options)) as unknown as OpenApiDocument;
  const { webhooks = {}, ...document } = PASSES.reduce((draft, pass) => pass(draft), made);
  return options.hasWebhooks ? { ...document, webhooks } : document;
};
