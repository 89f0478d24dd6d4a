import { backofficeEndpoint, ok } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { operateOnMatch } from "./context.ts";

export const unfavoriteMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/unfavorite",
  operationId: "unfavoriteMatch",
  tag: "Opportunities (Radar)",
  summary: "Take an opportunity out of the favorites",
  description: "It is NEW again.",
  params: MATCH_PARAMS,
  query: {},
  body: null,
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, matchId } }) =>
    ok(await operateOnMatch(call, accountId, matchId, "unfavorite")),
});
