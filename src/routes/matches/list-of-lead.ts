import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/matches.ts";
import { explore } from "../../domain/radar/explore.ts";
import { listMatchesOfLead } from "../../domain/radar/list-of-object.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { leadId } from "../leads/params.ts";
import { pagingOf, renderPage } from "./match-view.ts";
import { MATCH_INCLUDING } from "./params.ts";
import { MATCH_ROW } from "./tool-row.ts";

export const listLeadMatches = readEndpoint({
  method: "get",
  path: "/leads/{leadId}/matches",
  operationId: "listLeadMatches" as const,
  tags: ["Opportunities (Radar)"],
  params: z.strictObject({ leadId }),
  query: MATCH_INCLUDING,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.listLeadMatches.answer>() },
  title: ptEn("Listar as oportunidades de um cliente", "List opportunities of a client"),
  tool: {
    description:
      "See which properties fit one client, own and partners', best first. Returns rows with score and its parts.",
    row: MATCH_ROW,
  },
  permission: "radar:read",
  errors: ["not_found"],
  read: async (call, { params: { leadId }, query }) => {
    const page = await listMatchesOfLead(call, leadId, query, await pagingOf(call, query));
    const besides = await explore(call, { kind: "lead", id: leadId }, query.include);
    return { ...(await renderPage(call, page)), ...besides };
  },
});
