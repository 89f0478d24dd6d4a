import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { MATCH_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/backoffice/matches.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { operateOnMatch } from "./context.ts";

export const favoriteMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/favorite",
  operationId: "favoriteMatch",
  tags: ["Opportunities (Radar)"],
  params: MATCH_PARAMS,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.favoriteMatch.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: (call, { params: { accountId, matchId } }) => operateOnMatch(call, accountId, matchId, "favorite"),
});
