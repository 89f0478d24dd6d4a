import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { GEO_DOCS } from "../../documentation/geo.ts";
import { cityById } from "../../domain/geo/cities.ts";
import { pageOfNeighborhoods } from "../../domain/geo/neighborhoods.ts";
import { Refusal } from "../../errors/refusal.ts";
import { ptEn } from "../../lib/language.ts";
import { IBGE_CODE } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

const cityId = z
  .string()
  .regex(IBGE_CODE, { error: "IBGE code" })
  .meta({ description: "The 7-digit IBGE code.", example: "3550308" });

export const listNeighborhoods = readEndpoint({
  method: "get",
  path: "/geo/cities/{cityId}/neighborhoods",
  operationId: "listNeighborhoods",
  tags: ["Account and reference"],
  params: z.strictObject({ cityId }),
  query: z.strictObject({ limit: pageLimit(1000, 100), cursor: cursorParam }),
  responses: { 200: doneWith<typeof GEO_DOCS.operations.listNeighborhoods.answer>() },
  title: ptEn("Listar os bairros de uma cidade", "List neighborhoods of a city"),
  tool: {
    description: "Find the neighborhoodSlug other tools need. Returns the neighborhoods of one city.",
  },
  permission: null,
  errors: ["not_found"],
  read: async (call, { params, query }) => {
    if (!cityById(params.cityId)) throw new Refusal("not_found");
    const [after] = query.cursor !== undefined ? await call.readCursor(query.cursor) : [""];
    const page = await pageOfNeighborhoods(call, params.cityId, {
      limit: query.limit,
      after: String(after),
    });
    const last = page.neighborhoods.at(-1);
    const nextCursor = page.hasMore && last ? await call.writeCursor([last.neighborhoodSlug]) : null;
    return { data: page.neighborhoods, nextCursor, total: page.total };
  },
});
