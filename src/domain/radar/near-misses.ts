import type { Gap, NearMiss } from "../../ports/board-answers.ts";
import { PURPOSES } from "../../vocabulary/value-lists.ts";
import { factsOf } from "./facts.ts";
import { type Candidate, hasArea, hasBedrooms, hasCity, hasPrice, hasPurpose, hasType } from "./gates.ts";
import { askedBedrooms, bestTerms, MIN_SCORE, placeOf, pointsOfParts, type Terms, termsOf } from "./score.ts";

/** The number of near misses shown. */
const SHOWN = 10;
/** The lowest score of a near miss. */
const NEAR_SCORE = 45;

const purposeGap = ({ offer }: Candidate): Gap => ({
  gate: "PURPOSE",
  purposes: PURPOSES.filter((purpose) => (purpose === "VENDA" ? offer.saleCents : offer.rentCents) !== null),
});

const excessOf = ({ price, max }: Terms): number => price / max;

/** The gap of the purpose whose price is nearest to its maximum. */
const priceGap = ({ offer, wish }: Candidate): Gap => {
  const terms = PURPOSES.map((purpose) => termsOf(offer, wish, purpose)).filter((one) => one !== null);
  const [{ price: cents, max }] = terms.sort((a, b) => excessOf(a) - excessOf(b)) as [Terms];
  return { gate: "PRICE", cents, max };
};

const bedroomsGap = ({ offer, wish }: Candidate): Gap => ({
  gate: "BEDROOMS",
  asked: askedBedrooms(offer, wish)!,
  has: offer.bedrooms!,
});

const areaGap = ({ offer, wish }: Candidate): Gap => ({
  gate: "AREA",
  asked: wish.areaMin!,
  has: offer.area!,
});

/** Every closed gate of a pair in one of the client's cities; without a purpose in common the price is not compared. */
const closedGates = (pair: Candidate): Gap[] => [
  ...(hasPurpose(pair) ? [] : [purposeGap(pair)]),
  ...(hasType(pair) ? [] : [{ gate: "TYPE", type: pair.offer.type } as const]),
  ...(hasPurpose(pair) && !hasPrice(pair) ? [priceGap(pair)] : []),
  ...(hasBedrooms(pair) ? [] : [bedroomsGap(pair)]),
  ...(hasArea(pair) ? [] : [areaGap(pair)]),
];

const pointsOf = ({ offer, wish }: Candidate): number =>
  pointsOfParts(offer, wish, { place: placeOf(offer, wish), terms: bestTerms(offer, wish) });

/** At most 150 % of the maximum, in whole cents. */
const isWithinReach = (gap: Gap): boolean => gap.gate !== "PRICE" || 2 * gap.cents <= 3 * gap.max;

/** @returns null for a pair that fits, lacks more than one thing, or lacks one that cannot be changed */
const nearMissOf = (pair: Candidate): NearMiss | null => {
  if (!hasCity(pair)) return null;
  const [gap, other] = closedGates(pair);
  if (other || (gap && !isWithinReach(gap))) return null;
  const score = pointsOf(pair);
  const near = { propertyId: pair.offer.id, leadId: pair.wish.id, score };
  if (gap) return { ...near, gap };
  if (score < NEAR_SCORE || score >= MIN_SCORE) return null;
  return { ...near, gap: { gate: "SCORE", facts: factsOf(pair.offer, pair.wish) } };
};

/** Price and rooms are negotiable; another purpose or type is not. */
const ORDER: readonly Gap["gate"][] = ["PRICE", "SCORE", "BEDROOMS", "AREA", "PURPOSE", "TYPE"];

/** The size of the gap, among pairs with the same kind of gap. */
const lackOf = ({ gap, score }: NearMiss): number => {
  switch (gap.gate) {
    case "PRICE":
      return gap.cents / gap.max;
    case "BEDROOMS":
      return gap.asked - gap.has;
    case "AREA":
      return 1 - gap.has / gap.asked;
    default:
      return -score;
  }
};

const idsOf = ({ propertyId, leadId }: NearMiss): string => `${propertyId} ${leadId}`;

const byNearness = (a: NearMiss, b: NearMiss): number =>
  ORDER.indexOf(a.gap.gate) - ORDER.indexOf(b.gap.gate) ||
  lackOf(a) - lackOf(b) ||
  b.score - a.score ||
  (idsOf(a) < idsOf(b) ? -1 : 1);

/** The nearest pairs that one closed gate, or a score just too low, keeps apart (rules 26.42); ties by ids. */
export const nearMissesOf = (pairs: Iterable<Candidate>): NearMiss[] => {
  let nearest: NearMiss[] = [];
  for (const pair of pairs) {
    const near = nearMissOf(pair);
    if (!near || (nearest.length === SHOWN && byNearness(near, nearest.at(-1)!) > 0)) continue;
    nearest = [...nearest, near].sort(byNearness).slice(0, SHOWN);
  }
  return nearest;
};
