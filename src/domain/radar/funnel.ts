import { type Funnel, GATES } from "../../ports/board-answers.ts";
import { type Candidate, hasArea, hasBedrooms, hasCity, hasPrice, hasPurpose, hasType } from "./gates.ts";
import { MIN_SCORE, scoreOf } from "./score.ts";

export const EMPTY_FUNNEL: Funnel = Object.fromEntries(GATES.map((gate) => [gate, 0])) as Record<
  (typeof GATES)[number],
  number
>;

const reachesScore = ({ offer, wish }: Candidate): boolean => (scoreOf(offer, wish) ?? 0) >= MIN_SCORE;

/**
 * The number of pairs left after each filter.
 * @param pairs of eligible objects
 * @param isKept whether the cap leaves a pair that passes
 */
export const funnelOf = (pairs: Iterable<Candidate>, isKept: (pair: Candidate) => boolean): Funnel => {
  const left = { ...EMPTY_FUNNEL } as Record<(typeof GATES)[number], number>;
  const tests = [
    () => true,
    hasPurpose,
    hasCity,
    hasType,
    hasPrice,
    hasBedrooms,
    hasArea,
    reachesScore,
    isKept,
  ];
  for (const pair of pairs) {
    for (const [at, gate] of GATES.entries()) {
      if (!tests[at]!(pair)) break;
      left[gate] += 1;
    }
  }
  return left;
};
