import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { trashLead as trash } from "../../domain/leads/trash.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";
import { operateOnLead } from "./written.ts";

export const trashLead = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/leads/{leadId}/trash",
    operationId: "trashLead" as const,
    tags: ["Clients"],
    request: { params: LEAD_PARAMS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found", "concurrent_write"],
    handle: async (call, { params: { accountId, leadId } }) =>
      ok(
        await operateOnLead(call, accountId, {
          action: "lead.trash",
          fields: [],
          decide: (ctx) => trash(ctx, leadId),
        }),
      ),
  },
);
