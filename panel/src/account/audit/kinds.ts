import type { Sentence } from "../../../../src/lib/language.ts";
import { ACTORS, OPERATOR } from "./texts.ts";

/** The kind of actor an id belongs to, where no name is known. */
export const kindOf = (actor: string): Sentence =>
  Object.entries(ACTORS).find(([prefix]) => actor.startsWith(prefix))?.[1] ?? OPERATOR;
