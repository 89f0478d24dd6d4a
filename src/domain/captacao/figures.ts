import type { CaptacaoOwner } from "../../db/schema/captacao-owners.ts";
import type { FitCounts, Sought } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { answerOf } from "../radar/ask-board.ts";
import { type DemandPorts, demandEverywhere } from "./demand-everywhere.ts";
import type { OfferedOwner } from "./offered-owner.ts";
import { type OfferFigures, UNKNOWN_FIGURES } from "./present-offer.ts";

/** How long a list waits for figures that it can do without (rules 29.21). */
const ANSWER_MS = 200;

interface Asking extends DemandPorts {
  board(name: string): Pick<MatchBoardPort, "meet">;
}

const soughtOf = (owner: CaptacaoOwner): Sought => ({
  cityId: owner.cityId,
  neighborhoodSlug: owner.neighborhoodSlug,
  type: owner.propertyType,
  purpose: owner.purpose,
  priceCents: owner.priceExpectedCents,
  bedrooms: owner.bedrooms,
  area: owner.usableAreaDeclared ?? owner.areaDeclared,
});

type OwnFigures = Omit<OfferFigures, "demand">;

const figuresOf = ({ clients, neighborhoodClients, stock }: FitCounts): OwnFigures => ({
  matchingClients: { city: clients, neighborhood: neighborhoodClients },
  stockNeighborhood: stock,
});

/** Counts the account's own clients and properties that fit each owner, with one call to its board. */
const ownFigures = async (
  { accountId, board }: Asking,
  offered: readonly OfferedOwner[],
): Promise<OwnFigures[]> => {
  if (offered.length === 0) return [];
  const name = accountBoard(accountId);
  const sought = offered.map(({ owner }) => soughtOf(owner));
  const boardAnswers = await answerOf(() => board(name).meet(name, sought), ANSWER_MS);
  return offered.map((_, at) => (boardAnswers?.[at] ? figuresOf(boardAnswers[at]) : UNKNOWN_FIGURES));
};

/** The figures shown with each owner's own data. */
export const figuresFor = async (
  asking: Asking,
  offered: readonly OfferedOwner[],
): Promise<OfferFigures[]> => {
  const [own, demand] = await Promise.all([ownFigures(asking, offered), demandEverywhere(asking, offered)]);
  return own.map((figures, at) => ({ ...figures, demand: demand[at]! }));
};
