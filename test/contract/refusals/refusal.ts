import type { ErrorCode } from "../../../src/errors/catalog.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Answer, Options } from "../../support/http.ts";

export type Call = (options: Options) => Promise<Answer>;

/** Sends a body to a path, whose `{id}` is an object of the account. */
export const sending =
  (method: "post" | "put" | "patch", path: string, body: object) =>
  ({ api }: TestAccount, id = ""): Call =>
  (options) =>
    api[method](path.replace("{id}", id), { ...options, body });

/** A refused call, and what makes it succeed. */
export interface Refused {
  send(options: Options): Promise<Answer>;
  /** The passage of time, or someone's action, that lifts the refusal. */
  lift(): unknown;
}

/** One refusal of an operation: its code, and its reason if one code has several. */
export interface PassingRefusal {
  readonly code: ErrorCode;
  readonly why: string;
  /** A part of `detail`, if several reasons share one code. */
  readonly says?: string;
  arrange(): Promise<Refused>;
}

/** Why nothing lifts a code of an operation, or why no caller gets it. */
interface LastingRefusal {
  readonly code: ErrorCode;
  readonly lasts:
    | "the request lacks it"
    | "the contract lists it, and no rule answers it"
    | "the service makes the id: no call can name what is yet to be made";
}

export type Verdict = PassingRefusal | LastingRefusal;

/** For operations whose path has an id, unless the operation's sample says what lifts the refusal. */
export const UNMADE = {
  code: "not_found",
  lasts: "the service makes the id: no call can name what is yet to be made",
} as const;

export const UNUSED = {
  code: "request_refused",
  lasts: "the contract lists it, and no rule answers it",
} as const;
