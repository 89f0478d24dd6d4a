import { readEndpoint } from "../../contract/endpoint.ts";
import { listMatchesOfProperty } from "../../domain/radar/list.ts";
import { propertyId } from "../properties/params.ts";
import { MATCH_LIST_QUERY } from "./params.ts";
import { MatchList } from "./schemas.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listPropertyMatches = readEndpoint({
  path: "/properties/{propertyId}/matches",
  operationId: "listPropertyMatches",
  tag: "Opportunities (Radar)",
  summary: "Own clients that fit a property, best first",
  description: "Scores may move while one pages: an opportunity may be seen twice or missed.",
  permission: "radar:read",
  params: { propertyId },
  query: MATCH_LIST_QUERY,
  errors: ["not_found"],
  response: MatchList,
  read: async (call, { params, query }) =>
    renderPage(
      call,
      await listMatchesOfProperty(call, params.propertyId, query, await pagingOf(call, query)),
    ),
});
