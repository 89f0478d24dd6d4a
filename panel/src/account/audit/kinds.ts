import type { Sentence } from "../../../../src/lib/language.ts";
import { ACTORS, OPERATOR } from "./texts.ts";

/** What kind of actor an id is of, where nobody knows a name. */
export const kindOf = (actor: string): Sentence =>
  Object.entries(ACTORS).find(([prefix]) => actor.startsWith(prefix))?.[1] ?? OPERATOR;
