import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/partnerships.ts";
import { listPartnerships as list } from "../../domain/partnerships/list.ts";
import { ptEn } from "../../lib/language.ts";
import { timeText } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";
import { pathsIn } from "../tool-row.ts";
import { partnershipStage } from "./params.ts";
import { presentAll } from "./present-all.ts";

/** Enough for all partnerships of nearly every account in one answer (rules 28.15). */
const MAX_PARTNERSHIPS = 1_000;

/** What an agent sees of each partnership of a list. */
const PARTNERSHIP_ROW = [
  "id",
  "status",
  "kind",
  "propertyId",
  "leadId",
  "developmentTitle",
  "score",
  "ourSide",
  "canMoveFunnel",
  ...pathsIn("counterpart", ["name", "contactName", "phone"]),
  ...pathsIn("property", ["title", "price", "city", "neighborhood"]),
  "lastProgressAt",
  "updateAskedAt",
  "protectedUntil",
  "propertyOffMarketAt",
];

export const PARTNERSHIP_QUERY = z.strictObject({
  limit: pageLimit(MAX_PARTNERSHIPS, MAX_PARTNERSHIPS),
  status: partnershipStage.optional(),
  updatedSince: timeText.optional(),
  cursor: cursorParam,
});

export const listPartnerships = readEndpoint({
  method: "get",
  path: "/partnerships",
  operationId: "listPartnerships",
  tags: ["Partnerships"],
  query: PARTNERSHIP_QUERY,
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.listPartnerships.answer>() },
  title: ptEn("Listar parcerias", "List partnerships"),
  tool: {
    description:
      "Go through partnerships with other accounts, from either side, newest first. Returns rows with status and role.",
    row: PARTNERSHIP_ROW,
  },
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
});
