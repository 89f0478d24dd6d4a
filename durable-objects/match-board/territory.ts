import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import { LIVE } from "../../src/lib/id.ts";
import type { MatchScope } from "../../src/vocabulary/value-lists.ts";
import { partNamed } from "./part.ts";

/** The scope of a board's pairs (rules 26.7). */
export interface Territory {
  /** The name that callers use. */
  readonly board: string;
  /** The object's own name: the part's, if the board was split. */
  readonly name: string;
  /** Null for every city. */
  readonly cityId: string | null;
  /** The space of its objects; irrelevant on an account's board. */
  readonly space: string;
  /** The account of both sides; null for pairs of two accounts. */
  readonly accountId: string | null;
  readonly scope: MatchScope;
  /** Whether partners see its clients: a developer sees none of them. */
  readonly showsClients: boolean;
  /** Null if the pair does not belong here. */
  scopeOf(offer: Offer, wish: Wish): MatchScope | null;
}

type Shape = Omit<Territory, "board" | "name" | "space">;

const ofAccount = (accountId: string): Shape => ({
  cityId: null,
  accountId,
  scope: "INTERNAL",
  showsClients: false,
  scopeOf: () => "INTERNAL",
});

const ofNetwork = (cityId: string): Shape => ({
  cityId,
  accountId: null,
  scope: "NETWORK",
  showsClients: true,
  scopeOf: (offer, wish) =>
    offer.accountId !== wish.accountId && offer.kind === "PROPERTY" && wish.shared ? "NETWORK" : null,
});

const ofLaunches = (cityId: string): Shape => ({
  cityId,
  accountId: null,
  scope: "LAUNCH",
  showsClients: false,
  scopeOf: (offer, wish) =>
    offer.accountId !== wish.accountId && offer.kind !== "PROPERTY" ? "LAUNCH" : null,
});

const SHAPES: Readonly<Record<string, (id: string) => Shape>> = {
  "a:": ofAccount,
  "c:": ofNetwork,
  "l:": ofLaunches,
};

/** @param name made by `accountBoard`, `cityBoard` or `launchBoard`, or the name of a part */
export const territoryOf = (name: string): Territory => {
  const { whole: board } = partNamed(name);
  const shape = SHAPES[board.slice(0, 2)];
  if (!shape) throw new Error(`No board has the name ${board}.`);
  const [id = "", space = LIVE] = board.slice(2).split("/");
  return { board, name, space, ...shape(id) };
};
