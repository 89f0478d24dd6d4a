import type { Basis } from "../db/basis.ts";
import type { Fault } from "../errors/faults.ts";
import { Refusal } from "../errors/refusal.ts";
import type { AppContext } from "./context.ts";

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

const LIST = /^\s*(?:\*|(?:W\/)?"[\x21\x23-\x7e]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]*")*)\s*$/;
const AT = { in: "header", name: "If-Match" } as const;

/** The versions that a write may change (RFC 9110 §13.1.1); null for any. A route that cannot compare refuses them. */
export const readIfMatch = (
  c: AppContext,
  { versioned }: { readonly versioned?: true },
): { ifMatch: readonly string[] | null; faults: readonly Fault[] } => {
  const header = c.req.header("If-Match");
  if (header === undefined) return { ifMatch: null, faults: [] };
  if (!versioned) return { ifMatch: null, faults: [{ ...AT, code: "not_taken" }] };
  if (!LIST.test(header))
    return { ifMatch: null, faults: [{ ...AT, code: "invalid_format", args: { format: '"12"' } }] };
  return { ifMatch: header.split(",").map((tag) => tag.trim()), faults: [] };
};

/** @throws Refusal precondition_failed, when the object is not the one that the caller has read */
export const assertMatches = (ifMatch: readonly string[] | null | undefined, basis: Basis): void => {
  if (!ifMatch) return;
  const stands = basis.some(({ version }) => ifMatch.includes("*") || ifMatch.includes(tagOf(version)));
  if (!stands) throw new Refusal("precondition_failed");
};
