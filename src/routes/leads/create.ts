import { createdWith, doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { createLead as create } from "../../domain/leads/create.ts";
import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { LeadCreationBody } from "../../domain/leads/record/input.ts";
import { previewLead } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { creation, renderWrite } from "./write-answer.ts";

export const createLead = writeEndpoint({
  method: "post",
  path: "/leads",
  operationId: "createLead",
  tags: ["Clients"],
  query: PREVIEW,
  body: LeadCreationBody,
  responses: {
    200: doneWith<typeof LEAD_DOCS.operations.createLead.answer>(),
    201: createdWith<typeof LEAD_DOCS.operations.createLead.answer>(),
  },
  title: ptEn("Criar um cliente", "Create a client"),
  tool: {
    description:
      "Add a client who has no code of the caller's; for a known person it fills what is missing. Needs name, a phone or an email, and consentGiven true. Returns the client. Arguments as in put_lead_by_ref.",
  },
  permission: "leads:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: [
    "request_refused",
    "consent_required",
    "external_ref_exists",
    "lead_linked_to_other_ref",
    "lead_in_trash",
  ],
  faults: (ctx, { body }) => findLeadFaults(ctx, null, body, { externalRef: null }),
  plan: async (ctx, { body, query: { preview } }) => previewLead(ctx, preview, await create(ctx, body)),
  ...creation,
  render: renderWrite,
});
