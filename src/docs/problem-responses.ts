import { ERRORS, type ErrorCode } from "../errors/catalog.ts";
import { PROBLEM_MEDIA_TYPE } from "../errors/problem.ts";
import type { Language } from "../lib/language.ts";
import { ref, refs } from "./references.ts";

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  409: "Conflict",
  412: "PreconditionFailed",
  413: "ContentTooLarge",
  422: "UnprocessableContent",
  429: "TooManyRequests",
  500: "InternalServerError",
  503: "ServiceUnavailable",
  504: "GatewayTimeout",
};

const HEADER_OF_STATUS: Readonly<Record<number, string>> = { 401: "WWW-Authenticate", 405: "Allow" };
const HEADER_OF_RETRYABLE = "Retry-After";
/** On refusals kept under an Idempotency-Key (rules 7.4): a request's own faults, and rules that never change. */
const HEADER_OF_KEPT = "Idempotent-Replayed";
const KEPT_STATUSES: readonly number[] = [400, 422];

/** Headers that problems carry besides every answer's. */
export const PROBLEM_HEADERS: readonly string[] = [
  ...Object.values(HEADER_OF_STATUS),
  HEADER_OF_RETRYABLE,
  HEADER_OF_KEPT,
];

export const statusName = (status: number): string => STATUS_NAMES[status] ?? String(status);

/** A route's codes by HTTP status, ascending. */
export const byStatus = (codes: readonly ErrorCode[]): Map<number, ErrorCode[]> =>
  new Map(
    [...Map.groupBy(codes, (code) => ERRORS[code].status as number)].sort(([left], [right]) => left - right),
  );

/** The answer of one status: the codes that it can have, and an example of each. */
export const problemResponse = (
  status: number,
  codes: readonly ErrorCode[],
  everyAnswer: readonly string[],
  language: Language,
) => {
  const retryable = codes.some((code) => "retryable" in ERRORS[code]);
  const special = HEADER_OF_STATUS[status];
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title[language]}.`).join("\n"),
    "x-problem-codes": codes,
    headers: refs("headers", [
      ...everyAnswer,
      ...(retryable ? [HEADER_OF_RETRYABLE] : []),
      ...(KEPT_STATUSES.includes(status) ? [HEADER_OF_KEPT] : []),
      ...(special ? [special] : []),
    ]),
    content: {
      [PROBLEM_MEDIA_TYPE]: { schema: ref("schemas", "Problem"), examples: refs("examples", codes) },
    },
  };
};
