import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { restoreLead as restore } from "../../domain/leads/restore.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";
import { operateOnLead } from "./written.ts";

export const restoreLead = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/leads/{leadId}/restore",
    operationId: "restoreLead" as const,
    tags: ["Clients"],
    request: { params: LEAD_PARAMS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found", "request_refused", "concurrent_write"],
    handle: async (call, { params: { accountId, leadId } }) =>
      ok(
        await operateOnLead(call, accountId, {
          action: "lead.restore",
          fields: [],
          decide: (ctx) => restore(ctx, leadId),
        }),
      ),
  },
);
