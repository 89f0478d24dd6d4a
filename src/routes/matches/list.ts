import { listMatches as list } from "../../domain/radar/list.ts";
import { readEndpoint } from "../endpoint.ts";
import { MATCH_FILTERS } from "./params.ts";
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
  read: async (call, { query }) => renderPage(call, await list(call, query, await pagingOf(call, query))),
});
