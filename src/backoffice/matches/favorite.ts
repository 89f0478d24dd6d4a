import { backofficeEndpoint, ok } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { operateOnMatch } from "./context.ts";

export const favoriteMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/favorite",
  operationId: "favoriteMatch",
  tag: "Opportunities (Radar)",
  summary: "Favorite an opportunity",
  description: "A new one; a favorite stays one.",
  params: MATCH_PARAMS,
  query: {},
  body: null,
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, matchId } }) =>
    ok(await operateOnMatch(call, accountId, matchId, "favorite")),
});
