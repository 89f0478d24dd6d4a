import * as z from "zod";
import { cursorParam, integerParam, pageLimit, priceParam, searchParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { listProperties as list } from "../../domain/properties/list.ts";
import { presentProperty } from "../../domain/properties/record/index.ts";
import { ptEn } from "../../lib/language.ts";
import { timeText } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS, MAX_ROOMS } from "../../vocabulary/limits.ts";
import { PROPERTY_STATUSES, PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import { readEndpoint } from "../endpoint.ts";
import { AREA_AND_ROOMS, pathsIn } from "../tool-row.ts";

const PROPERTY_ROW = [
  "id",
  "externalRef",
  "kind",
  "status",
  "type",
  "purposes",
  "salePrice",
  "rentPrice",
  "title",
  ...pathsIn("address", ["neighborhood", "city", "state"]),
  ...AREA_AND_ROOMS,
  "captadorName",
  "radar.pending",
  "confirmation.dueAt",
  "updatedAt",
];

export const listProperties = readEndpoint({
  method: "get",
  path: "/properties",
  operationId: "listProperties",
  tags: ["Properties"],
  query: z.strictObject({
    limit: pageLimit(),
    cursor: cursorParam,
    q: searchParam,
    status: z.enum(PROPERTY_STATUSES).optional(),
    purpose: z.enum(PURPOSES).optional(),
    type: z.enum(PROPERTY_TYPES).optional(),
    citySlug: z.string().min(1).max(100).optional().meta({ example: "sao-paulo-sp" }),
    neighborhood: z.string().min(1).max(MAX_LINE_CHARS).optional(),
    bedrooms: integerParam(0, MAX_ROOMS).optional(),
    minPrice: priceParam.optional(),
    maxPrice: priceParam.optional(),
    updatedSince: timeText.optional(),
    radar: z.enum(["pending", "ready"]).optional(),
  }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.listProperties.answer>() },
  title: ptEn("Listar imóveis", "List properties"),
  tool: {
    description:
      "Search the portfolio by words of title, address and code, by price, place and rooms, or go through it, newest first; the trash is left out. Returns rows; get_property has the rest.",
    row: PROPERTY_ROW,
  },
  permission: "properties:read",
  errors: [],
  read: async (call, { query: { limit, cursor, ...filter } }) => {
    const after = cursor === undefined ? null : await call.readCursor(cursor);
    const { properties, next } = await list(call, filter, limit, after);
    return {
      data: properties.map((property) => presentProperty(property, call)),
      nextCursor: next && (await call.writeCursor(next)),
    };
  },
});
