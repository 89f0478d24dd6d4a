import type { Basis } from "../db/plan.ts";
import { PROBLEM_MEDIA_TYPE } from "../errors/problem.ts";
import { Refusal } from "../errors/refusal.ts";
import type { LimitState } from "../ports/account-gate.ts";
import { type AppContext, commonHeaders, scopeOf } from "./context.ts";

const JSON_MEDIA_TYPE = "application/json; charset=utf-8";

/** An answer before it is a Response, as idempotency records store it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PreviewBasis {
  readonly digest: string;
  /** Whether it depends on no data of the account, such as a creation. */
  readonly isNew: boolean;
}

/** The result of an operation. */
export interface Answered {
  readonly answer: Answer;
  /** The versions that a preview is based on; null for any other call. */
  readonly basis: PreviewBasis | null;
}

/** An answer that is already JSON text, so that stored text is not parsed and written again. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The answer of one object, with the version of its row. */
export class Versioned<T> {
  readonly body: T;
  readonly version: number;

  constructor(body: T, version: number) {
    this.body = body;
    this.version = version;
  }
}

const tagOf = (version: number): string => `"${version}"`;

export const versionHeader = (version: number): Record<string, string> => ({ ETag: tagOf(version) });

/** @throws Refusal precondition_failed, when the object is not the one that the caller has read */
export const assertMatches = (ifMatch: readonly string[] | null | undefined, basis: Basis): void => {
  if (!ifMatch) return;
  const isCurrent = basis.some(({ version }) => ifMatch.includes("*") || ifMatch.includes(tagOf(version)));
  if (!isCurrent) throw new Refusal("precondition_failed");
};

/** RateLimit header fields (IETF draft-ietf-httpapi-ratelimit-headers): a rate per second and the month's quota. */
export const rateLimitHeaders = ({ second, month }: LimitState): Record<string, string> => ({
  "RateLimit-Policy": `"second";q=${second.quota};w=1;burst=${second.burst}, "month";q=${month.quota};w=${month.windowSeconds}`,
  RateLimit: `"second";r=${second.remaining};t=${second.resetSeconds}, "month";r=${month.remaining};t=${month.resetSeconds}`,
});

const encoder = new TextEncoder();

/** An answer's body, encoded once: it is sent, and the call's log counts its bytes. */
export const bytesOf = ({ body }: Answer): Uint8Array => encoder.encode(body);

const contentType = (status: number): string => (status >= 400 ? PROBLEM_MEDIA_TYPE : JSON_MEDIA_TYPE);

/**
 * Creates the Response with all headers at once: each header set later costs a crossing into the runtime.
 * @param bytes the encoded body, if it is at hand
 */
export const respond = (c: AppContext, answer: Answer, bytes?: Uint8Array): Response => {
  const limits = c.get("limits");
  c.set("hasCommonHeaders", true);
  return new Response(bytes ?? answer.body, {
    status: answer.status,
    headers: {
      ...commonHeaders(c),
      "Content-Type": contentType(answer.status),
      "Content-Language": scopeOf(c).language,
      ...(limits && rateLimitHeaders(limits)),
      ...answer.headers,
    },
  });
};
