import type { Language } from "../lib/language.ts";
import { ERRORS, slugOf } from "./catalog.ts";
import { describeFault, type InvalidParam } from "./faults.ts";
import type { Refusal } from "./refusal.ts";

/** RFC 9457 problem details with further members (rules 6.1). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  requestId: string;
  detail?: string;
  invalidParams?: InvalidParam[];
  retryable?: true;
  [member: string]: unknown;
}

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** Retry-After of a retryable refusal that names none, in seconds. */
const DEFAULT_RETRY_AFTER_SECONDS = 1;

export const describeProblem = (
  refusal: Refusal,
  context: { readonly docsUrl: string; readonly language: Language; readonly requestId: string },
): Problem => {
  const { code, details } = refusal;
  const known = ERRORS[code];
  return {
    type: `${context.docsUrl}/erros/${slugOf(code)}`,
    title: known.title[context.language],
    status: known.status,
    code,
    requestId: context.requestId,
    ...(details.detail && { detail: details.detail[context.language] }),
    ...(details.faults && {
      invalidParams: details.faults.map((fault) => describeFault(fault, context.language)),
    }),
    ...("retryable" in known && { retryable: true as const }),
    ...details.members,
  };
};

/** Headers of a refusal: Retry-After in whole seconds, Allow. */
export const headersOf = (refusal: Refusal): Record<string, string> => {
  const retryable = "retryable" in ERRORS[refusal.code];
  const seconds = refusal.details.retryAfter ?? (retryable ? DEFAULT_RETRY_AFTER_SECONDS : undefined);
  return {
    ...(seconds !== undefined && { "Retry-After": String(Math.max(1, Math.ceil(seconds))) }),
    ...refusal.details.headers,
  };
};
