import { type Facts, MINIMUMS, type Minimum } from "./facts.ts";
import type { Place } from "./score.ts";

/** Facts of the previous formula, in partnerships and lost matches; they include parts that nobody asked for. */
interface FirstFacts {
  readonly purpose: Facts["purpose"];
  readonly location: { readonly points: number };
  readonly price: Omit<Facts["price"], "floor">;
  readonly type: Facts["type"] & { readonly points: number };
  readonly [name: string]: unknown;
}

export type StoredFacts = Facts | FirstFacts;

const PLACES: Readonly<Record<number, Place>> = { 30: "neighborhood", 24: "city", 8: "elsewhere" };

/** Whether the facts are of the first formula, whose parts do not add up to its score. */
export const isFirst = (facts: StoredFacts): facts is FirstFacts => "points" in facts.type;

export const readFacts = (facts: StoredFacts): Facts => {
  if (!isFirst(facts)) return facts;
  const { purpose, location, price, type } = facts;
  const asked = MINIMUMS.filter((name) => (facts[name] as { asked: number | null }).asked !== null);
  return {
    purpose,
    location: { ...location, place: PLACES[location.points]! },
    price: { ...price, floor: price.min ?? 0 },
    type: { type: type.type },
    ...Object.fromEntries(asked.map((name) => [name, facts[name] as Minimum])),
  };
};
