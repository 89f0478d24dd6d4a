import { restoreLead as restore } from "../../domain/leads/restore.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { LEAD_PARAMS } from "../field.ts";
import { operateOnLead } from "./written.ts";

export const restoreLead = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/leads/{leadId}/restore",
  operationId: "restoreLead",
  tag: "Clients",
  summary: "Take a client out of the trash",
  description: "They come back in the state they had.",
  params: LEAD_PARAMS,
  query: {},
  body: null,
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, leadId } }) =>
    ok(
      await operateOnLead(call, accountId, {
        action: "lead.restore",
        fields: [],
        decide: (ctx) => restore(ctx, leadId),
      }),
    ),
});
