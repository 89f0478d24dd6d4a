import { describe, expect, it } from "vitest";
import * as z from "zod";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { backofficeErrorsOf } from "../../src/backoffice/errors-of.ts";
import { errorsOf } from "../../src/contract/errors-of.ts";
import { DRY_RUN } from "../../src/contract/query.ts";
import { DONE } from "../../src/contract/route.ts";
import { COMMON_ERRORS, type ErrorCode } from "../../src/errors/catalog.ts";
import { readEndpoint, writeEndpoint } from "../../src/routes/endpoint.ts";
import { operations } from "./samples.ts";

const declared = {
  path: "/things",
  operationId: "things",
  tags: ["Things"],
  responses: { 200: DONE },
};

const BARE = { title: { "pt-BR": "Fazer", en: "Do" }, tool: null };

const read = (query: z.ZodRawShape, errors: ErrorCode[] = []) =>
  readEndpoint({
    ...declared,
    method: "get",
    query: z.strictObject(query),
    ...BARE,
    permission: null,
    errors,
    read: async () => ({}),
  });

const write = (idempotent: boolean) =>
  writeEndpoint({
    ...declared,
    method: "post",
    query: DRY_RUN,
    ...BARE,
    permission: null,
    hints: { destructive: false, repeatable: true, reachesOut: false },
    errors: ["plan_limit_reached", "not_found"],
    idempotent,
    plan: () => Promise.reject(new Error("never called")),
    status: () => 200,
    render: () => ({}),
  });

const IDEMPOTENCY = ["invalid_idempotency_key", "idempotency_key_reused", "idempotency_in_progress"];
const WRITING = ["invalid_body", "payload_too_large", "concurrent_write"];

describe("the codes of a route", () => {
  it.each([
    ["a read", read({})],
    ["a write", write(true)],
  ])("for %s are the common codes and the codes of its query", (_, endpoint) => {
    expect(errorsOf(endpoint)).toEqual(
      expect.arrayContaining([...COMMON_ERRORS, "invalid_param", "upstream_busy", "upstream_timeout"]),
    );
  });

  it("for a plain read are only the codes common to all routes", () => {
    expect(errorsOf(read({}))).toHaveLength(COMMON_ERRORS.length + 3);
  });

  it("include invalid_cursor if there is a cursor", () => {
    expect(errorsOf(read({ cursor: z.string() }))).toContain("invalid_cursor");
    expect(errorsOf(read({}))).not.toContain("invalid_cursor");
  });

  it("include what the route declares, once", () => {
    const codes = errorsOf(read({}, ["not_found", "unauthorized"]));
    expect(codes).toContain("not_found");
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("include, for a write, the codes of a body and of a conflict", () => {
    expect(errorsOf(write(false))).toEqual(expect.arrayContaining([...WRITING, "plan_limit_reached"]));
  });

  it.each([true, false])("include the codes of the Idempotency-Key where it applies: %s", (idempotent) => {
    const codes: string[] = errorsOf(write(idempotent));
    expect(IDEMPOTENCY.every((code) => codes.includes(code))).toBe(idempotent);
  });
});

describe("a declaration", () => {
  it.each(operations())("of $operation names no code that is added automatically", ({ endpoint }) => {
    const byItself = errorsOf({ ...endpoint, errors: [] });
    expect(endpoint.errors.filter((code) => byItself.includes(code))).toEqual([]);
  });

  it.each(BACKOFFICE_ENDPOINTS.map((endpoint) => ({ operation: endpoint.route.operationId, endpoint })))(
    "of the back office's $operation names no code that is added automatically",
    ({ endpoint }) => {
      const byItself = backofficeErrorsOf({ ...endpoint, errors: [] });
      expect(endpoint.errors.filter((code) => byItself.includes(code))).toEqual([]);
    },
  );
});
