import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { listMatches as list } from "../../domain/radar/list.ts";
import { readEndpoint } from "../endpoint.ts";
import type { MATCH_ANSWERS } from "./answers.ts";
import { MATCH_FILTERS } from "./params.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listMatches = readEndpoint(
  createRoute({
    method: "get",
    path: "/matches",
    operationId: "listMatches" as const,
    tags: ["Opportunities (Radar)"],
    request: { query: MATCH_FILTERS },
    responses: { 200: doneWith<typeof MATCH_ANSWERS.listMatches>() },
  }),
  {
    permission: "radar:read",
    errors: [],
    read: async (call, { query }) => renderPage(call, await list(call, query, await pagingOf(call, query))),
  },
);
