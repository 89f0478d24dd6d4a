import { EMPTY_FUNNEL, funnelOf } from "../../src/domain/radar/funnel.ts";
import type { Candidate } from "../../src/domain/radar/gates.ts";
import { nearMissesOf } from "../../src/domain/radar/near-misses.ts";
import { joinPreviews, keptOfOffer, keptOfWish, previewOf } from "../../src/domain/radar/preview.ts";
import { scoreOf } from "../../src/domain/radar/score.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { About, Explored, Preview, PreviewQuestion } from "../../src/ports/board-answers.ts";
import { CAPS, rankOf, reaches } from "./floors.ts";
import type { Holdings } from "./holdings.ts";

const NO_PINS: ReadonlySet<string> = new Set();

function* withWishes(offer: Offer, wishes: Iterable<Wish>): Iterable<Candidate> {
  for (const wish of wishes) yield { offer, wish };
}

function* withOffers(wish: Wish, offers: Iterable<Offer>): Iterable<Candidate> {
  for (const offer of offers) yield { offer, wish };
}

/** The pairs of an object with all others of its account; null if it is in no recommendations. */
const pairsOf = (holdings: Holdings, { kind, id }: About): (() => Iterable<Candidate>) | null => {
  if (kind === "property") {
    const heldOffer = holdings.offer(id);
    return heldOffer && (() => withWishes(heldOffer.offer, holdings.wishes()));
  }
  const heldWish = holdings.wish(id);
  return heldWish && (() => withOffers(heldWish.wish, holdings.offers()));
};

/** Whether the client's current floor admits a pair that passes. */
const keeps =
  (holdings: Holdings) =>
  ({ offer, wish }: Candidate): boolean => {
    const heldWish = holdings.wish(wish.id);
    const score = scoreOf(offer, wish);
    if (score === null) return false;
    if (heldWish?.pins.has(offer.id)) return true;
    const cell = heldWish?.cells.find(({ cityId, scope }) => cityId === offer.cityId && scope === "INTERNAL");
    return reaches(rankOf(score, offer, wish.id, "INTERNAL"), cell?.floor ?? null);
  };

/** Near misses of an object, and the gates where the other pairs fail. */
export const explore = (holdings: Holdings, about: About): Explored => {
  const pairs = pairsOf(holdings, about);
  if (!pairs) return { nearMisses: [], funnel: EMPTY_FUNNEL };
  return { nearMisses: nearMissesOf(pairs()), funnel: funnelOf(pairs(), keeps(holdings)) };
};

const previewOne = (holdings: Holdings, { about: { kind, id }, after }: PreviewQuestion): Preview => {
  if (kind === "property") {
    const before = holdings.offer(id)?.offer ?? null;
    const kept = (offer: Offer | null) => keptOfOffer(offer, holdings.wishes(), keeps(holdings));
    return previewOf(kept(before), kept(after as Offer | null));
  }
  const heldWish = holdings.wish(id);
  const kept = (wish: Wish | null) =>
    keptOfWish(wish, holdings.offers(), CAPS.INTERNAL, heldWish?.pins ?? NO_PINS);
  return previewOf(kept(heldWish?.wish ?? null), kept(after as Wish | null));
};

/** The future matches of all these objects; no pair has two of them. */
export const preview = (holdings: Holdings, questions: readonly PreviewQuestion[]): Preview =>
  joinPreviews(questions.map((question) => previewOne(holdings, question)));
