import { COMMON_ERRORS, ERRORS, type ErrorCode, slugOf } from "../../src/errors/catalog.ts";
import type { Language } from "../../src/lib/language.ts";

/** An entry of the catalog for its page. */
export interface ErrorInfo {
  readonly type: string;
  readonly slug: string;
  readonly code: ErrorCode;
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
  readonly retryable: boolean;
  /** Any route may answer it. */
  readonly common: boolean;
}

const errorInfo = (code: ErrorCode, language: Language, docsUrl: string): ErrorInfo => {
  const slug = slugOf(code);
  return {
    type: `${docsUrl}/erros/${slug}`,
    slug,
    code,
    status: ERRORS[code].status,
    title: ERRORS[code].title[language],
    remedy: ERRORS[code].remedy[language],
    retryable: "retryable" in ERRORS[code],
    common: COMMON_ERRORS.includes(code),
  };
};

export const allErrors = (language: Language, docsUrl: string): ErrorInfo[] =>
  (Object.keys(ERRORS) as ErrorCode[]).map((code) => errorInfo(code, language, docsUrl));
