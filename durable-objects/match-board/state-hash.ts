import { openBoardOf, openBoardsOf } from "../../src/domain/radar/boards.ts";
import type { CurrentObjects } from "../../src/domain/radar/current-objects.ts";
import { type Offer, type Wish, wishOf } from "../../src/domain/radar/sides.ts";
import { hash32 } from "../../src/lib/hash.ts";
import type { ChangedObject, Checked } from "../../src/ports/match-board.ts";
import { offerIn } from "./current-state.ts";

/** A hash of an offer or wish that changes with any of its members. */
export const stateHashOf = (known: Offer | Wish): string => {
  const text = JSON.stringify(known);
  return `${hash32(text)} ${hash32("again", text)}`;
};

/** An account whose objects any city's board may see. */
const ANYBODY = { type: "DEVELOPER", status: "ACTIVE" } as const;

/** What each board of the object's cities should know of it, with the board's name. */
export const openTo = (
  changed: ChangedObject,
  truth: CurrentObjects,
  quiet: boolean,
): [string, Checked][] => {
  const account = truth.accounts.get(changed.accountId) ?? null;
  const offer = offerIn(truth.properties.get(changed.id));
  const lead = truth.leads.get(changed.id);
  const wish = lead ? wishOf(lead) : null;
  const mayBe = [offer ? openBoardOf(offer, ANYBODY) : null, ...(wish ? openBoardsOf(wish, ANYBODY) : [])];
  const are = [offer ? openBoardOf(offer, account) : null, ...(wish ? openBoardsOf(wish, account) : [])];
  return mayBe
    .filter((board) => board !== null)
    .map((board) => [
      board,
      { ...changed, quiet, stamp: are.includes(board) ? stateHashOf((offer ?? wish)!) : null },
    ]);
};
