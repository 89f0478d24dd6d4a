import type { MatchScope, MatchSide } from "../../vocabulary/value-lists.ts";
import { factsOf, scoreIn } from "./facts.ts";
import type { Offer, Wish } from "./sides.ts";

/** A pair: two objects, the shards of their rows, and the property's last known change. */
interface PairOf {
  readonly offer: Offer;
  readonly offerShard: string;
  readonly knownAt: number;
  readonly wish: Wish;
  readonly wishShard: string;
  /** Its insertion counts in no summary: the board is only being filled (rules 26.37). */
  readonly quiet: boolean;
}

/** One side of a kept pair, as in its row. */
export interface KeptSide {
  readonly leadId: string;
  readonly propertyId: string;
  readonly side: MatchSide;
  readonly accountId: string;
  readonly scope: MatchScope;
  readonly score: number;
  readonly facts: object;
  readonly partnerAccountId: string | null;
  readonly ownerAccountId: string | null;
  /** For pairs of two accounts; null in-house. */
  readonly cityId: string | null;
  readonly knownAt: number;
  readonly quiet: boolean;
  /** The partner's object, whose card the shard needs; null in-house. */
  readonly shown: string | null;
}

/** The rows of a pair in one shard (rules 26.7): none if neither side is there. */
export const sidesIn = (shard: string, pair: PairOf): KeptSide[] => {
  const { offer, wish, knownAt, quiet } = pair;
  const facts = factsOf(offer, wish);
  const both = { leadId: wish.id, propertyId: offer.id, score: scoreIn(facts), facts, knownAt, quiet };
  const ofClient = { accountId: wish.accountId, ownerAccountId: wish.ownerId };
  if (offer.accountId === wish.accountId) {
    const own = {
      side: "own",
      scope: "INTERNAL",
      partnerAccountId: null,
      cityId: null,
      shown: null,
    } as const;
    return shard === pair.wishShard ? [{ ...both, ...ofClient, ...own }] : [];
  }
  const scope = offer.kind === "PROPERTY" ? "NETWORK" : "LAUNCH";
  const common = { ...both, scope, cityId: offer.cityId } as const;
  const client: KeptSide = {
    ...common,
    ...ofClient,
    side: "client",
    partnerAccountId: offer.accountId,
    shown: offer.id,
  };
  const property: KeptSide = {
    ...common,
    side: "property",
    accountId: offer.accountId,
    ownerAccountId: offer.ownerId,
    partnerAccountId: wish.accountId,
    shown: wish.id,
  };
  return [
    ...(shard === pair.wishShard ? [client] : []),
    ...(scope === "NETWORK" && shard === pair.offerShard ? [property] : []),
  ];
};
