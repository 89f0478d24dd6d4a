import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { listPartnerships as list } from "../../domain/partnerships/list.ts";
import { timeText } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";
import type { PARTNERSHIP_ANSWERS } from "./answers.ts";
import { partnershipStage } from "./params.ts";
import { presentAll } from "./shown.ts";

/** All of them in one answer, in nearly every account (rules 28.15). */
const MAX_PARTNERSHIPS = 1_000;

/** What the platform side's list of an account takes too. */
export const PARTNERSHIP_QUERY = z.strictObject({
  limit: pageLimit(MAX_PARTNERSHIPS, MAX_PARTNERSHIPS),
  status: partnershipStage.optional(),
  updatedSince: timeText.optional(),
  cursor: cursorParam,
});

export const listPartnerships = readEndpoint(
  createRoute({
    method: "get",
    path: "/partnerships",
    operationId: "listPartnerships",
    tags: ["Partnerships"],
    request: { query: PARTNERSHIP_QUERY },
    responses: { 200: doneWith<typeof PARTNERSHIP_ANSWERS.listPartnerships>() },
  }),
  {
    permission: "partnerships:read",
    database: "directory",
    errors: [],
    read: async (call, { query: { cursor, limit, ...filter } }) => {
      const after = cursor === undefined ? null : await call.readCursor(cursor);
      const { partnerships, next } = await list(call, filter, { limit, after });
      return {
        data: await presentAll(call, partnerships),
        nextCursor: next && (await call.writeCursor(next)),
      };
    },
  },
);
