import { readdirSync } from "node:fs";
import type { Random } from "../../../test/support/random.ts";
import type { Kind } from "../turn.ts";

/** Every other file of this folder exports the kinds of a part of the service as `KINDS`. */
const PARTS = readdirSync(import.meta.dirname)
  .filter((file) => file !== "index.ts")
  .sort();

const kindsOf = async (part: string): Promise<readonly Kind[]> => {
  const { KINDS: kinds } = (await import(`./${part}`)) as { readonly KINDS?: readonly Kind[] };
  if (!kinds) throw new Error(`${part} exports no KINDS.`);
  return kinds;
};

const KINDS = (await Promise.all(PARTS.map(kindsOf))).flat();

const TOTAL = KINDS.reduce((sum, { weight }) => sum + weight, 0);

/** Chooses a kind, in proportion to its weight. */
export const chooseKind = (random: Random): Kind => {
  let left = random() * TOTAL;
  for (const kind of KINDS) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return KINDS.at(-1)!;
};
