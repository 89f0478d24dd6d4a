import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { GEO_DOCS } from "../../documentation/geo.ts";
import { searchCities } from "../../domain/geo/cities.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { uf } from "./params.ts";

/** Ample: the longest city name has 32 characters. */
const MAX_SEARCH_CHARS = 100;

export const listCities = readEndpoint({
  method: "get",
  path: "/geo/cities",
  operationId: "listCities",
  tags: ["Account and reference"],
  query: z.strictObject({
    uf,
    q: z
      .string()
      .max(MAX_SEARCH_CHARS)
      .optional()
      .meta({ description: "Part of the name; accents are ignored." }),
    limit: pageLimit(1000, 100),
    cursor: cursorParam,
  }),
  responses: { 200: doneWith<typeof GEO_DOCS.operations.listCities.answer>() },
  title: ptEn("Listar cidades", "List cities"),
  tool: {
    description:
      "Find the cityId other tools need, by part of a city's name. Returns id, name, state and slug.",
  },
  permission: null,
  errors: [],
  read: async (call, { query }) => {
    const after = query.cursor !== undefined ? String((await call.readCursor(query.cursor))[0]) : undefined;
    const { cities, total, next } = searchCities({ uf: query.uf, q: query.q, limit: query.limit, after });
    return { data: cities, nextCursor: next === undefined ? null : await call.writeCursor([next]), total };
  },
});
