import { spaceOf } from "../../lib/id.ts";
import { accountBoard, cityBoard, launchBoard } from "../../ports/match-board.ts";
import type { Account } from "../accounts/account.ts";
import type { Match } from "./match.ts";
import type { Offer, Wish } from "./sides.ts";

type Publisher = Pick<Account, "type" | "status">;

/** The board that pairs an offer with other accounts' clients; null if none (rules 26.7, 26.8). */
export const openBoardOf = (offer: Offer, account: Publisher | null): string | null => {
  if (account?.status !== "ACTIVE") return null;
  const space = spaceOf(offer.accountId);
  if (offer.kind === "PROPERTY") return offer.shared ? cityBoard(offer.cityId, space) : null;
  return account.type === "DEVELOPER" ? launchBoard(offer.cityId, space) : null;
};

/** The boards that pair a client with other accounts' offers: launches are open to all (rules 26.8). */
export const openBoardsOf = ({ accountId, places, shared }: Wish, account: Publisher | null): string[] => {
  if (account?.status !== "ACTIVE") return [];
  const cityIds = [...new Set(places.map(({ cityId }) => cityId))];
  const space = spaceOf(accountId);
  return [
    ...cityIds.map((cityId) => launchBoard(cityId, space)),
    ...(shared ? cityIds.map((cityId) => cityBoard(cityId, space)) : []),
  ];
};

/** The board that keeps the pair of a match. */
export const boardOfMatch = ({ scope, accountId, cityId }: Match): string => {
  if (cityId === null) return accountBoard(accountId);
  const board = scope === "LAUNCH" ? launchBoard : cityBoard;
  return board(cityId, spaceOf(accountId));
};
