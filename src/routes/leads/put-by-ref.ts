import * as z from "zod";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { LEAD_DOCS } from "../../documentation/leads.ts";
import { findLeadFaults } from "../../domain/leads/find-faults.ts";
import { putLeadByRef as put } from "../../domain/leads/put-by-ref.ts";
import { LeadInputBody } from "../../domain/leads/record/input.ts";
import { previewLead } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { Ref } from "../../vocabulary/field.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { creation, renderWrite } from "./write-answer.ts";

export const putLeadByRef = writeEndpoint({
  method: "put",
  path: "/leads/by-ref/{ref}",
  operationId: "putLeadByRef",
  tags: ["Clients"],
  params: z.strictObject({ ref: Ref }),
  query: PREVIEW,
  body: LeadInputBody,
  responses: {
    200: doneWith<typeof LEAD_DOCS.operations.putLeadByRef.answer>(),
    201: createdWith<typeof LEAD_DOCS.operations.putLeadByRef.answer>(),
  },
  title: ptEn(
    "Criar, vincular ou atualizar um cliente por código",
    "Create, link or update a client by code",
  ),
  tool: {
    description:
      "Create a client, or change the one with this code. Returns CREATED, UPDATED, UNCHANGED, or LINKED if the person was a client without a code.",
  },
  permission: "leads:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: [
    "request_refused",
    "consent_required",
    "lead_linked_to_other_ref",
    "lead_in_trash",
    "external_ref_exists",
  ],
  faults: (ctx, { params: { ref }, body }) =>
    ref === undefined
      ? findLeadFaults(ctx, null, body, null)
      : findLeadFaults(ctx, { ref }, body, { externalRef: ref }),
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewLead(ctx, preview, await put(ctx, params.ref, body)),
  ...creation,
  render: renderWrite,
});
