import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { MATCH_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { matchContext } from "../../dashboard/matches/context.ts";
import type { MATCH_DOCS } from "../../documentation/backoffice/matches.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { replayMatch as replay } from "../../domain/radar/replay.ts";

export const replayMatch = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/matches/{matchId}/replay",
  operationId: "replayMatch",
  tags: ["Opportunities (Radar)"],
  params: MATCH_PARAMS,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.replayMatch.answer>() },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, matchId } }) => {
    const account = await loadAccount(call, accountId);
    return ok({ data: await replay(matchContext(call, account), call, account.shard, matchId) });
  },
});
