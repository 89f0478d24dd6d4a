import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/matches.ts";
import { listMatches as list } from "../../domain/radar/list.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { pagingOf, renderPage } from "./match-view.ts";
import { MATCH_FILTERS } from "./params.ts";
import { MATCH_ROW } from "./tool-row.ts";

export const listMatches = readEndpoint({
  method: "get",
  path: "/matches",
  operationId: "listMatches" as const,
  tags: ["Opportunities (Radar)"],
  query: MATCH_FILTERS,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.listMatches.answer>() },
  title: ptEn("Listar oportunidades", "List opportunities"),
  tool: {
    description:
      "Go through all opportunities, newest first, dismissed ones too unless status is set. Returns rows.",
    row: MATCH_ROW,
  },
  permission: "radar:read",
  errors: [],
  read: async (call, { query }) => renderPage(call, await list(call, query, await pagingOf(call, query))),
});
