import { OpenAPIRegistry, OpenApiGeneratorV31, zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import type { ErrorCode } from "../errors/catalogue.ts";
import { type DocumentOptions, type Draft, registerComponents, SECURITY_SCHEME } from "./components.ts";
import type { Operation } from "./operation.ts";
import { byStatus, problemResponse, statusName } from "./problem-responses.ts";
import { Problem } from "./problem-schema.ts";
import { ref, refs } from "./references.ts";

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const SUCCESS: Readonly<Record<number, string>> = { 200: "Done.", 201: "Created.", 202: "Accepted." };

const successResponses = ({ options }: Draft, { statuses, answers, response }: Operation) =>
  Object.fromEntries(
    statuses.map((status) => {
      const names = [...options.answerHeaders, ...answers];
      return [
        status,
        {
          description: SUCCESS[status] ?? "Done.",
          // A 200 of a write changed what has its place already.
          headers: refs("headers", status === 200 ? names.filter((name) => name !== "Location") : names),
          content: { "application/json": { schema: response } },
        },
      ];
    }),
  );

const errorResponses = ({ shared, options }: Draft, { errors }: Operation) =>
  Object.fromEntries(
    [...byStatus(errors)].map(([status, codes]) => [
      status,
      shared.get(status)?.length === codes.length
        ? ref("responses", statusName(status))
        : problemResponse(status, codes, options.answerHeaders),
    ]),
  );

const registerOperation = (draft: Draft, operation: Operation): void => {
  const { method, path, operationId, tag, summary, description, permission } = operation;
  const { params, query, body, bodyOptional } = operation;
  draft.registry.registerPath({
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(permission && { "x-permission": permission }),
    parameters: operation.sends.map((name) => ref("parameters", name)),
    request: {
      params: z.object(params),
      query: z.object(query),
      ...(body && { body: { required: !bodyOptional, content: { "application/json": { schema: body } } } }),
    },
    responses: { ...successResponses(draft, operation), ...errorResponses(draft, operation) },
  });
};

const sharedCodes = (operations: readonly Operation[]): ErrorCode[] =>
  (operations[0]?.errors ?? []).filter((code) =>
    operations.every((operation) => operation.errors.includes(code)),
  );

/** Schemas are named by zod's own `id`; the generator knows a name only by its own registry. */
const nameSchemas = (): void => {
  for (const [id, schema] of z.globalRegistry._idmap)
    zodToOpenAPIRegistry.add(schema as z.ZodType, { _internal: { refId: id } });
};

/** The OpenAPI 3.1 document of some operations. */
export const buildDocument = (
  operations: readonly Operation[],
  options: DocumentOptions,
): OpenApiDocument => {
  const registry = new OpenAPIRegistry();
  const shared = byStatus(sharedCodes(operations));
  const draft: Draft = { registry, operations, shared, options };
  nameSchemas();
  registerComponents(draft);
  for (const operation of operations) registerOperation(draft, operation);
  const { title, version, description, docsUrl, serverUrl, tags } = options;
  return new OpenApiGeneratorV31([
    { type: "schema", schema: Problem },
    ...registry.definitions,
  ]).generateDocument({
    openapi: "3.1.0",
    info: { title, version, description, license: { name: "Proprietary", url: docsUrl } },
    servers: [{ url: serverUrl }],
    security: [{ [SECURITY_SCHEME]: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tags[name] ?? "",
    })),
  });
};
