import { ApiError, RealEstateError } from "../../typescript/real-estate-account.ts";
import type { Text } from "./texts.ts";

/** The exit codes. */
export const EXIT = { done: 0, unexpected: 1, usage: 2, key: 3, refused: 4, unavailable: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with a message and an exit code. */
export class Stop extends Error {
  readonly code: ExitCode;
  readonly text: Text;
  readonly values: Readonly<Record<string, unknown>>;

  constructor(code: ExitCode, text: Text, values: Readonly<Record<string, unknown>> = {}) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.values = values;
  }
}

/** The exit code for an error, such as one of the SDK's. */
export const exitOf = (error: unknown): ExitCode => {
  if (error instanceof Stop) return error.code;
  if (error instanceof ApiError) {
    if (error.status === 401 || error.status === 403) return EXIT.key;
    return error.retryable ? EXIT.unavailable : EXIT.refused;
  }
  return error instanceof RealEstateError ? EXIT.unavailable : EXIT.unexpected;
};
