import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { setLeadState as setState } from "../../domain/leads/set-state.ts";
import { previewLead } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { UNTRASHED_STATES } from "../../vocabulary/value-lists.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { leadId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const setLeadState = writeEndpoint({
  method: "post",
  path: "/leads/{leadId}/state",
  operationId: "setLeadState",
  tags: ["Clients"],
  params: z.strictObject({ leadId }),
  query: PREVIEW,
  body: z.strictObject({ state: z.enum(UNTRASHED_STATES) }).meta({ id: "LeadStateInput" }),
  responses: { 200: doneWith<typeof LEAD_DOCS.operations.setLeadState.answer>() },
  title: ptEn("Arquivar ou reativar um cliente", "Archive or reactivate a client"),
  tool: {
    description:
      "Archive a client or make it active again. Returns the client; activating counts as activity now. To change the sales stage use patch_lead.",
  },
  permission: "leads:write",
  hints: { destructive: false, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: ["request_refused", "not_found", "lead_in_trash"],
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewLead(ctx, preview, await setState(ctx, params.leadId, body.state)),
  render: renderWrite,
});
