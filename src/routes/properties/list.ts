import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { listProperties as list } from "../../domain/properties/list.ts";
import { presentProperty } from "../../domain/properties/record/index.ts";
import { timeText } from "../../vocabulary/field.ts";
import { PROPERTY_STATUSES, PROPERTY_TYPES, PURPOSES } from "../../vocabulary/value-lists.ts";
import { readEndpoint } from "../endpoint.ts";
import type { PROPERTY_ANSWERS } from "./answers.ts";

export const listProperties = readEndpoint(
  createRoute({
    method: "get",
    path: "/properties",
    operationId: "listProperties",
    tags: ["Properties"],
    request: {
      query: z.strictObject({
        limit: pageLimit(),
        cursor: cursorParam,
        status: z.enum(PROPERTY_STATUSES).optional(),
        purpose: z.enum(PURPOSES).optional(),
        type: z.enum(PROPERTY_TYPES).optional(),
        citySlug: z.string().min(1).max(100).optional().meta({ example: "sao-paulo-sp" }),
        updatedSince: timeText.optional(),
        radar: z.enum(["pending", "ready"]).optional(),
      }),
    },
    responses: { 200: doneWith<typeof PROPERTY_ANSWERS.listProperties>() },
  }),
  {
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
  },
);
