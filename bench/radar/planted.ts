import type { HeldOffer, HeldWish } from "../../durable-objects/match-board/holdings.ts";
import { territoryOf } from "../../durable-objects/match-board/territory.ts";
import { Thresholds } from "../../durable-objects/match-board/thresholds.ts";
import type { Account } from "../../src/domain/accounts/account.ts";
import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import { clientCard, propertyCardForOthers } from "../../src/domain/radar/card.ts";
import { scoreOf } from "../../src/domain/radar/score.ts";
import { offerOf, wishOf } from "../../src/domain/radar/sides.ts";
import { accountBoard, cityBoard, launchBoard } from "../../src/ports/match-board.ts";
import type { Planted } from "../board/index.ts";
import { CITY, type City, SHARD } from "./city.ts";

/** Ids of the property and the client, and the score: the variable parts of a match's row. */
export type Pair = readonly [propertyId: string, leadId: string, score: number];

/** A board that has read and balanced everything, and its pairs. */
export interface PlantedBoard extends Planted {
  readonly name: string;
  readonly pairs: readonly Pair[];
  /** Its compared pairs, and the duration. */
  readonly judged: number;
  readonly milliseconds: number;
}

interface Entries {
  readonly offers: Planted["offers"];
  readonly wishes: readonly Omit<Planted["wishes"][number], "cells">[];
}

const settledBoard = (name: string, { offers, wishes }: Entries): PlantedBoard => {
  const pairs: Pair[] = [];
  const thresholds = new Thresholds(territoryOf(name), ({ offer }: HeldOffer, { wish }: HeldWish) => {
    pairs.push([offer.id, wish.id, scoreOf(offer, wish)!]);
  });
  const began = performance.now();
  for (const held of offers) thresholds.setOffer(held.offer.id, held);
  const none: ReadonlySet<string> = new Set();
  for (const { wish, shard } of wishes) thresholds.setWish(wish.id, { wish, shard, pins: none });
  const milliseconds = performance.now() - began;
  const withCells = wishes.map((wanted) => ({
    ...wanted,
    cells: thresholds.holdings.wish(wanted.wish.id)!.cells,
  }));
  return { name, offers, wishes: withCells, pairs, judged: thresholds.judgedPairs, milliseconds };
};

/** @param name a city's board, which has cards of listings, and of clients on the network's; null: an account's */
const entriesOf = ({ properties, leads }: City, name: string | null): Entries => ({
  offers: properties.map((property) => ({
    offer: offerOf(property)!,
    shard: SHARD,
    knownAt: property.updatedAt,
    card: name === null ? null : JSON.stringify(propertyCardForOthers(property, null)),
  })),
  wishes: leads.map((lead) => ({
    wish: wishOf(lead)!,
    shard: SHARD,
    pins: new Set<string>(),
    knownAt: lead.updatedAt,
    card: name === cityBoard(CITY) && lead.sharedToNetwork ? JSON.stringify(clientCard(lead)) : null,
  })),
});

const openOn = (name: string, city: City): Entries => {
  const accounts = new Map<string, Account>(city.accounts.map((account) => [account.id, account]));
  const { offers, wishes } = entriesOf(city, name);
  return {
    offers: offers.filter(({ offer }) => openBoardOf(offer, accounts.get(offer.accountId)!) === name),
    wishes: wishes.filter(({ wish }) => openBoardsOf(wish, accounts.get(wish.accountId)!).includes(name)),
  };
};

/** The city's boards: partners' shared objects, and all clients for its launches. */
export const cityBoardsOf = (city: City): readonly [PlantedBoard, PlantedBoard] => [
  settledBoard(cityBoard(CITY), openOn(cityBoard(CITY), city)),
  settledBoard(launchBoard(CITY), openOn(launchBoard(CITY), city)),
];

/** Each account's own board. */
export const accountBoardsOf = (city: City): PlantedBoard[] => {
  const { offers, wishes } = entriesOf(city, null);
  const offersOf = Map.groupBy(offers, ({ offer }) => offer.accountId);
  const wishesOf = Map.groupBy(wishes, ({ wish }) => wish.accountId);
  return city.accounts.map(({ id }) =>
    settledBoard(accountBoard(id), { offers: offersOf.get(id) ?? [], wishes: wishesOf.get(id) ?? [] }),
  );
};
