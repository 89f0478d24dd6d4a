import { broken, done, keyed, ok, problem, read, seen, TITLES } from "./calls.ts";
import type { Task, Vector } from "./vector.ts";

const headers = { "X-Request-Id": TITLES.requestId, RateLimit: '"second";r=19;t=1, "month";r=900;t=86400' };
const limits = {
  second: { remaining: 19, resetSeconds: 1 },
  month: { remaining: 900, resetSeconds: 86_400 },
};
const reportOf = (status: number, etag: string | null = null) => ({
  status,
  requestId: TITLES.requestId,
  etag,
  rateLimit: headers.RateLimit,
  limits,
});

const INVALID_PARAMS = [
  {
    in: "body",
    name: "address.city",
    pointer: "/address/city",
    code: "not_found",
    reason: "Not known.",
    suggestions: [{ cityId: "3550308", name: "São Paulo", uf: "SP", citySlug: "sao-paulo-sp" }],
  },
  { in: "query", name: "limit", code: "a_word_of_tomorrow", reason: "Too high.", allowed: ["1", "2"] },
];

const versioned: Task = {
  do: "call",
  resource: "properties",
  verb: "delete",
  path: ["prop-1"],
  options: { ifMatch: '"7"' },
};

/** The contents of errors, answers and hooks. */
export const REPORTED_VECTORS: readonly Vector[] = [
  seen(
    "every fault of a request is reported",
    keyed,
    [problem(400, "invalid_param", { detail: "Two.", invalidParams: INVALID_PARAMS })],
    {
      isKeyed: true,
      says: "address.city: Not known. São Paulo?",
      error: {
        class: "InvalidParamError",
        status: 400,
        detail: "Two.",
        ...TITLES,
        invalidParams: INVALID_PARAMS,
      },
    },
  ),
  seen("an unknown code is an error of the API", read, [problem(418, "a_code_of_tomorrow")], {
    error: { class: "ApiError", status: 418, code: "a_code_of_tomorrow", ...TITLES },
  }),
  seen(
    "the headers of every answer are reported, also of failed ones",
    read,
    [problem(500, "internal", {}, headers), { ...done, headers: { ...headers, ETag: '"7"' } }],
    {
      ...ok,
      responses: [reportOf(500), reportOf(200, '"7"')],
    },
  ),
  seen("a conditional write names its version", versioned, [done], {
    ...ok,
    isKeyed: true,
    request: { method: "DELETE", path: ["properties", "prop-1"], headers: { "if-match": '"7"' } },
  }),
  seen("an outdated version has its own error class", versioned, [problem(412, "precondition_failed")], {
    isKeyed: true,
    error: { class: "PreconditionFailedError", status: 412, ...TITLES },
  }),
  seen("a missing header is reported as such", read, [done], {
    ...ok,
    responses: [{ status: 200, requestId: null, etag: null, rateLimit: null, limits: {} }],
  }),
  seen(
    "hooks hear of each attempt, of its answer and of why there is another",
    // A write: Java's own client repeats a dropped read without saying so.
    keyed,
    [{ fault: "drop" }, broken, done],
    {
      ...ok,
      isKeyed: true,
      told: [
        "request POST /feed/sync 1",
        "retry POST /feed/sync 1",
        "request POST /feed/sync 2",
        "response 500 POST /feed/sync 2",
        "retry POST /feed/sync 2",
        "request POST /feed/sync 3",
        "response 200 POST /feed/sync 3",
      ],
    },
  ),
  seen(
    "hooks receive a path as it was sent",
    { do: "call", resource: "properties", verb: "getByRef", path: ["AP 1"] },
    [done],
    {
      ...ok,
      told: ["request GET /properties/by-ref/AP%201 1", "response 200 GET /properties/by-ref/AP%201 1"],
    },
  ),
  seen(
    "hooks receive no parameters",
    { ...read, resource: "team", verb: "list", options: { limit: 2 } },
    [done],
    {
      ...ok,
      told: ["request GET /team 1", "response 200 GET /team 1"],
    },
  ),
  seen("the language goes along", { ...read, options: { language: "en" } }, [done], {
    ...ok,
    request: { method: "GET", path: ["feed"], headers: { "accept-language": "en" } },
  }),
  seen("a language of the client's goes along", read, [done], {
    ...ok,
    client: { language: "en" },
    request: { method: "GET", path: ["feed"], headers: { "accept-language": "en" } },
  }),
  ...["..", ".", ""].map((ref) =>
    seen(
      `the code "${ref}" is refused before it leads elsewhere`,
      { do: "call", resource: "properties", verb: "getByRef", path: [ref] },
      [],
      {
        error: { class: "Other" },
      },
    ),
  ),
];
