import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type * as z from "zod";
import { Problem } from "../../src/docs/problem-schema.ts";
import { ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import type { Language } from "../../src/lib/language.ts";
import type { Answer, Json } from "./http.ts";
import { strict } from "./strict-schema.ts";

const DocumentedProblem = strict(Problem);

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Members that only some codes have (rules 6.5, 20.3). */
const EXTRA_MEMBERS: Readonly<Record<string, readonly ErrorCode[]>> = {
  existingId: ["external_ref_exists", "lead_linked_to_other_ref", "lead_in_trash"],
  existingRef: ["lead_linked_to_other_ref", "lead_in_trash"],
  existingIds: ["request_refused"],
  termsVersion: ["access_denied"],
  oldestAvailable: ["invalid_cursor"],
};

const expectMembers = (problem: z.output<typeof Problem>, language: Language): void => {
  const code = problem.code as ErrorCode;
  const known = ERRORS[code];
  expect(problem).toMatchObject({
    type: `${env.PUBLIC_URL}/docs/erros/${slugOf(code)}`,
    title: known.title[language],
    status: known.status,
  });
  expect(problem.retryable, `${code}: retryable`).toBe("retryable" in known ? true : undefined);
  for (const [member, owners] of Object.entries(EXTRA_MEMBERS)) {
    if (member in problem) expect(owners, `carry ${member}`).toContain(code);
  }
};

const expectFaults = (problem: z.output<typeof Problem>): void => {
  for (const fault of problem.invalidParams ?? []) {
    expect("pointer" in fault, `${fault.name}: a pointer belongs to the body`).toBe(fault.in === "body");
    expect(fault.reason, `${fault.name}: unfilled reason`).not.toMatch(/[{}]|undefined|null/);
  }
};

const expectHeaders = ({ headers, status }: Answer, problem: z.output<typeof Problem>): void => {
  expect(headers.get("Content-Type")).toBe("application/problem+json");
  expect(problem.requestId).toBe(headers.get("X-Request-Id"));
  expect(problem.requestId).toMatch(UUID);
  if (problem.retryable) expect(headers.get("Retry-After"), problem.code).toMatch(/^[1-9]\d*$/);
  if (status === 401) expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer\b/);
  if (status === 405) expect(headers.get("Allow")).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
};

/** The faults that a refusal lists, each as its name and code. */
export const faultsIn = ({ invalidParams = [] }: Json): string[] =>
  invalidParams.map(({ name, code }: Json) => `${name} ${code}`);

/** A refusal's status, its code, and its sorted faults. */
export const refusalOf = ({ status, body }: Answer): unknown[] => [status, body.code, faultsIn(body).sort()];

/** Checks that an answer is a problem as documented (RFC 9457; rules 6.1). @returns its code */
export const expectProblem = (answer: Answer): ErrorCode => {
  const parsed = DocumentedProblem.safeParse(answer.body);
  expect(parsed.error?.issues ?? [], `${answer.status} ${answer.text}`).toEqual([]);
  const problem = parsed.data as z.output<typeof Problem>;
  expect(Object.hasOwn(ERRORS, problem.code), `${problem.code} is not in the catalog`).toBe(true);
  expect(answer.status).toBe(problem.status);
  const language = answer.headers.get("Content-Language");
  expect(["pt-BR", "en"]).toContain(language);
  expectMembers(problem, language as Language);
  expectFaults(problem);
  expectHeaders(answer, problem);
  return problem.code as ErrorCode;
};
