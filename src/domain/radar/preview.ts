import type { Preview } from "../../ports/board-answers.ts";
import { factsOf } from "./facts.ts";
import type { Candidate } from "./gates.ts";
import { MIN_SCORE, scoreOf } from "./score.ts";
import type { Offer, Wish } from "./sides.ts";

export type Kept = ReadonlyMap<string, { readonly pair: Candidate; readonly score: number }>;

type Scored = readonly [string, { readonly pair: Candidate; readonly score: number }];

const scored = (otherId: string, pair: Candidate): Scored[] => {
  const score = scoreOf(pair.offer, pair.wish);
  return score === null || score < MIN_SCORE ? [] : [[otherId, { pair, score }]];
};

/** @param isKept whether a pair is within its client's cap */
export const keptOfOffer = (
  offer: Offer | null,
  wishes: Iterable<Wish>,
  isKept: (pair: Candidate) => boolean,
): Kept => {
  const kept: Scored[] = [];
  if (offer)
    for (const wish of wishes)
      kept.push(...scored(wish.id, { offer, wish }).filter(([, { pair }]) => isKept(pair)));
  return new Map(kept);
};

/** Own properties: among equal scores the newest first (rules 26.16). */
const byPlace = ([, a]: Scored, [, b]: Scored): number =>
  b.score - a.score ||
  b.pair.offer.createdAt - a.pair.offer.createdAt ||
  (b.pair.offer.id > a.pair.offer.id ? 1 : -1);

/**
 * @param cap the most kept in each city
 * @param pins properties kept in any case, and not counted
 */
export const keptOfWish = (
  wish: Wish | null,
  offers: Iterable<Offer>,
  cap: number,
  pins: ReadonlySet<string>,
): Kept => {
  const passing: Scored[] = [];
  if (wish) for (const offer of offers) passing.push(...scored(offer.id, { offer, wish }));
  const counted = passing.filter(([id]) => !pins.has(id));
  const cities = Map.groupBy(counted, ([, { pair }]) => pair.offer.cityId);
  const best = [...cities.values()].flatMap((city) => city.sort(byPlace).slice(0, cap));
  return new Map([...passing.filter(([id]) => pins.has(id)), ...best]);
};

const isSamePreview = (one: Candidate, other: Candidate): boolean =>
  JSON.stringify(factsOf(one.offer, one.wish)) === JSON.stringify(factsOf(other.offer, other.wish));

/** Adds up the previews of several properties: no pair has two of them. */
export const joinPreviews = (previews: readonly Preview[]): Preview => {
  const sumOf = (field: "gained" | "lost" | "changed") =>
    previews.reduce((sum, preview) => sum + preview[field], 0);
  const tops = previews.flatMap(({ topScore }) => topScore ?? []);
  return {
    gained: sumOf("gained"),
    lost: sumOf("lost"),
    changed: sumOf("changed"),
    topScore: tops.length === 0 ? null : Math.max(...tops),
  };
};

/** An object's new, lost and changed matches. */
export const previewOf = (before: Kept, after: Kept): Preview => {
  const gained = [...after].filter(([id]) => !before.has(id));
  const stayed = [...after].filter(([id]) => before.has(id));
  const scores = gained.map(([, { score }]) => score);
  return {
    gained: gained.length,
    lost: before.size - stayed.length,
    changed: stayed.filter(([id, { pair }]) => !isSamePreview(pair, before.get(id)!.pair)).length,
    topScore: scores.reduce<number | null>((top, score) => Math.max(top ?? 0, score), null),
  };
};
