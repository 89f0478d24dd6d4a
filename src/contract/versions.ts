import type { Basis } from "../db/basis.ts";
import { Refusal } from "../errors/refusal.ts";

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
