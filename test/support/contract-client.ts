import { expect } from "vitest";
import type * as z from "zod";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { errorsOf } from "../../src/contract/errors-of.ts";
import { statusesOf } from "../../src/contract/route.ts";
import { ANSWERS, SANDBOX_ANSWERS } from "../../src/documentation/answers.ts";
import { type Answer, type Options, send } from "./http.ts";
import { expectProblem } from "./problem.ts";
import { strict } from "./strict-schema.ts";

/** A caller's values for an operation. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query?: string;
  readonly body?: unknown;
}

export const withQuery = (call: Call, query: string): Call => ({
  ...call,
  query: call.query === undefined ? query : `${call.query}&${query}`,
});

const methodOf = (endpoint: Endpoint): "GET" => endpoint.route.method.toUpperCase() as "GET";

export const pathOf = (endpoint: Endpoint, { params = {}, query }: Call): string => {
  const path = endpoint.route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return `${path.startsWith("/sandbox/") ? "" : "/v1"}${path}${query === undefined ? "" : `?${query}`}`;
};

const POLICIES = /^"second";q=\d+;w=1;burst=\d+, "month";q=\d+;w=\d+$/;
const STATES = /^"second";r=\d+;t=\d+, "month";r=\d+;t=\d+$/;

/** A known key gets its limits with any answer, unless it has no grant (draft-ietf-httpapi-ratelimit-headers). */
const expectLimits = ({ headers }: Answer, code: string | null): void => {
  if (code === "unauthorized" || code === "NOT_REQUESTED") {
    expect([headers.get("RateLimit-Policy"), headers.get("RateLimit")]).toEqual([null, null]);
    return;
  }
  expect(headers.get("RateLimit-Policy")).toMatch(POLICIES);
  expect(headers.get("RateLimit")).toMatch(STATES);
};

const strictResponses = new WeakMap<Endpoint, ReturnType<typeof strict>>();

const responseOf = (endpoint: Endpoint): ReturnType<typeof strict> => {
  const known = strictResponses.get(endpoint);
  if (known) return known;
  const { operationId } = endpoint.route;
  const answers: Readonly<Record<string, z.ZodType>> = { ...ANSWERS, ...SANDBOX_ANSWERS };
  const made = strict(answers[operationId]!);
  strictResponses.set(endpoint, made);
  return made;
};

export const successesOf = (endpoint: Endpoint): readonly number[] => statusesOf(endpoint.route);

const expectSuccess = (endpoint: Endpoint, answer: Answer): void => {
  const { operationId } = endpoint.route;
  expect(successesOf(endpoint), `${operationId} answered`).toContain(answer.status);
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  const { error } = responseOf(endpoint).safeParse(answer.body);
  expect(error?.issues ?? [], `${operationId} answered ${answer.text}`).toEqual([]);
};

/** Checks an answer against the operation's declaration. */
export const expectDocumented = (endpoint: Endpoint, answer: Answer): void => {
  if (answer.status < 400) {
    expectSuccess(endpoint, answer);
    expectLimits(answer, null);
    return;
  }
  const code = expectProblem(answer);
  expect(errorsOf(endpoint), `${endpoint.route.operationId} answered`).toContain(code);
  expectLimits(answer, code);
};

/** Makes a call of an operation; an undocumented answer fails the test at once. */
export const ask = async (
  key: string | null,
  endpoint: Endpoint,
  call: Call,
  options: Options = {},
): Promise<Answer> => {
  const body = call.body === undefined ? {} : { body: call.body };
  const answer = await send(methodOf(endpoint), pathOf(endpoint, call), key, { ...body, ...options });
  expectDocumented(endpoint, answer);
  return answer;
};
