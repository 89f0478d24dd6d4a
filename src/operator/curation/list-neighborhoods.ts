import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { cityById } from "../../domain/geo/cities.ts";
import { waitingTexts } from "../../domain/properties/place-neighborhood.ts";
import type { CURATION_WORDS } from "../../words/backoffice/curation.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { pageAcrossShards } from "./across-shards.ts";

export const listWaitingNeighborhoods = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/curation/neighborhoods",
    operationId: "listWaitingNeighborhoods",
    tags: ["Curation"],
    request: { query: LIST_QUERY },
    responses: { 200: doneWith<typeof CURATION_WORDS.operations.listWaitingNeighborhoods.answer>() },
  }),
  {
    errors: [],
    operator: { roles: ["CURATION"] },
    handle: async (call, { query }) => {
      const { items, nextCursor } = await pageAcrossShards(
        call,
        query,
        (db, after, limit) => waitingTexts(db, after as [string, string] | null, limit),
        ({ cityId, text }) => [cityId, text],
      );
      const data = items.map((item) => {
        const city = cityById(item.cityId);
        return { ...item, city: city?.name ?? "", state: city?.uf ?? "" };
      });
      return ok({ data, nextCursor });
    },
  },
);
