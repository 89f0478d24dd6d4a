import { createRoute } from "@hono/zod-openapi";
import { createdWith, doneWith, json } from "../../contract/route.ts";
import { createLead as create } from "../../domain/leads/create.ts";
import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { LeadCreationBody } from "../../domain/leads/record/input.ts";
import { previewLead } from "../../domain/radar/preview-write.ts";
import { writeEndpoint } from "../endpoint.ts";
import { asksPreview, PREVIEW } from "../preview.ts";
import type { LEAD_ANSWERS } from "./answers.ts";
import { createdOrOk, locationOf, renderWritten } from "./written.ts";

export const createLead = writeEndpoint(
  createRoute({
    method: "post",
    path: "/leads",
    operationId: "createLead",
    tags: ["Clients"],
    request: { query: PREVIEW, body: json(LeadCreationBody) },
    responses: {
      200: doneWith<typeof LEAD_ANSWERS.createLead>(),
      201: createdWith<typeof LEAD_ANSWERS.createLead>(),
    },
  }),
  {
    permission: "leads:write",
    effects: { destructive: true, repeatable: true, reachesOut: false },
    idempotent: true,
    differsByKey: asksPreview,
    errors: [
      "request_refused",
      "consent_required",
      "external_ref_exists",
      "lead_linked_to_other_ref",
      "lead_in_trash",
    ],
    faults: (ctx, { body }) => findLeadFaults(ctx, null, body, { externalRef: null }),
    plan: async (ctx, { body, query: { preview } }) => previewLead(ctx, preview, await create(ctx, body)),
    status: createdOrOk,
    headers: locationOf,
    render: renderWritten,
  },
);
