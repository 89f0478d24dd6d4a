import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import { clientCard, propertyCardForOthers } from "../../src/domain/radar/card.ts";
import type { CurrentObjects, CurrentProperty } from "../../src/domain/radar/current-objects.ts";
import { type Offer, offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import type { ChangedObject } from "../../src/ports/match-board.ts";
import type { HeldOffer, HeldWish } from "./holdings.ts";
import type { Territory } from "./territory.ts";

/** An object's current state, as a board needs it. */
interface CurrentState<Holding> {
  readonly changed: ChangedObject;
  /** False if it was removed for good. */
  readonly exists: boolean;
  /** Null if it does not belong to the board. */
  readonly holding: Holding | null;
  /** Whether partners may see it, in recommendations or not. */
  readonly isOpen: boolean;
  /** Its card for partners; null if it was removed, or if no partner sees such cards of this board. */
  readonly card: string | null;
  readonly changedAt: number;
}

export type OfferState = CurrentState<HeldOffer>;
export type WishState = CurrentState<Omit<HeldWish, "cells">>;

const NO_PINS: ReadonlySet<string> = new Set();

const changedAt = ({ property, development }: CurrentProperty): number =>
  Math.max(property.updatedAt, development?.updatedAt ?? 0);

/** The property as an offer; null if it is none. */
export const offerIn = (truth: CurrentProperty | undefined): Offer | null =>
  truth ? offerOf(truth.property, truth) : null;

export const offerStateOf = (
  changed: ChangedObject,
  truth: CurrentObjects,
  { board, cityId }: Territory,
): OfferState => {
  const known = truth.properties.get(changed.id);
  const offer = offerIn(known);
  const isOurs =
    offer && (cityId === null || openBoardOf(offer, truth.accounts.get(changed.accountId) ?? null) === board);
  const knownAt = known ? changedAt(known) : 0;
  return {
    changed,
    exists: known !== undefined,
    holding: isOurs ? { offer, shard: changed.shard, knownAt } : null,
    isOpen: known !== undefined && (known.property.kind !== "PROPERTY" || known.property.sharedToNetwork),
    card:
      known && cityId !== null
        ? JSON.stringify(propertyCardForOthers(known.property, known.development))
        : null,
    changedAt: knownAt,
  };
};

export const wishStateOf = (
  changed: ChangedObject,
  truth: CurrentObjects,
  { board, cityId, showsClients }: Territory,
): WishState => {
  const lead = truth.leads.get(changed.id);
  const wish = lead ? wishOf(lead) : null;
  const isOurs =
    wish &&
    (cityId === null || openBoardsOf(wish, truth.accounts.get(changed.accountId) ?? null).includes(board));
  return {
    changed,
    exists: lead !== undefined,
    holding: isOurs ? { wish, shard: changed.shard, pins: truth.pins.get(changed.id) ?? NO_PINS } : null,
    isOpen: lead?.sharedToNetwork ?? false,
    card: lead && showsClients ? JSON.stringify(clientCard(lead)) : null,
    changedAt: lead?.updatedAt ?? 0,
  };
};
