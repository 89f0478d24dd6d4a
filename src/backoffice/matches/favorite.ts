import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { operateOnMatch } from "./context.ts";

export const favoriteMatch = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/matches/{matchId}/favorite",
    operationId: "favoriteMatch" as const,
    tags: ["Opportunities (Radar)"],
    request: { params: MATCH_PARAMS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found", "request_refused", "concurrent_write"],
    handle: async (call, { params: { accountId, matchId } }) =>
      ok(await operateOnMatch(call, accountId, matchId, "favorite")),
  },
);
