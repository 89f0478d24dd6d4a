import type { Sentence } from "../lib/language.ts";

export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 422 | 429 | 500 | 503 | 504;
  readonly title: Sentence;
  /** The remedy, shown on the error's page. */
  readonly remedy: Sentence;
  /** Any route may answer with it (rules 6.4). */
  readonly common?: true;
  /** Worth sending again unchanged; the answer then carries Retry-After. */
  readonly retryable?: true;
}

export const entry = (
  status: ErrorEntry["status"],
  titles: [pt: string, en: string],
  remedies: [pt: string, en: string],
  traits: Pick<ErrorEntry, "common" | "retryable"> = {},
): ErrorEntry => ({
  status,
  title: { "pt-BR": titles[0], en: titles[1] },
  remedy: { "pt-BR": remedies[0], en: remedies[1] },
  ...traits,
});
