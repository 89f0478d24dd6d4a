import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/matches.ts";
import { explore } from "../../domain/radar/explore.ts";
import { listMatchesOfProperty } from "../../domain/radar/list-of-object.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "../properties/params.ts";
import { pagingOf, renderPage } from "./match-view.ts";
import { MATCHES_OF_PROPERTY } from "./params.ts";
import { MATCH_ROW } from "./tool-row.ts";

export const listPropertyMatches = readEndpoint({
  method: "get",
  path: "/properties/{propertyId}/matches",
  operationId: "listPropertyMatches" as const,
  tags: ["Opportunities (Radar)"],
  params: z.strictObject({ propertyId }),
  query: MATCHES_OF_PROPERTY,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.listPropertyMatches.answer>() },
  title: ptEn("Listar as oportunidades de um imóvel", "List opportunities of a property"),
  tool: {
    description:
      "See which clients, own and partners', fit one property, best first. Returns rows with score and its parts.",
    row: MATCH_ROW,
  },
  permission: "radar:read",
  errors: ["not_found"],
  read: async (call, { params: { propertyId }, query }) => {
    const page = await listMatchesOfProperty(call, propertyId, query, await pagingOf(call, query));
    const besides = await explore(call, { kind: "property", id: propertyId }, query.include);
    return { ...(await renderPage(call, page)), ...besides };
  },
});
