import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/backoffice/matches.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { listMatches } from "../../domain/radar/list.ts";
import { presentMatch } from "../../domain/radar/present.ts";
import { MATCH_FILTERS } from "../../routes/matches/params.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { dashboardView, matchContext } from "./context.ts";

export const listAccountMatches = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/matches",
  operationId: "listAccountMatches",
  tags: ["Opportunities (Radar)"],
  params: ACCOUNT_PARAMS,
  query: MATCH_FILTERS,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.listAccountMatches.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    const account = await loadAccount(call, accountId);
    const paging = { limit: query.limit, after: await call.readCursor(query.cursor) };
    const { matches, next } = await listMatches(matchContext(call, account), query, paging);
    const view = dashboardView(call, account);
    const data = matches.map((match) => presentMatch(match, view));
    return ok({ data, nextCursor: await call.writeCursor(next) });
  },
});
