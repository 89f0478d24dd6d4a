import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { cursorParam } from "../../contract/query.ts";
import { DONE } from "../../contract/route.ts";
import { listPartnerships as list } from "../../domain/partnerships/list.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { timeText } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";
import { partnershipStage } from "./params.ts";

/** What the platform side's list of an account takes too. */
export const PARTNERSHIP_FILTERS = z.strictObject({
  status: partnershipStage.optional(),
  updatedSince: timeText.optional(),
  cursor: cursorParam,
});

export const listPartnerships = readEndpoint(
  createRoute({
    method: "get",
    path: "/partnerships",
    operationId: "listPartnerships" as const,
    tags: ["Partnerships"],
    summary: "The account's partnerships, from either side, newest first",
    description: "With `updatedSince`, latest change first. Up to 1,000 in one answer, then `nextCursor`.",
    request: { query: PARTNERSHIP_FILTERS },
    responses: { 200: DONE },
  }),
  {
    permission: "partnerships:read",
    database: "directory",
    errors: [],
    read: async (call, { query: { cursor, ...filter } }) => {
      const after = cursor === undefined ? null : await call.readCursor(cursor);
      const { partnerships, next } = await list(call, filter, after);
      return {
        data: partnerships.map((partnership) => presentPartnership(partnership, call)),
        nextCursor: next && (await call.writeCursor(next)),
      };
    },
  },
);
