import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import type { MATCH_WORDS } from "../../words/backoffice/matches.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { MATCH_PARAMS } from "../../backoffice/field.ts";
import { operateOnMatch } from "./context.ts";

export const unfavoriteMatch = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/matches/{matchId}/unfavorite",
    operationId: "unfavoriteMatch",
    tags: ["Opportunities (Radar)"],
    request: { params: MATCH_PARAMS },
    responses: { 200: doneWith<typeof MATCH_WORDS.operations.unfavoriteMatch.answer>() },
  }),
  {
    panel: { roles: SALES_ROLES },
    errors: ["not_found", "request_refused", "concurrent_write"],
    handle: async (call, { params: { accountId, matchId } }) =>
      ok(await operateOnMatch(call, accountId, matchId, "unfavorite")),
  },
);
