import { Refusal } from "../../errors/refusal.ts";
import type { Sentence } from "../../lib/language.ts";
import type { MatchContext } from "./list.ts";
import { loadMatch, refuseStatus } from "./move.ts";
import { isLocked, type MatchView } from "./present.ts";
import type { ShownMatch } from "./shown-match.ts";

const refuse = (pt: string, en: string): Refusal => {
  const detail: Sentence = { "pt-BR": pt, en };
  return new Refusal("request_refused", { detail });
};

const assertRequestable = (shown: ShownMatch, view: Pick<MatchView, "isSubscribed">): void => {
  const { scope, status, lostAt } = shown.match;
  if (scope === "INTERNAL")
    throw refuse("O imóvel e o cliente são da própria conta.", "Property and client are the account's own.");
  if (status === "ARCHIVED" || status === "REQUESTED") throw refuseStatus(status);
  if (isLocked(shown, view))
    throw refuse(
      "Uma das contas está sem assinatura ativa.",
      "One of the accounts has no active subscription.",
    );
  if (lostAt !== null)
    throw refuse("A oportunidade deixou de valer após uma mudança.", "The opportunity no longer fits.");
};

/**
 * Asks the partner for a partnership (rules 26.41).
 * @throws Refusal not_found; request_refused where the match does not allow it, and wherever there are no partnerships
 */
export const requestPartnership = async (
  ctx: MatchContext,
  id: string,
  view: Pick<MatchView, "isSubscribed">,
): Promise<never> => {
  assertRequestable(await loadMatch(ctx, id), view);
  throw refuse("As parcerias ainda não estão disponíveis.", "Partnerships are not available yet.");
};
