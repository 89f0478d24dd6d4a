import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { searchCities } from "../../domain/geo/cities.ts";
import { readEndpoint } from "../endpoint.ts";
import { uf } from "./params.ts";

/** The longest name of a city has 32 characters. */
const MAX_SEARCH_CHARS = 100;

export const listCities = readEndpoint({
  path: "/geo/cities",
  operationId: "listCities",
  tag: "Account and reference",
  summary: "Cities, by state and part of the name",
  permission: null,
  params: {},
  query: {
    uf,
    q: z
      .string()
      .max(MAX_SEARCH_CHARS)
      .optional()
      .meta({ description: "Part of the name; accents are ignored." }),
    limit: pageLimit(1000, 100),
    cursor: cursorParam,
  },
  errors: [],
  read: async (call, { query }) => {
    const after = query.cursor !== undefined ? String((await call.readCursor(query.cursor))[0]) : undefined;
    const { cities, total, next } = searchCities({ uf: query.uf, q: query.q, limit: query.limit, after });
    return { data: cities, nextCursor: next === undefined ? null : await call.writeCursor([next]), total };
  },
});
