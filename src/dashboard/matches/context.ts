import { type BackofficeCall, ok } from "../../backoffice/endpoint.ts";
import { operateOn } from "../../backoffice/operate.ts";
import { type Account, isSubscribed, loadAccount } from "../../domain/accounts/account.ts";
import type { MatchContext } from "../../domain/radar/match-page.ts";
import { type MatchPlan, type Move, planMove } from "../../domain/radar/move.ts";
import { type MatchView, presentMatch } from "../../domain/radar/present.ts";

/** Where the matches of an account are read. */
export const matchContext = (call: BackofficeCall, { id: accountId, shard }: Account): MatchContext => ({
  accountId,
  db: call.shard(shard),
  directory: call.directory,
  meter: call.meter,
  brokerId: call.member?.brokerId,
});

/** How the account's dashboard shows matches. */
export const dashboardView = ({ language, services }: BackofficeCall, account: Account): MatchView => ({
  language,
  links: services.links,
  hasSubscription: isSubscribed(account),
  showsNames: true,
});

/** Changes a match for the dashboard. @returns the answer */
export const operateOnMatch = async (call: BackofficeCall, accountId: string, id: string, move: Move) => {
  const account = await loadAccount(call, accountId);
  const { plan } = await operateOn(call, account, {
    action: `match.${move}`,
    fields: ["status"],
    decide: (ctx): Promise<MatchPlan> => planMove({ ...ctx, directory: call.directory }, id, move),
  });
  return ok({ data: presentMatch(plan.data, dashboardView(call, account)), result: plan.result });
};
