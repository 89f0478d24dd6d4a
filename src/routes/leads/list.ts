import * as z from "zod";
import { cursorParam, pageLimit, searchParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { listLeads as list } from "../../domain/leads/list.ts";
import { presentLead } from "../../domain/leads/record/present.ts";
import { ptEn } from "../../lib/language.ts";
import { timeText } from "../../vocabulary/field.ts";
import { CLIENT_STAGES, CLIENT_STATES } from "../../vocabulary/value-lists.ts";
import { readEndpoint } from "../endpoint.ts";
import { pathsIn } from "../tool-row.ts";

const CLIENT_ROW = [
  "id",
  "externalRef",
  "name",
  "state",
  "status",
  "phones",
  "email",
  "ownerName",
  "radar.pending",
  ...pathsIn("interest", ["purposes", "propertyTypes", "salePriceMax", "rentPriceMax", "bedrooms"]),
  ...pathsIn("interest.locations", ["neighborhood", "city"]),
  "lastActivityAt",
];

export const listLeads = readEndpoint({
  method: "get",
  path: "/leads",
  operationId: "listLeads",
  tags: ["Clients"],
  query: z.strictObject({
    limit: pageLimit(),
    cursor: cursorParam,
    q: searchParam,
    state: z.enum(CLIENT_STATES).default("ACTIVE"),
    status: z.enum(CLIENT_STAGES).optional(),
    ownerAccountId: z.string().min(1).max(100).optional(),
    updatedSince: timeText.optional(),
    radar: z.enum(["pending", "ready"]).optional(),
  }),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.listLeads.answer>() },
  title: ptEn("Listar clientes", "List clients"),
  tool: {
    description:
      "Find clients by words of name, phone, e-mail or code, or go through them, newest first. Returns rows without notes; get_lead has the rest.",
    row: CLIENT_ROW,
  },
  permission: "leads:read",
  errors: [],
  read: async (call, { query: { limit, cursor, ...filter } }) => {
    const after = cursor === undefined ? null : await call.readCursor(cursor);
    const { leads, next } = await list(call, filter, limit, after);
    return {
      data: leads.map((lead) => presentLead(lead, call.language)),
      nextCursor: next && (await call.writeCursor(next)),
    };
  },
});
