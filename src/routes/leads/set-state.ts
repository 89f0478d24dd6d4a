import * as z from "zod";
import { setLeadState as setState } from "../../domain/leads/set-state.ts";
import { previewLead } from "../../domain/radar/preview-write.ts";
import { UNTRASHED_STATES } from "../../vocabulary/value-lists.ts";
import { writeEndpoint } from "../endpoint.ts";
import { asksPreview, PREVIEW } from "../preview.ts";
import { leadId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const setLeadState = writeEndpoint({
  method: "post",
  path: "/leads/{leadId}/state",
  operationId: "setLeadState",
  tag: "Clients",
  summary: "Archive or reactivate a client",
  description: "Reactivating sets lastActivityAt to now.",
  permission: "leads:write",
  effects: { destructive: false, repeatable: true, reachesOut: false },
  params: { leadId },
  query: PREVIEW,
  body: z.strictObject({ state: z.enum(UNTRASHED_STATES) }).meta({ id: "LeadStateInput" }),
  idempotent: true,
  differsByKey: asksPreview,
  statuses: [200],
  errors: ["request_refused", "not_found", "lead_in_trash"],
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewLead(ctx, preview, await setState(ctx, params.leadId, body.state)),
  status: () => 200,
  render: renderWritten,
});
