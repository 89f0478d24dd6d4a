import { readEndpoint } from "../../contract/endpoint.ts";
import { listMatches as list } from "../../domain/radar/list.ts";
import { MATCH_FILTERS } from "./params.ts";
import { MatchList } from "./schemas.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listMatches = readEndpoint({
  path: "/matches",
  operationId: "listMatches",
  tag: "Opportunities (Radar)",
  summary: "The opportunities, newest first",
  description:
    "Without `status`, dismissed ones too. Opportunities follow a write within seconds, not within the call.",
  permission: "radar:read",
  params: {},
  query: MATCH_FILTERS,
  errors: [],
  response: MatchList,
  read: async (call, { query }) => renderPage(call, await list(call, query, await pagingOf(call, query))),
});
