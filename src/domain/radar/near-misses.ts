import type { Gap, NearMiss } from "../../ports/board-answers.ts";
import { PURPOSES } from "../../vocabulary/value-lists.ts";
import { factsOf } from "./facts.ts";
import { type Candidate, hasArea, hasBedrooms, hasCity, hasPrice, hasPurpose, hasType } from "./gates.ts";
import {
  askedBedrooms,
  bestTerms,
  LEAST_SCORE,
  placeOf,
  pointsOfParts,
  type Terms,
  termsOf,
} from "./score.ts";

/** So many are told of. */
const SHOWN = 10;
/** From here on a score is near. */
const NEAR_SCORE = 45;

const purposeGap = ({ offer }: Candidate): Gap => ({
  gate: "PURPOSE",
  purposes: PURPOSES.filter((purpose) => (purpose === "VENDA" ? offer.saleCents : offer.rentCents) !== null),
});

const excessOf = ({ price, max }: Terms): number => price / max;

/** Of the purpose that is nearest to its maximum. */
const priceGap = ({ offer, wish }: Candidate): Gap => {
  const terms = PURPOSES.map((purpose) => termsOf(offer, wish, purpose)).filter((one) => one !== null);
  const [{ price: cents, max }] = terms.sort((a, b) => excessOf(a) - excessOf(b)) as [Terms];
  return { gate: "PRICE", cents, max };
};

const bedroomsGap = ({ offer, wish }: Candidate): Gap => ({
  ...{ gate: "BEDROOMS", asked: askedBedrooms(offer, wish)!, has: offer.bedrooms! },
});

const areaGap = ({ offer, wish }: Candidate): Gap => ({
  ...{ gate: "AREA", asked: wish.areaMin!, has: offer.area! },
});

/** Every closed gate; without a purpose in common the price is not judged. */
const closedGates = (pair: Candidate): Gap[] => [
  ...(hasPurpose(pair) ? [] : [purposeGap(pair)]),
  ...(hasCity(pair) ? [] : [{ gate: "CITY", cityId: pair.offer.cityId } as const]),
  ...(hasType(pair) ? [] : [{ gate: "TYPE", type: pair.offer.type } as const]),
  ...(hasPurpose(pair) && !hasPrice(pair) ? [priceGap(pair)] : []),
  ...(hasBedrooms(pair) ? [] : [bedroomsGap(pair)]),
  ...(hasArea(pair) ? [] : [areaGap(pair)]),
];

const pointsOf = ({ offer, wish }: Candidate): number =>
  pointsOfParts(offer, wish, { place: placeOf(offer, wish), terms: bestTerms(offer, wish) });

/** @returns null for a pair that fits, or lacks more than one thing */
const nearMissOf = (pair: Candidate): NearMiss | null => {
  const [gap, other] = closedGates(pair);
  const score = pointsOf(pair);
  const near = { propertyId: pair.offer.id, leadId: pair.wish.id, score };
  if (other) return null;
  if (gap) return { ...near, gap };
  if (score < NEAR_SCORE || score >= LEAST_SCORE) return null;
  return { ...near, gap: { gate: "SCORE", facts: factsOf(pair.offer, pair.wish) } };
};

const byScore = (a: NearMiss, b: NearMiss): number =>
  b.score - a.score || (`${a.propertyId} ${a.leadId}` < `${b.propertyId} ${b.leadId}` ? -1 : 1);

/** The best pairs that one closed gate, or a score just too low, keeps apart; of equals by their ids. */
export const nearMissesOf = (pairs: Iterable<Candidate>): NearMiss[] => {
  let best: NearMiss[] = [];
  for (const pair of pairs) {
    const near = nearMissOf(pair);
    if (!near || (best.length === SHOWN && byScore(near, best.at(-1)!) > 0)) continue;
    best = [...best, near].sort(byScore).slice(0, SHOWN);
  }
  return best;
};
