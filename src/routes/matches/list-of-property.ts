import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DONE } from "../../contract/route.ts";
import { explore } from "../../domain/radar/explore.ts";
import { listMatchesOfProperty } from "../../domain/radar/list.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "../properties/params.ts";
import { MATCH_INCLUDING } from "./params.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listPropertyMatches = readEndpoint(
  createRoute({
    method: "get",
    path: "/properties/{propertyId}/matches",
    operationId: "listPropertyMatches" as const,
    tags: ["Opportunities (Radar)"],
    request: { params: z.strictObject({ propertyId }), query: MATCH_INCLUDING },
    responses: { 200: DONE },
  }),
  {
    permission: "radar:read",
    errors: ["not_found"],
    read: async (call, { params: { propertyId }, query }) => {
      const page = await listMatchesOfProperty(call, propertyId, query, await pagingOf(call, query));
      const besides = await explore(call, { kind: "property", id: propertyId }, query.include);
      return { ...(await renderPage(call, page)), ...besides };
    },
  },
);
