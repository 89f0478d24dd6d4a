import type { Form } from "../form/form.ts";
import {
  broken,
  busy,
  done,
  keyed,
  notOurs,
  ok,
  own,
  problem,
  read,
  seen,
  transport,
  unkeyed,
} from "./calls.ts";
import { REPORTED_VECTORS } from "./reported.ts";
import { ContractValues } from "./values.ts";
import type { Vector } from "./vector.ts";

const RETRIED: readonly Vector[] = [
  seen("a read is sent again when the connection drops", read, [{ fault: "drop" }, done], ok),
  seen("a read is sent again when its answer breaks off", read, [{ fault: "truncate" }, done], ok),
  seen("a read is sent again after errors of the service", read, [broken, broken, done], ok),
  seen("two retries are all", read, [broken, broken, broken], {
    error: { class: "InternalError", status: 500 },
  }),
  seen(
    "a proxy's answer is not the service's problem document, and is tried again",
    read,
    [{ status: 502, body: "<html>" }, done],
    ok,
  ),
  seen("a keyed write is sent again under its key", keyed, [{ fault: "drop" }, busy, done], {
    ...ok,
    isKeyed: true,
  }),
  seen(
    "a write that ran beside another is sent again",
    keyed,
    [problem(409, "concurrent_write", { retryable: true }), done],
    {
      ...ok,
      isKeyed: true,
    },
  ),
  seen(
    "a dry run is sent again, since it writes nothing",
    { ...unkeyed, options: { dryRun: true } },
    [broken, done],
    ok,
  ),
  seen(
    "Retry-After is waited for",
    read,
    [problem(429, "rate_limited", { retryable: true }, { "Retry-After": "1" }), done],
    {
      ...ok,
      leastMs: 1_000,
    },
  ),
  seen(
    "a slow answer is requested again",
    { ...read, options: { timeoutMs: 300 } },
    [{ fault: "slow" }, done],
    { ...ok, leastMs: 300 },
  ),
  seen("the caller's own key is kept", { ...keyed, options: { idempotencyKey: "mine-1" } }, [broken, done], {
    ...ok,
    isKeyed: true,
    request: { method: "POST", path: ["feed", "sync"], headers: { "idempotency-key": "mine-1" } },
  }),
];

const NOT_RETRIED: readonly Vector[] = [
  seen(
    "a write without a key is sent once when the connection drops",
    unkeyed,
    [{ fault: "drop" }],
    transport,
  ),
  seen("a write without a key is sent once when the service fails", unkeyed, [broken], {
    error: { class: "InternalError" },
  }),
  seen("a refusal is not sent again", keyed, [problem(422, "request_refused")], {
    isKeyed: true,
    error: { class: "RequestRefusedError", code: "request_refused", retryable: false },
  }),
  seen(
    "a Retry-After of a month is not waited for",
    read,
    [problem(429, "monthly_quota_exceeded", { retryable: true }, { "Retry-After": "864000" })],
    { error: { class: "MonthlyQuotaExceededError", retryAfter: 864_000, retryable: true } },
  ),
  seen("with zero retries nothing is retried", { ...read, options: { retries: 0 } }, [broken], {
    error: { class: "InternalError" },
  }),
  seen("a redirect is not followed", read, [{ status: 302, headers: { Location: "/elsewhere" }, body: {} }], {
    error: { class: "ApiError", status: 302 },
  }),
  seen("time is up", { ...read, options: { timeoutMs: 200, retries: 0 } }, [{ fault: "slow" }], {
    error: { class: "RequestTimeoutError" },
    leastMs: 200,
  }),
  seen(
    "time is up while an answer still drips",
    { ...read, options: { timeoutMs: 300, retries: 0 } },
    [{ fault: "drip" }],
    { error: { class: "RequestTimeoutError" }, leastMs: 300 },
  ),
  seen("an answer that is not JSON is an error, and is not requested again", read, [{ fault: "garbage" }], {
    ...notOurs(200, "text/html"),
  }),
  seen("a write whose answer is not JSON is not sent again", keyed, [{ fault: "garbage" }], {
    ...notOurs(200, "text/html"),
    isKeyed: true,
  }),
  seen("an empty answer is not the service's", read, [{ status: 200, body: "" }], notOurs(200)),
  seen("a list is no answer", read, [{ status: 201, body: [{}] }], notOurs(201)),
  seen("null is no answer", read, [{ status: 200, body: null }], notOurs(200)),
  seen(
    "a keyed write is not repeated by the HTTP library on a kept connection",
    { ...keyed, isSecond: true, options: own },
    [done, { fault: "drop" }],
    {
      ...transport,
      isKeyed: true,
    },
  ),
  seen(
    "a read is not repeated by the HTTP library on a kept connection",
    { ...read, isSecond: true, options: { retries: 0 } },
    [done, { fault: "drop" }],
    {
      ...transport,
      // Only its HttpClient decides on that, and only for reads.
      notIn: ["java"],
    },
  ),
  seen(
    "a refusal by a proxy has its status and type",
    { ...read, options: { retries: 0 } },
    [{ status: 403, headers: { "Content-Type": "text/html" }, body: "<html>" }],
    {
      error: { class: "ApiError", status: 403, code: "", contentType: "text/html", retryable: false },
      says: "(403, text/html)",
    },
  ),
  seen(
    "another server's JSON is not the service's problem document",
    { ...read, options: { retries: 0 } },
    [{ status: 503, body: { code: 7, title: ["Busy"], invalidParams: "none" } }],
    {
      error: { class: "ApiError", status: 503, code: "", contentType: "application/json", retryable: true },
      says: "(503, application/json)",
    },
  ),
];

/** The operation's answer in place of its placeholder. */
const withAnswer = ({ resources, ...form }: Form, vector: Vector): Vector => {
  const { resource, verb } = vector.task;
  const operations = resources.find(({ name }) => name === resource)?.operations ?? [];
  const name = operations.find((operation) => operation.verb === verb)?.answer;
  if (name === undefined) throw new Error(`${vector.name}: the contract has no ${resource}.${verb}`);
  const body = new ContractValues({ resources, ...form }, true).valueOf(
    { kind: "model", name },
    "answer",
    "full",
  );
  const replies =
    vector.replies?.map((reply) =>
      "body" in reply && reply.body === done.body ? { ...reply, body } : reply,
    ) ?? [];
  return { ...vector, replies, ...(vector.answer === "done" && { answer: body }) };
};

/** Calls on a bad connection, and the contents of errors. */
export const faultVectors = (form: Form): Vector[] =>
  [...RETRIED, ...NOT_RETRIED, ...REPORTED_VECTORS].map((vector) => withAnswer(form, vector));
