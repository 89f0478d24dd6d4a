import * as z from "zod";
import { loadAccount } from "../../domain/accounts/account.ts";
import { replayMatch as replay } from "../../domain/radar/replay.ts";
import { MATCH_STATUSES } from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { matchContext } from "./context.ts";

const MatchReplay = z
  .object({
    equal: z.boolean(),
    status: z.enum(MATCH_STATUSES),
    score: z.int().nullable().meta({ description: "As judged now; null where the pair does not pass." }),
    differences: z.array(z.object({ field: z.string(), stored: z.unknown(), recomputed: z.unknown() })),
  })
  .meta({ id: "MatchReplay" });

export const replayMatch = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/matches/{matchId}/replay",
  operationId: "replayMatch",
  tag: "Opportunities (Radar)",
  summary: "Judge an opportunity anew by what both objects say now",
  params: MATCH_PARAMS,
  query: {},
  response: z.object({ data: MatchReplay }),
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId, matchId } }) => {
    const account = await loadAccount(call, accountId);
    return ok({ data: await replay(matchContext(call, account), call, account.shard, matchId) });
  },
});
