import { env } from "cloudflare:workers";
import { Holdings, NO_CELLS } from "../../durable-objects/match-board/holdings.ts";
import { hypotheticalPairs } from "../../durable-objects/match-board/hypothetical-pairs.ts";
import { explore, preview } from "../../durable-objects/match-board/questions.ts";
import { app } from "../../src/app.ts";
import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { MatchBoardPort } from "../../src/ports/match-board.ts";
import type { TestAccount } from "./api.ts";
import { type Answer, answerOf, type Json, type Method, type Options, requestOf } from "./http.ts";
import { BackgroundTasks } from "./serve-with.ts";

type Questions = Pick<MatchBoardPort, "explore" | "preview" | "meet">;

/** The holdings of a board with these objects. */
export const holding = (offers: readonly Offer[], wishes: readonly Wish[]): Holdings => {
  const holdings = new Holdings(null);
  for (const offer of offers) holdings.replaceOffer(offer.id, { offer, shard: "DB", knownAt: 0 });
  for (const wish of wishes)
    holdings.replaceWish(wish.id, { wish, shard: "DB", pins: new Set(), cells: NO_CELLS });
  return holdings;
};

/** A board that answers from its holdings. */
export const boardWith = (holdings: Holdings): Questions => ({
  explore: async (_board, about) => explore(holdings, about),
  preview: async (_board, questions) => preview(holdings, questions),
  meet: async (_board, sought) => sought.map((one) => hypotheticalPairs(holdings, one)),
});

const refuse = async (): Promise<never> => {
  throw new Error("the board cannot be reached");
};

export const NO_BOARD: Questions = { explore: refuse, preview: refuse, meet: refuse };

const hang = (): Promise<never> => new Promise(() => undefined);

export const HANGING_BOARD: Questions = { explore: hang, preview: hang, meet: hang };

/** Serves a call with this board in place of every board. */
export const askWith = async (
  board: Questions,
  { key }: TestAccount,
  method: Method,
  path: string,
  options: Options = {},
): Promise<Answer<Json>> => {
  const background = new BackgroundTasks();
  const bindings = { ...env, MATCH_BOARD: { getByName: () => board } } as unknown as Env;
  const request = requestOf(method, `/v1${path}`, key, options);
  const answer = await answerOf(await app.fetch(request, bindings, background.context), `${method} ${path}`);
  await background.ended();
  return answer;
};
