import { readEndpoint } from "../../contract/endpoint.ts";
import { listMatchesOfLead } from "../../domain/radar/list.ts";
import { leadId } from "../leads/params.ts";
import { MATCH_LIST_QUERY } from "./params.ts";
import { MatchList } from "./schemas.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listLeadMatches = readEndpoint({
  path: "/leads/{leadId}/matches",
  operationId: "listLeadMatches",
  tag: "Opportunities (Radar)",
  summary: "Properties that fit a client, own and partners', best first",
  description: "Scores may move while one pages: an opportunity may be seen twice or missed.",
  permission: "radar:read",
  params: { leadId },
  query: MATCH_LIST_QUERY,
  errors: ["not_found"],
  response: MatchList,
  read: async (call, { params, query }) =>
    renderPage(call, await listMatchesOfLead(call, params.leadId, query, await pagingOf(call, query))),
});
