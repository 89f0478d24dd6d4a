import type { OpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { ERRORS, type ErrorCode } from "../errors/catalogue.ts";
import { ANSWER_HEADERS, CALL_HEADERS } from "./headers.ts";
import type { Operation } from "./operation.ts";
import { exampleOf } from "./problem-examples.ts";
import { PROBLEM_HEADERS, problemResponse, statusName } from "./problem-responses.ts";

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
  /** Descriptions of the tags. */
  readonly tags: Readonly<Record<string, string>>;
}

/** A document in the making. */
export interface Draft {
  readonly registry: OpenAPIRegistry;
  readonly operations: readonly Operation[];
  /** Codes that every operation answers, by status: written once, as components. */
  readonly shared: ReadonlyMap<number, readonly ErrorCode[]>;
  readonly options: DocumentOptions;
}

export const SECURITY_SCHEME = "bearer";

const registerHeaders = ({ registry, operations, options }: Draft): void => {
  const used = [
    ...options.answerHeaders,
    ...operations.flatMap(({ answers }) => answers),
    ...PROBLEM_HEADERS,
  ];
  for (const name of new Set(used)) registry.registerComponent("headers", name, { ...ANSWER_HEADERS[name] });
  for (const name of new Set(operations.flatMap(({ sends }) => sends))) {
    registry.registerComponent("parameters", name, { name, in: "header", ...CALL_HEADERS[name] });
  }
};

const registerProblems = ({ registry, operations, shared, options }: Draft): void => {
  for (const [status, codes] of shared) {
    registry.registerComponent(
      "responses",
      statusName(status),
      problemResponse(status, codes, options.answerHeaders),
    );
  }
  for (const code of new Set(operations.flatMap(({ errors }) => errors))) {
    const value = exampleOf(code, options.docsUrl);
    registry.registerComponent("examples", code, { summary: ERRORS[code].title.en, value });
  }
};

/** The components that operations refer to by name; only those in use. */
export const registerComponents = (draft: Draft): void => {
  draft.registry.registerComponent("securitySchemes", SECURITY_SCHEME, {
    type: "http",
    scheme: "bearer",
    description: draft.options.credential,
  });
  registerHeaders(draft);
  registerProblems(draft);
};
