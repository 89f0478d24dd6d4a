import { trashLead as trash } from "../../domain/leads/trash.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";
import { operateOnLead } from "./written.ts";

export const trashLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/trash",
  operationId: "trashLead",
  tag: "Clients",
  summary: "Move a client to the trash",
  description: "Kept 30 days and restorable.",
  params: LEAD_PARAMS,
  query: {},
  body: null,
  statuses: [200],
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId, leadId } }) =>
    ok(
      await operateOnLead(call, accountId, {
        action: "lead.trash",
        fields: [],
        decide: (ctx) => trash(ctx, leadId),
      }),
    ),
});
