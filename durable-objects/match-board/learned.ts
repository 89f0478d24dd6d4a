import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import { clientCard, propertyCardForOthers } from "../../src/domain/radar/card.ts";
import { type Offer, offerOf } from "../../src/domain/radar/offer.ts";
import type { PropertyTruth, Truth } from "../../src/domain/radar/truth.ts";
import { wishOf } from "../../src/domain/radar/wish.ts";
import type { Told } from "../../src/ports/match-board.ts";
import type { HeldOffer, HeldWish } from "./holdings.ts";
import type { Territory } from "./territory.ts";

/** An object's current state, as a board needs it. */
export interface Learned<Holding> {
  readonly told: Told;
  /** False if it was removed for good. */
  readonly exists: boolean;
  /** Null if it does not belong to the board. */
  readonly holding: Holding | null;
  /** Whether partners may see it, in recommendations or not. */
  readonly isOpen: boolean;
  /** Its card for partners, or the last one a match showed; null if gone, or only its account's. */
  readonly card: string | null;
  readonly changedAt: number;
}

export type LearnedOffer = Learned<HeldOffer>;
export type LearnedWish = Learned<Omit<HeldWish, "cells">>;

const NO_PINS: ReadonlySet<string> = new Set();

const changedAt = ({ property, development }: PropertyTruth): number =>
  Math.max(property.updatedAt, development?.updatedAt ?? 0);

/** The property as an offer; null if it is none. */
export const offerIn = (truth: PropertyTruth | undefined): Offer | null =>
  truth ? offerOf(truth.property, truth) : null;

export const learnOffer = (told: Told, truth: Truth, { board, cityId }: Territory): LearnedOffer => {
  const known = truth.properties.get(told.id);
  const offer = offerIn(known);
  const isOurs =
    offer && (cityId === null || openBoardOf(offer, truth.accounts.get(told.accountId) ?? null) === board);
  const knownAt = known ? changedAt(known) : 0;
  return {
    told,
    exists: known !== undefined,
    holding: isOurs ? { offer, shard: told.shard, knownAt } : null,
    isOpen: known !== undefined && (known.property.kind !== "PROPERTY" || known.property.sharedToNetwork),
    card:
      known && cityId !== null
        ? JSON.stringify(propertyCardForOthers(known.property, known.development))
        : null,
    changedAt: knownAt,
  };
};

export const learnWish = (
  told: Told,
  truth: Truth,
  { board, cityId, showsClients }: Territory,
): LearnedWish => {
  const lead = truth.leads.get(told.id);
  const wish = lead ? wishOf(lead) : null;
  const isOurs =
    wish &&
    (cityId === null || openBoardsOf(wish, truth.accounts.get(told.accountId) ?? null).includes(board));
  return {
    told,
    exists: lead !== undefined,
    holding: isOurs ? { wish, shard: told.shard, pins: truth.pins.get(told.id) ?? NO_PINS } : null,
    isOpen: lead?.sharedToNetwork ?? false,
    card: lead && showsClients ? JSON.stringify(clientCard(lead)) : null,
    changedAt: lead?.updatedAt ?? 0,
  };
};
